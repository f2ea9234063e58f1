import { describe, expect, it } from "vitest";
import { netWeightGrams, pricePerKilogramCents } from "./unit-price";

const cottonCandy = {
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	pricePerPiecePallet: 1.26,
	weightGrams: 40,
};

describe("price of a kilogram", () => {
	it.each([
		[1, 3750],
		[8, 3450],
		[48, 3150],
	])("%i boxes cost %i cents a kilogram", (boxes, cents) => {
		expect(pricePerKilogramCents(cottonCandy, boxes)).toBe(cents);
	});
	it("is not stated for what has no net weight", () => {
		expect(pricePerKilogramCents({ ...cottonCandy, weightGrams: 0 }, 1)).toBeNull();
	});
	it("16 boxes of 24 pieces of 40 g weigh 15,36 kg", () => {
		expect(netWeightGrams(cottonCandy, 16)).toBe(15_360);
	});
});
