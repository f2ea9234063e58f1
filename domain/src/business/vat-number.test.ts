import { describe, expect, it } from "vitest";
import { isVatNumber, normaliseVatNumber, sirenOfVatNumber } from "./vat-number";

describe("a VAT number", () => {
	it.each([
		["FR44732829320", true],
		["FR45732829320", false],
		["FR44732829321", false],
		["FRK7732829320", true],
		["FRO7732829320", false],
		["BE0123456789", true],
		["BE2123456789", false],
		["DE123456789", true],
		["DE12345678", false],
		["ESX1234567X", true],
		["NL123456789B01", true],
		["IE1S12345L", true],
		["EL123456789", true],
		["GB123456789", false],
		["XX123", false],
		["", false],
	])("%s: %s", (number, expected) => expect(isVatNumber(number)).toBe(expected));

	it("is taken as people write it", () => {
		expect(normaliseVatNumber("fr 44 732 829 320")).toBe("FR44732829320");
		expect(normaliseVatNumber("GR 123456789")).toBe("EL123456789");
	});

	it("holds the SIREN, when it is French", () => {
		expect(sirenOfVatNumber("FR44732829320")).toBe("732829320");
		expect(sirenOfVatNumber("DE123456789")).toBeNull();
	});
});
