import { z } from "zod";
import { boxGrams } from "../delivery/box-weight";
import type { MixedPalletRules, PackingLimits } from "../delivery/options";
import { composePallets, isPalletFilled, mayMix, type Pallet, type StackedLine } from "./mixed-pallet";

const count = z.number().int();

/** What stands on one pallet, the heaviest layers below. `fill`: its share of a pallet, 1 when it is full. */
export const palletSchema = z.object({
	layers: z.array(z.object({ productId: z.string(), layers: count, boxes: count })),
	fill: z.number(),
	grams: count,
});

/** How layers of several products stand on pallets, with everything that decided it: what changes later does not move them. */
export const recordedPalletsSchema = z.object({
	minimumFillPercent: count,
	palletKilograms: count,
	/** The products that took part, with the weight of a box. */
	products: z.array(z.object({ productId: z.string(), boxGrams: count })),
	/** Whether layers of several products fill a pallet: a correction may fill one later, or take a layer of it away. */
	isFilled: z.boolean(),
	/** Once one is filled; pallets of one product alone are not among them. */
	pallets: z.array(palletSchema),
});
export type RecordedPallets = z.output<typeof recordedPalletsSchema>;
type PalletTerms = Omit<RecordedPallets, "isFilled" | "pallets">;

/** What is recorded of a cart; null where none of its products may share a pallet. */
export function recordPallets(lines: readonly StackedLine[], limits: PackingLimits): RecordedPallets | null {
	const mixed = lines.filter((line) => mayMix(line, limits));
	if (mixed.length === 0) return null;
	return {
		minimumFillPercent: limits.mixedPallets.minimumFillPercent,
		palletKilograms: limits.palletKilograms,
		products: mixed.map((line) => ({ productId: line.productId, boxGrams: boxGrams(line, limits) })),
		...compositionOf(lines, limits),
	};
}

function compositionOf(lines: readonly StackedLine[], limits: PackingLimits) {
	const isFilled = isPalletFilled(lines, limits);
	return { isFilled, pallets: isFilled ? composePallets(lines, limits).mixed : [] };
}

/** What is recorded of an order with other lines, under its own terms. */
export function recordAgain(lines: readonly RecordedLine[], terms: PalletTerms): RecordedPallets {
	const again = stackedAgain(lines, terms);
	return { ...terms, ...compositionOf(again.lines, again.limits) };
}

/** Which products of an order may share pallets, whatever the settings became; none of one without a record. */
export const recordedMixing = (terms: PalletTerms | null): MixedPalletRules => ({
	isAllowed: terms !== null,
	minimumFillPercent: terms?.minimumFillPercent ?? 100,
	categories: [],
	productIds: terms?.products.map(({ productId }) => productId) ?? [],
});

/** Boxes of an order's line with their sizes. */
export interface RecordedLine {
	productId: string;
	boxes: number;
	boxesPerLayer: number | null;
	boxesPerPallet: number | null;
}

/** Lines as they are stacked under the limits that were recorded, weights included. */
export function stackedAgain<Line extends RecordedLine>(
	lines: readonly Line[],
	terms: PalletTerms,
): { lines: (Line & StackedLine)[]; limits: PackingLimits } {
	const { palletKilograms, products } = terms;
	return {
		lines: lines.map((line) => {
			const weightGrams = products.find(({ productId }) => productId === line.productId)?.boxGrams ?? 0;
			return { ...line, weightGrams, piecesPerBox: 1, isUnstackable: false, category: null };
		}),
		limits: {
			...{ boxGrams: 1, tarePercent: 0, palletKilograms, palletFillPercent: 100, boxesPerPallet: 1 },
			mixedPallets: recordedMixing(terms),
		},
	};
}

/** All pallets of what is left of an order: those of one product first; none where it fills no mixed one. */
export function palletsOf(lines: readonly RecordedLine[], recorded: RecordedPallets | null): Pallet[] {
	if (!recorded?.isFilled) return [];
	const again = stackedAgain(lines, recorded);
	const { whole, mixed } = composePallets(again.lines, again.limits);
	return [...whole, ...mixed];
}

/** What of lines stands beside pallets. */
export function besidePallets<Line extends Pick<RecordedLine, "productId" | "boxes">>(
	lines: readonly Line[],
	pallets: readonly Pick<Pallet, "layers">[],
): Line[] {
	const stacked = pallets.flatMap(({ layers }) => layers);
	return lines.flatMap((line) => {
		const boxes = stacked.reduce((left, of) => (of.productId === line.productId ? left - of.boxes : left), line.boxes);
		return boxes > 0 ? [{ ...line, boxes }] : [];
	});
}
