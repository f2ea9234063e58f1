import { expect, test } from "vitest";
import { multiplied, readExact, wholeTimes } from "./exact";

const exact = (text: string) => readExact(text) ?? { digits: -1n, scale: 0 };

test.each([
	["2.40", "2,4"],
	["2,40 €", "2,4"],
	["1 234,56", "1234,56"],
	["1\u202f234,56", "1234,56"],
	["1.234,56", "1234,56"],
	["1,234.56", "1234,56"],
	["1.234.567", "1234567"],
	["12.5000", "12,5"],
	["12.", "12"],
	["0,00005", "0,0001"],
	["0,00004", "0"],
])("%j is %s", (text, value) => expect(multiplied(exact(text), 1, 1, 4)).toBe(value));

test.each(["", "gratuit", "1,2,3", "12,34.5", "1e3", "--2"])("%j is no figure", (text) =>
	expect(readExact(text)).toBeUndefined(),
);

test.each([
	// Factor and divisor: VAT in thousandths, pieces of a box.
	["1", 1055, 1000, "1,055"],
	["10", 1200, 24_000, "0,5"],
	["25.00", 1000, 24_000, "1,0417"],
	["0.1", 1055, 3000, "0,0352"],
	["9007199254740993", 1000, 1000, "9007199254740993"],
])("%s × %i / %i = %s", (text, factor, divisor, value) =>
	expect(multiplied(exact(text), factor, divisor, 4)).toBe(value),
);

test.each([
	["130", 24, "5"],
	["24.0", 24, "1"],
	["23,99", 24, "0"],
	["-3", 1, "0"],
])("%s pieces are whole boxes of %i: %s", (text, pieces, boxes) => expect(wholeTimes(exact(text), pieces)).toBe(boxes));
