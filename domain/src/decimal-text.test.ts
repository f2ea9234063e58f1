import { expect, test } from "vitest";
import { readDecimal, writeDecimal } from "./decimal-text";

test.each([
	["12,35", 12.35],
	["1 152", 1152],
	["1\u202f152,5 €", 1152.5],
	["0,0525", 0.0525],
	["+4,0 %", 4],
	["−2,5", -2.5],
	["", null],
	["  ", null],
])("%j is read as %s", (typed, value) => {
	expect(readDecimal(typed)).toBe(value);
});

test.each(["douze", "1,2,3", "1.2.3", "1e3", "--1"])("%j is no figure", (typed) => {
	expect(readDecimal(typed)).toBeNaN();
});

test.each([
	[null, ""],
	[undefined, ""],
	[0, "0"],
	[1.38, "1,38"],
	[100, "100"],
	[0.1 + 0.2, "0,3"],
])("%s is written as %j", (value, text) => {
	expect(writeDecimal(value)).toBe(text);
});

test("what is written is read back", () => {
	for (const value of [null, 0.0525, 1.5, 1152]) expect(readDecimal(writeDecimal(value))).toBe(value);
});
