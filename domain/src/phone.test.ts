import { describe, expect, it } from "vitest";
import { internationalPhone, PHONE_COUNTRIES, splitPhone } from "./phone";

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

	it("typed in full a key at a time, the dial code is stored once", () => {
		let stored = "+33";
		for (const key of "+33612345678") {
			const { country, digits } = splitPhone(stored);
			stored = internationalPhone(digits + key, country);
		}
		expect(stored).toBe("+33612345678");
	});
});
