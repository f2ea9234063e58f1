import { boxPriceFor, tierCents } from "@confiserie/domain/channels/sales-channel";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { mayMix, palletReduction } from "@confiserie/domain/pallet/mixed-pallet";
import type { CatalogueEntry } from "./sellable-products";

/** A line at its own tier, and what its layers have on a mixed pallet. Cents a box. */
export interface StackedPrice {
	unitPriceCents: number;
	/** Off a box, because its whole layers stand on a filled pallet. */
	palletOffCents: number;
	/** The pallet's price of a product that may share one; null otherwise. */
	palletUnitCents: number | null;
}

/** Lines with their prices, each at the tier of its own boxes, and what mixed pallets take off them. */
export function pricesOf<Line extends CatalogueEntry & { boxes: number }>(
	lines: readonly Line[],
	packing: PackingLimits,
): (StackedPrice & { line: Line })[] {
	const priced = lines.map((line) => ({
		...line,
		unitPriceCents: boxPriceFor(line.boxPrices, line.boxes),
		palletPriceCents: palletPriceOf(line, packing),
	}));
	const off = palletReduction(priced, packing);
	return lines.map((line, index) => ({
		line,
		unitPriceCents: priced[index]?.unitPriceCents ?? 0,
		palletOffCents: off[index] ?? 0,
		palletUnitCents: priced[index]?.palletPriceCents ?? null,
	}));
}

/** The pallet's price of a product that may share one; null of any other. */
export const palletPriceOf = (entry: CatalogueEntry, packing: PackingLimits): number | null =>
	mayMix(entry, packing) ? tierCents(entry.boxPrices, entry.boxesPerPallet) : null;
