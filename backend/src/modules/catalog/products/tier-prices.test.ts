import { expect, test } from "vitest";
import { tierPrices } from "./tier-prices";

const box = { piecesPerBox: 24, pricePerPieceBox: 1.5 };

test("a product without tiers has one price for every quantity", () => {
	expect(tierPrices(box)).toEqual([{ amount: 36, currency_code: "eur" }]);
});

test("box, layer and pallet share the quantities without a gap and without an overlap", () => {
	const product = { ...box, boxesPerLayer: 8, pricePerPieceLayer: 1.38, boxesPerPallet: 48, pricePerPiecePallet: 1.26 };
	expect(tierPrices(product)).toEqual([
		{ amount: 36, currency_code: "eur", max_quantity: 7 },
		{ amount: 33.12, currency_code: "eur", min_quantity: 8, max_quantity: 47 },
		{ amount: 30.24, currency_code: "eur", min_quantity: 48 },
	]);
});

test("a layer without a price is no tier", () => {
	const product = { ...box, boxesPerLayer: 8, boxesPerPallet: 48, pricePerPiecePallet: 1.26 };
	expect(tierPrices(product).map((price) => price.min_quantity)).toEqual([undefined, 48]);
});
