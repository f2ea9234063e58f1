import { describe, expect, test } from "vitest";
import { epcPayload } from "./epc-payment";

const PAYMENT = {
	name: "Berlingot et fils",
	iban: "FR1420041010050500013M02606",
	bic: "PSSTFRPPLIL",
	amountCents: 123_456,
	remittance: "FAC-2026-000012",
};
const linesOf = (change: Partial<typeof PAYMENT>) => epcPayload({ ...PAYMENT, ...change }).split("\n");
const AMOUNT = 7;

describe("the payload of a SEPA transfer's QR code", () => {
	test("has the elements of EPC069-12 in their order, and ends with the last one", () => {
		expect(epcPayload(PAYMENT)).toBe(
			"BCD\n002\n1\nSCT\nPSSTFRPPLIL\nBerlingot et fils\nFR1420041010050500013M02606\nEUR1234.56\n\n\nFAC-2026-000012",
		);
	});

	test.each([
		[1, "EUR0.01"],
		[1000, "EUR10.00"],
		[99_999_999_999, "EUR999999999.99"],
	])("writes %d cents as %s", (amountCents, expected) => expect(linesOf({ amountCents })[AMOUNT]).toBe(expected));

	test("needs no BIC", () => expect(linesOf({ bic: "" })[4]).toBe(""));

	test.each([
		{ amountCents: 0 },
		{ amountCents: 1.5 },
		{ amountCents: 100_000_000_000 },
		{ iban: "FR1420041010050500013M02607" },
		{ bic: "PSST" },
		{ remittance: "x".repeat(141) },
	])("refuses %j", (change) => expect(() => linesOf(change)).toThrow(RangeError));

	test("cuts a name after 70 characters, and before 331 bytes", () => {
		expect(linesOf({ name: "é".repeat(80) })[5]).toBe("é".repeat(70));
		const longest = epcPayload({ ...PAYMENT, name: "\u{20000}".repeat(80), remittance: "é".repeat(70) });
		expect(new TextEncoder().encode(longest).length).toBeLessThanOrEqual(331);
		expect(longest.split("\n")[AMOUNT]).toBe("EUR1234.56");
	});

	test("has no line end inside an element", () => {
		expect(linesOf({ name: "Berlingot\net fils" })[5]).toBe("Berlingot et fils");
	});
});
