import type { PackedProduct } from "../promotions/packed-product";
import type { DeliveryQuote } from "./quote";

/** A line of a cart that could be filled up. */
export interface FillableLine extends PackedProduct {
	productId: string;
	boxes: number;
	/** Boxes that can be ordered, with those of the line. */
	availableBoxes: number;
}

/** Full layers or pallets of a product, and what delivery of the cart costs with them. */
export interface NextStep {
	productId: string;
	unit: "layer" | "pallet";
	/** Full ones, with those that are there. */
	count: number;
	/** Boxes that are missing. */
	missingBoxes: number;
	shippingCostCents: number;
}

/**
 * What filling up a layer or pallet that is half full changes about delivery: the fewest boxes with which the cart is
 * delivered for less, or for the same where layers and pallets are paid; else the pallet.
 * @param quoteOf delivery of the cart with other boxes, promotions included
 * @returns null where carriage is free already, more boxes change nothing worth reading, or the stock does not reach
 */
export function nextStep<Line extends FillableLine>(
	lines: readonly Line[],
	quote: DeliveryQuote,
	quoteOf: (filled: readonly Line[]) => DeliveryQuote | null,
): NextStep | null {
	if (!quote.chosen) return null;
	const carriageCents = quote.chosen.surcharges.reduce((left, { cents }) => left - cents, quote.shippingCostCents);
	if (carriageCents === 0) return null;
	const isByUnits = quote.chosen.option.rate.by === "units";
	const steps = lines.flatMap((line) =>
		fillings(line).flatMap((filling) => {
			const filled = lines.map((one) => (one === line ? { ...one, boxes: line.boxes + filling.missingBoxes } : one));
			const next = quoteOf(filled);
			return next ? [{ ...filling, shippingCostCents: next.shippingCostCents }] : [];
		}),
	);
	const most = isByUnits ? quote.shippingCostCents : quote.shippingCostCents - 1;
	const saving = steps.filter(({ shippingCostCents }) => shippingCostCents <= most);
	const begun = isByUnits ? steps.filter(({ unit }) => unit === "pallet") : [];
	const [best] = (saving.length > 0 ? saving : begun).sort(
		(a, b) => a.missingBoxes - b.missingBoxes || a.shippingCostCents - b.shippingCostCents,
	);
	return best ?? null;
}

/** The layer and the pallet of a line that are half full and could be filled from stock. */
function fillings({ productId, boxes, availableBoxes, boxesPerLayer, boxesPerPallet }: FillableLine) {
	const units = [
		{ unit: "pallet" as const, size: boxesPerPallet },
		{ unit: "layer" as const, size: boxesPerLayer },
	];
	return units.flatMap(({ unit, size }) => {
		const loose = size ? boxes % size : 0;
		if (!size || loose * 2 < size) return [];
		const missingBoxes = size - loose;
		if (boxes + missingBoxes > availableBoxes) return [];
		return [{ productId, unit, count: (boxes + missingBoxes) / size, missingBoxes }];
	});
}
