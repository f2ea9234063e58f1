import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { changedPrices, type PricedTier, type PriceStep, type TierPrices } from "./price-change";

const PACKED = { piecesPerBox: 24, boxesPerLayer: 8, boxesPerPallet: 48 };
const pricesOf = (box: number, layer: number | null, pallet: number | null): TierPrices => ({
	pricePerPieceBox: box,
	pricePerPieceLayer: layer,
	pricePerPiecePallet: pallet,
});

describe("a change of prices, 'arrondi au centime, le demi-centime vers le haut'", () => {
	it.each<[what: string, before: TierPrices, tier: PricedTier, step: PriceStep, after: TierPrices]>([
		["all tiers", pricesOf(1.5, 1.38, 1.26), "all", { percent: 4 }, pricesOf(1.56, 1.44, 1.31)],
		["the box alone", pricesOf(1.5, 1.38, 1.26), "box", { percent: 4 }, pricesOf(1.56, 1.38, 1.26)],
		["the layer alone", pricesOf(1.5, 1.38, 1.26), "layer", { percent: -10 }, pricesOf(1.5, 1.24, 1.26)],
		["half a cent goes up", pricesOf(0.5, null, null), "all", { percent: 1 }, pricesOf(0.51, null, null)],
		["less than half goes down", pricesOf(0.49, null, null), "all", { percent: 1 }, pricesOf(0.49, null, null)],
		["hundredths of a percent", pricesOf(100, null, null), "all", { percent: 0.25 }, pricesOf(100.25, null, null)],
		["an amount", pricesOf(1.5, 1.38, null), "all", { amount: 0.1 }, pricesOf(1.6, 1.48, null)],
		["an amount less", pricesOf(1.5, 1.38, null), "all", { amount: -0.05 }, pricesOf(1.45, 1.33, null)],
		["to nothing", pricesOf(1.5, 0.05, null), "all", { amount: -0.05 }, pricesOf(1.45, 0, null)],
		["below nothing", pricesOf(1.5, 0.05, null), "all", { amount: -0.1 }, pricesOf(1.4, -0.05, null)],
		["fractions of a cent stay", pricesOf(0.035, 0.03, null), "all", { percent: 4 }, pricesOf(0.0364, 0.0312, null)],
		["of an amount too", pricesOf(1.5, 1.38, null), "box", { amount: 0.005 }, pricesOf(1.505, 1.38, null)],
		["none of a tier that is not sold", pricesOf(1.5, null, null), "pallet", { percent: 4 }, pricesOf(1.5, null, null)],
	])("%s", (_, before, tier, step, after) => {
		expect(changedPrices({ ...PACKED, ...before }, tier, step)).toEqual(after);
	});

	it("leaves a price alone to whose tier there are no boxes", () => {
		const product = { ...PACKED, boxesPerLayer: null, ...pricesOf(1.5, 1.381, null) };
		expect(changedPrices(product, "all", { percent: 10 })).toEqual(pricesOf(1.65, 1.381, null));
	});
});

/** Prices in ten-thousandths, so that each is one that a product may have. */
const tenThousandths = fc.integer({ min: 1, max: 100_000_000 });
const product = fc.tuple(tenThousandths, tenThousandths, tenThousandths, fc.constantFrom(1, 100)).map((figures) => {
	const unit = figures[3];
	const [pallet = 0, layer = 0, box = 0] = figures
		.slice(0, 3)
		.map((price) => (Math.ceil(price / unit) * unit) / 10_000)
		.sort((a, b) => a - b);
	return { ...PACKED, ...pricesOf(box, layer, pallet) };
});
const percent = fc.integer({ min: -9_000, max: 50_000 }).map((hundredths) => hundredths / 100);

test("one percentage for all tiers never turns their order round, and is off by half a unit at most", () => {
	fc.assert(
		fc.property(product, percent, (before, step) => {
			const after = changedPrices(before, "all", { percent: step });
			const [box, layer, pallet] = [after.pricePerPieceBox, after.pricePerPieceLayer, after.pricePerPiecePallet];
			expect((layer ?? 0) <= box && (pallet ?? 0) <= (layer ?? 0)).toBe(true);
			expect(Math.abs(box - before.pricePerPieceBox * (1 + step / 100))).toBeLessThanOrEqual(0.005 + 1e-6);
			expect(Number(box.toFixed(4))).toBe(box);
		}),
	);
});

test("an amount is given back by its opposite", () => {
	fc.assert(
		fc.property(product, fc.integer({ min: -1_000_000, max: 1_000_000 }), (before, tenths) => {
			const amount = tenths / 10_000;
			const after = { ...before, ...changedPrices(before, "all", { amount }) };
			if (after.pricePerPieceLayer && after.pricePerPiecePallet)
				expect({ ...after, ...changedPrices(after, "all", { amount: -amount }) }).toEqual(before);
		}),
	);
});
