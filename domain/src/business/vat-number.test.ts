import { describe, expect, it } from "vitest";
import { isVatNumber, normaliseVatNumber, sirenOfVatNumber } from "./vat-number";

describe("a VAT number", () => {
	it.each([
		["FR44732829320", true],
		["FR45732829320", false],
		["FR44732829321", false],
		["FRK7732829320", true],
		["FRO7732829320", false],
		["BE0403170701", true],
		["BE0403170702", false],
		["BE2123456789", false],
		["DE136695976", true],
		["DE136695977", false],
		["DE13669597", false],
		["ESA28015865", true],
		["ESA28015866", false],
		["ESQ2826000H", true],
		["ESQ2826000J", false],
		["ES54362315K", true],
		["ES54362315L", false],
		["ESX2482300W", true],
		["ESX1234567X", false],
		["ESM1234567L", true],
		["NL004495445B01", true],
		["NL000099998B57", true],
		["NL123456789B01", false],
		["FR53000004605", true],
		["FR54000004605", false],
		["FR53004605", false],
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
		expect(sirenOfVatNumber("DE136695976")).toBeNull();
		expect(sirenOfVatNumber("FR53000004605")).toBeNull();
	});
});
