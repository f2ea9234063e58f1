import { describe, expect, it } from "vitest";
import { internationalPhone, PHONE_COUNTRIES, splitPhone, typedPhone } from "./phone";

const countryOf = (code: string) => PHONE_COUNTRIES.find((country) => country.code === code) ?? PHONE_COUNTRIES[0];

describe("accounts spec §5 phone: stored as dial code plus digits", () => {
	it.each([
		["06 12 34 56 78", "FR", "+33612345678"],
		["612345678", "FR", "+33612345678"],
		["33612345678", "FR", "+33612345678"],
		["+33 (0)6 12 34 56 78", "FR", "+33612345678"],
		["0033 6 12 34 56 78", "FR", "+33612345678"],
		["32 470 12 34 56", "FR", "+32470123456"],
		["0470 12 34 56", "BE", "+32470123456"],
		["336123456", "FR", "+33336123456"],
	])("%s with %s chosen: %s", (typed, code, stored) => {
		expect(internationalPhone(typed, countryOf(code))).toBe(stored);
	});

	it.each([
		["+41 79 123 45 67", "+41791234567"],
		["0041 79 123 45 67", "+41791234567"],
		["+32 470 12 34 56", "+32470123456"],
		["+1", "+1"],
		["+", "+"],
	])("%s preserves the typed country code, whatever country is chosen", (typed, stored) => {
		for (const { code } of PHONE_COUNTRIES) expect(internationalPhone(typed, countryOf(code))).toBe(stored);
	});

	it.each(["+33612345678", "+32470123456", "+41791234567", "+351912345678"])(
		"%s typed a key at a time is stored as it is",
		(number) => {
			let stored = "+33";
			for (const key of number) stored = internationalPhone(typedPhone(stored) + key, splitPhone(stored).country);
			expect(stored).toBe(number);
		},
	);

	it("a foreign number whose plus sign is deleted is one of France again", () => {
		expect(internationalPhone("612345678", null)).toBe("+33612345678");
	});
});
