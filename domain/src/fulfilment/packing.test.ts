import fc from "fast-check";
import { expect, it } from "vitest";
import { packedLines, packing, packingCells, packingWords } from "./packing";

it.each([
	[107, 8, 48, { pallets: 2, layers: 1, boxes: 3 }],
	[48, 8, 48, { pallets: 1, layers: 0, boxes: 0 }],
	[47, 8, 48, { pallets: 0, layers: 5, boxes: 7 }],
	[50, 8, null, { pallets: 0, layers: 6, boxes: 2 }],
	[50, null, 48, { pallets: 1, layers: 0, boxes: 2 }],
	[5, null, null, { pallets: 0, layers: 0, boxes: 5 }],
])("%i boxes in layers of %s and pallets of %s", (boxes, boxesPerLayer, boxesPerPallet, expected) => {
	expect(packing(boxes, { boxesPerLayer, boxesPerPallet })).toEqual(expected);
});

it("loses no box", () => {
	const size = fc.option(fc.integer({ min: 1, max: 60 }));
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 100_000 }), size, size, (total, boxesPerLayer, boxesPerPallet) => {
			const { pallets, layers, boxes } = packing(total, { boxesPerLayer, boxesPerPallet });
			expect(pallets * (boxesPerPallet ?? 0) + layers * (boxesPerLayer ?? 0) + boxes).toBe(total);
		}),
	);
});

it("packs what leaves of each line, and nothing of a line that was refunded whole", () => {
	const line = { boxesPerLayer: 8, boxesPerPallet: 48 };
	expect(
		packedLines([
			{ ...line, quantityToShip: 11 },
			{ ...line, quantityToShip: 0 },
		]),
	).toEqual([{ ...line, quantityToShip: 11, packing: { pallets: 0, layers: 1, boxes: 3 } }]);
});

it.each([
	[24, "2 palettes, 1 couche, 3 cartons", ["2", "1", "3"]],
	[1, "2 palettes, 1 couche, 3 pièces", ["2", "1", "3 pièces"]],
])("names the boxes of a product of %i pieces: %s, %j", (piecesPerBox, words, cells) => {
	const product = { piecesPerBox, boxesPerLayer: 8, boxesPerPallet: 48 };
	expect(packingWords(107, product).join(", ")).toBe(words);
	expect(packingCells(packing(107, product), product)).toEqual(cells);
});
