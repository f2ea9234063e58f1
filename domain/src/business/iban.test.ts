import { expect, test } from "vitest";
import { formatIban, isBic, isIban, normaliseIban } from "./iban";

test.each([
	["FR1420041010050500013M02606", true],
	["DE89370400440532013000", true],
	["BE68539007547034", true],
	["FR1420041010050500013M02607", false],
	["FR142004101005050001302606", false],
	["DE8937040044053201300", false],
	["FR14", false],
	["", false],
])("%s is an IBAN: %s", (typed, expected) => expect(isIban(typed)).toBe(expected));

test("is stored without spaces and shown in groups of four", () => {
	expect(normaliseIban("fr14 2004-1010 0505 0001 3M02 606")).toBe("FR1420041010050500013M02606");
	expect(formatIban("BE68539007547034")).toBe("BE68\u00a05390\u00a00754\u00a07034");
});

test.each([
	["PSSTFRPPLIL", true],
	["DEUTDEFF", true],
	["DEUTDEF", false],
	["1EUTDEFF", false],
])("%s is a BIC: %s", (typed, expected) => expect(isBic(typed)).toBe(expected));
