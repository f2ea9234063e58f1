import fc from "fast-check";
import { expect, it } from "vitest";
import { picked, type WantedBoxes } from "./picking";

const line = (orderId: string, reference: string, boxes: number, boxesPerPallet: number | null = 48): WantedBoxes => ({
	orderId,
	reference,
	name: `Produit ${reference}`,
	boxes,
	boxesPerLayer: 8,
	boxesPerPallet,
});
const rowsOf = (...lines: WantedBoxes[]) =>
	picked(lines).map(({ reference, boxes, orders, boxesPerPallet }) => [reference, boxes, orders, boxesPerPallet]);

it.each<[string, WantedBoxes[], unknown[]]>([
	["nothing", [], []],
	["one line", [line("1", "A", 3)], [["A", 3, 1, 48]]],
	["a product of two orders", [line("1", "A", 40), line("2", "A", 10)], [["A", 50, 2, 48]]],
	["a product twice in one order", [line("1", "A", 4), line("1", "A", 5)], [["A", 9, 1, 48]]],
	[
		"by name",
		[line("1", "B", 1), line("1", "A", 2)],
		[
			["A", 2, 1, 48],
			["B", 1, 1, 48],
		],
	],
	[
		"other pallets",
		[line("1", "A", 1), line("2", "A", 2, 60)],
		[
			["A", 1, 1, 48],
			["A", 2, 1, 60],
		],
	],
])("%s", (_, lines, expected) => {
	expect(rowsOf(...lines)).toEqual(expected);
});

it("loses no box", () => {
	const lines = fc.array(
		fc.record({
			orderId: fc.constantFrom("1", "2", "3"),
			reference: fc.constantFrom("A", "B", "C"),
			name: fc.constantFrom("Nougat", "Berlingot"),
			boxes: fc.integer({ min: 1, max: 1000 }),
			boxesPerLayer: fc.constantFrom(null, 8),
			boxesPerPallet: fc.constantFrom(null, 48),
		}),
	);
	const sum = (rows: readonly { boxes: number }[]) => rows.reduce((total, { boxes }) => total + boxes, 0);
	fc.assert(
		fc.property(lines, (wanted) => {
			expect(sum(picked(wanted))).toBe(sum(wanted));
		}),
	);
});
