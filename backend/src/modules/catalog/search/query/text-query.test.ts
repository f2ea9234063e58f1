import { describe, expect, test } from "vitest";
import { HEAD_BONUS, MEANT_SHARE, SAID } from "../ranking";
import type { Phrase, Term } from "./read-query";
import { matchAll, matchMost, matchNames, saysSome } from "./text-query";

const whole = (...stems: string[]): Phrase => ({ stems, isBeginning: false });
const begun = (...stems: string[]): Phrase => ({ stems, isBeginning: true });
const term = (said: Phrase[], meant: Phrase[] = [], isStrict = false): Term => ({ said, meant, isStrict });

const CARAMEL = term([whole("caramel")]);
const BEGUN = term([whole("noi")], [begun("noi")]);
const WITHOUT = term([whole("sans", "lait")], [begun("sans", "lait")], true);

describe("which products are hits", () => {
	test.each<[string, Term[], string]>([
		["every term, in any of its ways", [CARAMEL, BEGUN], "('caramel') & ('noi' | 'noi':*)"],
		["a phrase, its last word perhaps begun", [WITHOUT], "('sans lait' | 'sans lait':*)"],
	])("%s", (_, terms, wanted) => {
		expect(matchAll(terms).condition).toEqual({ sql: "words @@ ?::tsquery", values: [wanted] });
		expect(matchNames(terms).condition.values).toEqual([wanted]);
	});

	test("some of it is any term, but never without what is asked for strictly", () => {
		expect(saysSome([CARAMEL, BEGUN]).values).toEqual(["('caramel') | ('noi' | 'noi':*)"]);
		expect(saysSome([CARAMEL, WITHOUT]).values).toEqual(["('sans lait' | 'sans lait':*)"]);
		expect(matchMost([CARAMEL, WITHOUT]).condition.values.at(-1)).toBe(saysSome([WITHOUT]).values[0]);
	});
});

describe("how well a product matches", () => {
	// Each query with what it is worth, in the order in which they are tried; the last place needs no query.
	test("the best place counts, what is meant for less than what is said, and a name that begins with it for more", () => {
		expect(matchAll([BEGUN]).score.values).toEqual([
			...["'noi':A", SAID.A],
			...["'noi':*A", SAID.A * MEANT_SHARE],
			...["'noi':B", SAID.B],
			...["'noi':*B", SAID.B * MEANT_SHARE],
			...["'noi':C", SAID.C],
			...["'noi':*C", SAID.C * MEANT_SHARE],
			...["'noi':D", SAID.D],
			SAID.D * MEANT_SHARE,
			...["'^noi' | '^noi':*", HEAD_BONUS],
		]);
	});

	test("of names alone, no other place counts; a phrase begins a name with its first word", () => {
		expect(matchNames([WITHOUT]).score.values).toEqual([
			...["'sans lait':A", SAID.A],
			SAID.A * MEANT_SHARE,
			...["'^sans' | '^sans'", HEAD_BONUS],
		]);
	});

	test("a hit that may lack a term is looked at in every place", () => {
		expect(matchMost([CARAMEL]).score.values).toContain("'caramel':D");
	});

	test("each term adds to the score", () => {
		expect(matchAll([CARAMEL, BEGUN]).score.sql.match(/\bCASE\b/g)).toHaveLength(3);
	});
});
