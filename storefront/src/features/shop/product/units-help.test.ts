import { expect, it } from "vitest";
import { unitsText } from "./units-help";

it.each([
	[
		"carton",
		8,
		48,
		"Une couche est un étage de la palette : 8 cartons côte à côte. Une palette empile 6 couches, soit 48 cartons.",
	],
	["carton", 8, 50, "Une couche est un étage de la palette : 8 cartons côte à côte. Une palette porte 50 cartons."],
	["pièce", 24, null, "Une couche est un étage de la palette : 24 pièces côte à côte."],
	["carton", null, 48, "Une palette porte 48 cartons."],
] as const)("layers and pallets in words: a %s, %s a layer, %s a pallet", (word, layer, pallet, expected) =>
	expect(unitsText(word, layer, pallet).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(expected),
);
