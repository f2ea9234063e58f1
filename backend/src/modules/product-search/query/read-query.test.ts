import { expect, test } from "vitest";
import { toTerms } from "./read-query";
import { allOf, someOf } from "./text-query";
import type { TypedWord } from "./typed-words";

const known = (word: string): TypedWord => ({ word, isKnown: true, isBeginning: true, near: [] });
const unknown = (word: string, near: string[] = []): TypedWord => ({ word, isKnown: false, isBeginning: false, near });

test("every word must be said; the last one may be a beginning", () => {
	expect(allOf(toTerms([known("noisette"), known("sel")]))).toBe("(('noiset')) & (('sel') | ('sel':*))");
});

test("a mistyped word stands for the nearest words", () => {
	expect(allOf(toTerms([unknown("nougt", ["nougat"])]), "A")).toBe("(('nougt':A) | ('nougat':A))");
});

test("the longest phrase with synonyms is one term, typos and articles allowed", () => {
	const [term, ...others] = toTerms([known("barbe"), unknown("pappa", ["papa"])]);
	expect(others).toEqual([]);
	expect(term?.said).toEqual([{ stems: ["barb", "papa"], isBeginning: false }]);
	expect(term?.meant).toContainEqual({ stems: ["coton", "sucr"], isBeginning: false, isSynonym: true });
});

test("sans and what follows are one phrase, never found apart, not even when the rest finds nothing", () => {
	const terms = toTerms([known("bonbon"), known("sans"), known("gelatine")]);
	expect(terms).toHaveLength(2);
	expect(someOf(terms)).toBe("(('sans' <-> 'gelatin') | ('sans' <-> 'gelatine':*))");
});
