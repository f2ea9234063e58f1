import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pricePerBoxCents } from "../prices/tier-price";
import { companyPrices, discountPercent } from "./prices";

const PRODUCT = {
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	pricePerPiecePallet: 1.2,
};
const NONE = { box: null, layer: null, pallet: null };

describe("which discount holds", () => {
	const all = { category: null, percent: 5 };
	const candy = { category: "BONBONS", percent: 12 };
	const organic = { category: "BIO", percent: 8 };
	it.each([
		["none is granted", [], ["BONBONS"], 0],
		["the catalogue's", [all], ["BONBONS"], 5],
		["the category's before the catalogue's", [all, candy], ["BONBONS"], 12],
		["the category's alone elsewhere", [candy], ["GLACES"], 0],
		["the highest of two categories", [organic, candy], ["BIO", "BONBONS"], 12],
		["a category's 0 takes it out of the catalogue's", [all, { category: "BIO", percent: 0 }], ["BIO"], 0],
		["a product without a category", [all, candy], [], 5],
	])("%s", (_, discounts, categories, percent) => {
		expect(discountPercent(discounts, categories)).toBe(percent);
	});
});

describe("what a company pays a piece, by box, layer and pallet", () => {
	it.each([
		["nothing granted", 0, null, [1.5, 1.38, 1.2]],
		["a discount on every tier", 10, null, [1.35, 1.242, 1.08]],
		["a discount of two decimals, to the ten-thousandth", 3.33, null, [1.4501, 1.334, 1.16]],
		["own prices win over the discount, dearer ones too", 10, { box: 1.4, layer: 1.3, pallet: 1.19 }, [1.4, 1.3, 1.19]],
		["an announced price below the own one wins", 0, { box: 1.6, layer: 1.3, pallet: 1.2001 }, [1.5, 1.3, 1.2]],
		["tiers without an own price have the discount", 10, { ...NONE, layer: 1.1 }, [1.35, 1.1, 1.08]],
		["an own price of a layer above the box's", 0, { box: 1.1, layer: 1.3, pallet: 1.2 }, [1.1, 1.1, 1.1]],
		["a larger quantity never costs more than a smaller one's own price", 0, { ...NONE, box: 1.25 }, [1.25, 1.25, 1.2]],
	])("%s", (_, percent, own, [box, layer, pallet]) => {
		expect(companyPrices(PRODUCT, percent, own)).toEqual({
			pricePerPieceBox: box,
			pricePerPieceLayer: layer,
			pricePerPiecePallet: pallet,
		});
	});

	it("gives no tier that the product does not have", () => {
		const single = { piecesPerBox: 1, pricePerPieceBox: 3, boxesPerLayer: 6 };
		expect(companyPrices(single, 50, { box: null, layer: 1, pallet: 1 })).toEqual({
			pricePerPieceBox: 1.5,
			pricePerPieceLayer: null,
			pricePerPiecePallet: null,
		});
	});

	it("never makes a box free", () => {
		expect(companyPrices({ piecesPerBox: 1, pricePerPieceBox: 0.01 }, 90, null).pricePerPieceBox).toBe(0.01);
	});

	it("never asks more than the catalogue, whatever was granted", () => {
		const price = fc.integer({ min: 1, max: 50_000 }).map((parts) => parts / 10_000);
		const own = fc.option(fc.record({ box: fc.option(price), layer: fc.option(price), pallet: fc.option(price) }));
		fc.assert(
			fc.property(
				fc.record({
					...fixed,
					pricePerPieceBox: price,
					pricePerPieceLayer: fc.option(price),
					pricePerPiecePallet: price,
				}),
				fc.integer({ min: 0, max: 9000 }),
				own,
				fc.integer({ min: 1, max: 200 }),
				(product, hundredths, agreed, boxes) => {
					const priced = { ...product, ...companyPrices(product, hundredths / 100, agreed) };
					const ofCompany = pricePerBoxCents(priced, boxes);
					const isRising = ofCompany > pricePerBoxCents(priced, 1);
					return !isRising && ofCompany <= pricePerBoxCents(product, boxes);
				},
			),
		);
	});
});

const fixed = {
	piecesPerBox: fc.integer({ min: 1, max: 200 }),
	boxesPerLayer: fc.constant(8),
	boxesPerPallet: fc.constant(48),
};
