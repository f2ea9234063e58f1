import { expect, test } from "vitest";
import { colourWarnings } from "./colours";

test.each([
	["Sucre, colorants : curcumine, E100, E150d.", []],
	["Sucre, colorant : E 110.", ["E110"]],
	["Sucre, colorants : Tartrazine, E129, ponceau 4R.", ["tartrazine", "ponceau 4R", "E129"]],
])("'warnings for azo colours': %s", (ingredients, names) =>
	expect(colourWarnings(ingredients)).toEqual(
		names.map((name) => `${name} : peut avoir des effets indésirables sur l'activité et l'attention chez les enfants.`),
	),
);
