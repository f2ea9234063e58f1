import { expect, test } from "vitest";
import { readCents, typedCents } from "./figures";

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
});
