import { expect, test } from "vitest";
import { toTerms } from "./read-query";
import type { TypedWord } from "./typed-words";

const known = (word: string): TypedWord => ({ word, isKnown: true, isBeginning: true, near: [] });
const unknown = (word: string, near: string[] = []): TypedWord => ({ word, isKnown: false, isBeginning: false, near });
const whole = (...stems: string[]) => ({ stems, isBeginning: false });
const begun = (...stems: string[]) => ({ stems, isBeginning: true });

test("the last word alone may be a beginning", () => {
	expect(toTerms([known("noisette"), known("sel")])).toEqual([
		{ said: [whole("noiset")], meant: [], isStrict: false },
		{ said: [whole("sel")], meant: [begun("sel")], isStrict: false },
	]);
});

test("a mistyped word stands for the nearest words", () => {
	expect(toTerms([unknown("nougt", ["nougat"])])).toEqual([
		{ said: [whole("nougt")], meant: [whole("nougat")], isStrict: false },
	]);
});

test("the longest phrase with synonyms is one term, typos and articles allowed", () => {
	const [term, ...others] = toTerms([known("barbe"), unknown("pappa", ["papa"])]);
	expect(others).toEqual([]);
	expect(term?.said).toEqual([whole("barb", "papa")]);
	expect(term?.meant).toContainEqual({ stems: ["coton", "sucr"], isBeginning: false, isSynonym: true });
});

test("sans and what follows are one strict phrase", () => {
	const [, without, ...others] = toTerms([known("bonbon"), known("sans"), known("gelatine")]);
	expect(others).toEqual([]);
	expect(without).toEqual({ said: [whole("sans", "gelatin")], meant: [begun("sans", "gelatine")], isStrict: true });
});
