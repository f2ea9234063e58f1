import fc from "fast-check";
import { expect, test } from "vitest";
import { readCell, safeCell } from "./formula";

const SIGNS = fc.constantFrom("=", "+", "-", "@", "'", " ", "\t", "\r", "＝", "|", "%", "a", "1");

test.each([
	...["=1+1", "+33-1-23", "-2+A1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "\u00a0=1", "\0=1"],
	...["'=1", "＝1", "＋1", "－1", "＠1", "−1", "\t+1", "'+1"],
])("%j is no formula any more", (text) => expect(safeCell(text)).toBe(`'${text}`));

test.each([
	"",
	"Barbe à papa",
	"L'été",
	"3 = 2 + 1",
	"'",
	"1,50",
	"a@b.fr",
	"+33612345678",
	"+33 (0)6 12",
	"-2,50",
	"-",
	"|",
	"100 %",
	"%",
])("%j stays as it is", (text) => {
	expect(safeCell(text)).toBe(text);
	expect(readCell(text)).toBe(text);
});

test("whatever is written is read back, and never begins with a live sign", () => {
	fc.assert(
		fc.property(
			fc.oneof(
				fc.array(SIGNS, { maxLength: 6 }).map((signs) => signs.join("")),
				fc.string({ unit: "binary" }),
			),
			(text) => {
				expect(readCell(safeCell(text))).toBe(text);
				expect(safeCell(text)).not.toMatch(/^\s*([=@＝]|[+-].*[^\d\s.,()])/);
			},
		),
	);
});
