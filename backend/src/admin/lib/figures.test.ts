import { expect, test } from "vitest";
import { readCents, readDecimal, typedCents, typedDecimal } from "./figures";

test.each([
	["12,35", 12.35],
	["1 152", 1152],
	["1\u202f152,5 €", 1152.5],
	["0,0525", 0.0525],
	["", null],
	["  ", null],
])("%j is read as %s", (typed, value) => {
	expect(readDecimal(typed)).toBe(value);
});

test.each(["douze", "1,2,3", "1.2.3", "1e3", "--1"])("%j is no figure", (typed) => {
	expect(readDecimal(typed)).toBeNaN();
});

test.each([
	["4,99", 499],
	["40", 4000],
	["1 000,5", 100_050],
	["0", 0],
	["19.99", 1999],
	["8,29", 829],
])("%j is %i cents", (typed, cents) => {
	expect(readCents(typed)).toBe(cents);
});

test.each(["", "4,999", "quatre"])("%j is no amount", (typed) => {
	expect(readCents(typed)).toBeNaN();
});

test("what is written into an input is read back", () => {
	for (const cents of [0, 1, 499, 4000, 100_050]) expect(readCents(typedCents(cents))).toBe(cents);
	for (const value of [null, 0.0525, 1.5, 1152]) expect(readDecimal(typedDecimal(value))).toBe(value);
});
