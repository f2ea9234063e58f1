import { soundOf } from "@confiserie/domain/catalogue/typos";
import { expect, test } from "vitest";
import { bestOf, type Candidate, nearestWords } from "./nearest-word";
import { stemOf, wordsOf } from "./words";

const candidate = (spelling: string): Candidate => {
	const word = wordsOf(spelling)[0]?.word ?? "";
	return { word, spelling, stem: stemOf(word), sound: soundOf(word) };
};
const typed = (word: string) => ({ word, sound: soundOf(word) });

test.each([
	["gimauvette", ["guimauves", "guimauve"], { guimauv: 3 }, "guimauve"],
	["chocolattine", ["chocolats", "chocolat"], { chocolat: 9 }, "chocolat"],
	// The word that matches more products comes first, though it is longer and later in the alphabet.
	["tarrte", ["tarte", "tartre"], { tart: 1, tartr: 4 }, "tartre"],
	["mirre", ["mire", "mirne"], {}, "mire"],
	["caro", ["caru", "cara"], {}, "cara"],
	["pralin", ["praline", "praliné"], { pralin: 2 }, "praliné"],
])("a tie is decided by a rule, not by the order of rows: %s among %o", (word, spellings, hits, wanted) => {
	for (const order of [spellings, [...spellings].reverse()]) {
		const equals = nearestWords(typed(word), order.map(candidate));
		expect(bestOf(equals, new Map(Object.entries(hits)))?.spelling).toBe(wanted);
	}
});

test("words that are further away are no tie, however much they find", () => {
	const near = nearestWords(typed("nougatine"), ["nougat", "noisette"].map(candidate));
	expect(near.map(({ spelling }) => spelling)).toEqual(["nougat"]);
	expect(bestOf([], new Map())).toBeUndefined();
});
