import { describe, expect, it } from "vitest";
import { returnFaults } from "./shipment-return";

describe("boxes that come back", () => {
	const lines = [
		{ lineId: "a", shippedBoxes: 5, returnedBoxes: 2 },
		{ lineId: "b", shippedBoxes: 0, returnedBoxes: 0 },
		{ lineId: "d", shippedBoxes: 1, returnedBoxes: 0 },
	];
	const back = (lineId: string, boxes: number, disposition: "RESTOCK" | "LOSS" = "RESTOCK") => ({
		lineId,
		boxes,
		disposition,
	});
	it.each([
		["all that are away", [back("a", 3)], []],
		["both dispositions of a line", [back("a", 1), back("a", 2, "LOSS")], []],
		[
			"one more in two parts",
			[back("a", 2), back("a", 2, "LOSS")],
			[[1, "Au plus 3 cartons de cet article peuvent revenir."]],
		],
		["one more than the last", [back("d", 2)], [[0, "Au plus 1 carton de cet article peut revenir."]]],
		["what has not left", [back("b", 1)], [[0, "Rien de cet article n'est chez le client."]]],
		["another order's line", [back("c", 1)], [[0, "Cet article n'est pas dans la commande."]]],
		["the same twice", [back("a", 1), back("a", 1)], [[1, "Cet article figure deux fois."]]],
	])("%s", (_what, chosen, faults) =>
		expect(returnFaults(lines, chosen).map(({ index, message }) => [index, message])).toEqual(faults),
	);
});
