import { expect, test } from "vitest";
import { unusualBoxes } from "./unusual-receipt";

test.each([
	[480, { usual: 48, boxesPerPallet: 48 }, null],
	[481, { usual: 48, boxesPerPallet: 48 }, "481 cartons\u00a0: d'ordinaire, ce produit arrive par 48 cartons."],
	[11, { usual: 1, boxesPerPallet: null }, "11 cartons\u00a0: d'ordinaire, ce produit arrive par 1 carton."],
	[960, { usual: null, boxesPerPallet: 48 }, null],
	[961, { usual: null, boxesPerPallet: 48 }, "961 cartons\u00a0: plus de 20 palettes."],
	[961, { usual: 500, boxesPerPallet: 48 }, "961 cartons\u00a0: plus de 20 palettes."],
	[
		11,
		{ usual: 1, boxesPerPallet: null, piecesPerBox: 1 },
		"11 pièces\u00a0: d'ordinaire, ce produit arrive par 1 pièce.",
	],
	[100_000, { usual: null, boxesPerPallet: null }, null],
])("%i boxes of %j: %s", (boxes, product, words) => expect(unusualBoxes(boxes, product)).toBe(words));
