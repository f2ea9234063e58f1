import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatBoxSum } from "./box-words";
import {
	formatBoxes,
	lineTotalCents,
	nextTier,
	pricePerBoxCents,
	savingPercent,
	type TierPricing,
	tierFor,
	tierInversion,
	tiers,
	unitBoxes,
	unitsFor,
} from "./tier-price";

const cottonCandy: TierPricing = {
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	pricePerPiecePallet: 1.26,
};

const anyProduct: fc.Arbitrary<TierPricing> = fc
	.record({
		piecesPerBox: fc.integer({ min: 1, max: 200 }),
		boxesPerLayer: fc.option(fc.integer({ min: 2, max: 20 })),
		layers: fc.option(fc.integer({ min: 2, max: 10 })),
		box: fc.integer({ min: 100, max: 500_000 }),
		layerOff: fc.option(fc.integer({ min: 0, max: 30 })),
		palletOff: fc.option(fc.integer({ min: 30, max: 50 })),
	})
	.map(({ piecesPerBox, boxesPerLayer, layers, box, layerOff, palletOff }) => {
		const reduced = (off: number | null) => (off === null ? null : Math.round(box * (1 - off / 100)) / 10_000);
		return {
			piecesPerBox,
			boxesPerLayer,
			boxesPerPallet: layers === null ? null : layers * (boxesPerLayer ?? 6),
			pricePerPieceBox: box / 10_000,
			pricePerPieceLayer: reduced(layerOff),
			pricePerPiecePallet: reduced(palletOff),
		};
	});
const anyBoxes = fc.integer({ min: 1, max: 2000 });

describe("spec §4 Price tier on the product page", () => {
	it.each([
		[1, "box", 3600],
		[7, "box", 3600],
		[8, "layer", 3312],
		[16, "layer", 3312],
		[47, "layer", 3312],
		[48, "pallet", 3024],
		[500, "pallet", 3024],
	] as const)("%d boxes use the %s price", (boxes, orderType, cents) => {
		expect(tierFor(cottonCandy, boxes).orderType).toBe(orderType);
		expect(pricePerBoxCents(cottonCandy, boxes)).toBe(cents);
	});

	it("two layers cost 529,92 EUR", () => {
		expect(lineTotalCents(cottonCandy, 16)).toBe(52992);
	});

	it("the layer tab exists only if a layer price and boxes per layer both exist; the pallet tab likewise", () => {
		expect(tiers(cottonCandy).map((tier) => tier.orderType)).toEqual(["box", "layer", "pallet"]);
		expect(unitBoxes({ ...cottonCandy, pricePerPieceLayer: null }, "layer")).toBeNull();
		expect(unitBoxes({ ...cottonCandy, boxesPerLayer: null }, "layer")).toBeNull();
		expect(unitBoxes({ ...cottonCandy, pricePerPiecePallet: undefined }, "pallet")).toBeNull();
		expect(unitBoxes({ ...cottonCandy, boxesPerPallet: null }, "pallet")).toBeNull();
		expect(unitBoxes(cottonCandy, "pallet")).toBe(48);
	});

	it("without a layer price the box price holds up to the pallet", () => {
		const noLayer = { ...cottonCandy, pricePerPieceLayer: null };
		expect(tierFor(noLayer, 47).orderType).toBe("box");
		expect(tierFor(noLayer, 48).orderType).toBe("pallet");
	});
});

describe("a line of boxes", () => {
	it("costs whole cents and follows the total boxes, whatever unit they were entered with", () => {
		fc.assert(
			fc.property(anyProduct, anyBoxes, (product, boxes) => {
				const { quantity, boxesPerUnit } = unitsFor(product, boxes);
				expect(quantity * boxesPerUnit).toBe(boxes);
				expect(lineTotalCents(product, boxes)).toBe(pricePerBoxCents(product, boxes) * boxes);
				expect(Number.isInteger(lineTotalCents(product, boxes))).toBe(true);
			}),
		);
	});

	it("never gets dearer per box with more boxes when tiers descend", () => {
		fc.assert(
			fc.property(anyProduct, anyBoxes, anyBoxes, (product, a, b) => {
				expect(pricePerBoxCents(product, Math.max(a, b))).toBeLessThanOrEqual(
					pricePerBoxCents(product, Math.min(a, b)),
				);
			}),
		);
	});

	it("is shown in the largest unit that divides it", () => {
		expect(unitsFor(cottonCandy, 11)).toEqual({ orderType: "box", quantity: 11, boxesPerUnit: 1 });
		expect(unitsFor(cottonCandy, 16)).toEqual({ orderType: "layer", quantity: 2, boxesPerUnit: 8 });
		expect(unitsFor(cottonCandy, 48)).toEqual({ orderType: "pallet", quantity: 1, boxesPerUnit: 48 });
		expect(unitsFor(cottonCandy, 96)).toEqual({ orderType: "pallet", quantity: 2, boxesPerUnit: 48 });
		expect(unitsFor(cottonCandy, 0)).toEqual({ orderType: "box", quantity: 0, boxesPerUnit: 1 });
	});
});

describe("what the page proposes", () => {
	it("says how many boxes are missing to the next tier", () => {
		expect(nextTier(cottonCandy, 5)).toMatchObject({ missingBoxes: 3, tier: { orderType: "layer" } });
		expect(nextTier(cottonCandy, 16)).toMatchObject({ missingBoxes: 32, tier: { orderType: "pallet" } });
		expect(nextTier(cottonCandy, 48)).toBeNull();
	});

	it("proposes no tier that is not cheaper than the one reached", () => {
		const sameLayer = { ...cottonCandy, pricePerPieceLayer: cottonCandy.pricePerPieceBox };
		expect(nextTier(sameLayer, 5)).toMatchObject({ missingBoxes: 43, tier: { orderType: "pallet" } });
		const dearerLayer = { ...cottonCandy, pricePerPieceLayer: 2 * cottonCandy.pricePerPieceBox };
		expect(nextTier(dearerLayer, 10)).toMatchObject({ missingBoxes: 38, tier: { orderType: "pallet" } });
	});

	it("offers the largest saving first, and nothing for the same total", () => {
		const generous = { ...cottonCandy, pricePerPieceLayer: 1, pricePerPiecePallet: 0.125 };
		expect(tierInversion(generous, 7)).toMatchObject({
			tier: { orderType: "pallet" },
			savingCents: 7 * 3600 - 48 * 300,
		});
		expect(tierInversion({ ...cottonCandy, pricePerPieceLayer: 1.3125 }, 7)).toBeNull();
	});

	it("offers the pallet when 47 boxes at the layer price are dearer than a pallet of 48", () => {
		expect(tierInversion(cottonCandy, 47)).toMatchObject({
			tier: { orderType: "pallet" },
			savingCents: 47 * 3312 - 48 * 3024,
		});
		expect(tierInversion(cottonCandy, 10)).toBeNull();
	});

	it("every offered inversion really costs less", () => {
		fc.assert(
			fc.property(anyProduct, anyBoxes, (product, boxes) => {
				const offer = tierInversion(product, boxes);
				if (!offer) return;
				expect(offer.tier.minBoxes).toBeGreaterThan(boxes);
				expect(lineTotalCents(product, boxes) - lineTotalCents(product, offer.tier.minBoxes)).toBe(offer.savingCents);
			}),
		);
	});

	it("states the saving against the box price in whole percent", () => {
		expect(tiers(cottonCandy).map((tier) => savingPercent(cottonCandy, tier))).toEqual([0, 8, 16]);
	});
});

it.each<[[boxes: number, piecesPerBox?: number][], string]>([
	[[], "0 carton"],
	[[[8, 24], [4]], "12 cartons"],
	[
		[
			[8, 24],
			[1, 1],
		],
		"8 cartons et 1 pièce",
	],
	[
		[
			[2, 1],
			[1, 1],
		],
		"3 pièces",
	],
])("%j in all: %s", (lines, words) => {
	expect(formatBoxSum(lines.map(([boxes, piecesPerBox]) => ({ boxes, piecesPerBox })))).toBe(words);
});

it.each<[number, number | undefined, string, string]>([
	[8, 24, "", "8 cartons"],
	[1, 1, "", "1 pièce"],
	[8, 1, "commandé", "8 pièces commandées"],
	[1, 1, "disponible", "1 pièce disponible"],
	[8, 24, "commandé", "8 cartons commandés"],
	[8, undefined, "disponible", "8 cartons disponibles"],
])("%i boxes of %s pieces, %s: %s", (boxes, piecesPerBox, adjective, words) => {
	expect(formatBoxes(boxes, { piecesPerBox }, adjective)).toBe(words);
});
