import { describe, expect, it } from "vitest";
import { type AskedLine, checkLines, type Orderable } from "./check-lines";

/** 10 € a box, 9 € from a layer of 8, 8 € from a pallet of 48. */
const SUGAR: Orderable = {
	id: "sugar",
	piecesPerBox: 10,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	pricePerPieceBox: 1,
	pricePerPieceLayer: 0.9,
	pricePerPiecePallet: 0.8,
	boxPrices: [
		{ minBoxes: 1, pricePerBoxCents: 1000 },
		{ minBoxes: 8, pricePerBoxCents: 900 },
		{ minBoxes: 48, pricePerBoxCents: 800 },
	],
	stock: 50,
};
const CORN: Orderable = { ...SUGAR, id: "corn", boxesPerPallet: null, pricePerPiecePallet: null, stock: 0 };
const SINGLE: Orderable = { ...SUGAR, id: "single", piecesPerBox: 1, pricePerPieceBox: 10 };
const asked = (quantity: number | null, unit: "box" | "layer" | "pallet" = "box", products = [SUGAR]) => {
	return { products, quantity, unit };
};

describe("the lines of a quick order", () => {
	it.each<[string, AskedLine<Orderable>[], unknown[]]>([
		["a box at the price of a box", [asked(1)], [["OK", 1, 1000, 1000]]],
		["eight single boxes at the price of a layer", [asked(8)], [["OK", 8, 900, 7200]]],
		["a pallet in boxes", [asked(1, "pallet")], [["OK", 48, 800, 38_400]]],
		[
			"two lines of one product at the tier of their sum",
			[asked(5), asked(3)],
			[
				["OK", 5, 900, 4500],
				["OK", 3, 900, 2700],
			],
		],
		[
			"the first lines take the stock, and what is refused counts for no tier",
			[asked(6), asked(48), asked(1)],
			[
				["OK", 6, 1000, 6000],
				["SHORT", 48, 0, 0],
				["OK", 1, 1000, 1000],
			],
		],
		["nothing left", [asked(1, "box", [CORN])], [["SOLD_OUT", 1, 0, 0]]],
		["a pallet that is not sold", [asked(1, "pallet", [CORN])], [["UNIT", 0, 0, 0]]],
		["pieces of a product in boxes", [{ ...asked(10), isInPieces: true }], [["UNIT", 0, 0, 0]]],
		["pieces of a product sold singly", [{ ...asked(8, "box", [SINGLE]), isInPieces: true }], [["OK", 8, 900, 7200]]],
		["no quantity", [asked(null)], [["QUANTITY", 0, 0, 0]]],
		["more than a line may have", [asked(100_000, "pallet")], [["QUANTITY", 0, 0, 0]]],
		["nothing known", [asked(1, "box", [])], [["UNKNOWN", 0, 0, 0]]],
		["two that it may be", [asked(1, "box", [SUGAR, CORN])], [["AMBIGUOUS", 0, 0, 0]]],
	])("%s", (_, lines, expected) => {
		const checked = checkLines(lines);
		expect(checked.map(({ state, boxes, boxCents, totalCents }) => [state, boxes, boxCents, totalCents])).toEqual(
			expected,
		);
	});

	it("state what is left for a line", () => {
		expect(checkLines([asked(45), asked(10)]).map(({ left }) => left)).toEqual([50, 5]);
	});
});
