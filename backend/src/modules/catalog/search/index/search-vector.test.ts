import { expect, test } from "vitest";
import { toVector } from "./search-vector";

test("each stem stands with the best place that says it, the name's first word is marked", () => {
	expect(
		toVector([
			{ weight: "A", text: "Caramels au beurre" },
			{ weight: "C", text: "Du beurre." },
			{ weight: "D", text: "Sel, beurre" },
		]),
	).toBe("'^caramel':1A 'caramel':1A 'beur':1A 'sel':1D");
});

test("phrases of synonyms and what a product is without are lexemes of their own, never from one text into the next", () => {
	const vector = toVector([
		{ weight: "B", text: "Sans lait, sans soja" },
		{ weight: "C", text: "Barbe à papa" },
		{ weight: "C", text: "Du coton" },
		{ weight: "D", text: "Sucre sans" },
		{ weight: "D", text: "Arachides" },
	]);
	expect(vector.match(/'[^']* [^']*':../g)).toEqual(["'sans lait':1B", "'sans soja':1B", "'barb papa':1C"]);
});
