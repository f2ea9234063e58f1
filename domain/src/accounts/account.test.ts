import { describe, expect, it } from "vitest";
import { displayPhone, groupPhone, internationalPhone, PHONE_COUNTRIES, splitPhone } from "../customers/phone";
import { PHONE_PATTERN } from "./account";
import { passwordStrength } from "./password-strength";

const [france, belgium, spain, netherlands, germany] = PHONE_COUNTRIES;

describe("accounts spec §5 password strength", () => {
	it.each([
		["", "Faible"],
		["Ab1!xyz", "Faible"],
		["abcdefgh", "Faible"],
		["abcdefg1", "Moyen"],
		["Abcdefg1", "Moyen"],
		["Abcdefg1!", "Fort"],
		["abcdefghijkl", "Moyen"],
		["Abcdefghijk1!", "Fort"],
	])("%s is %s", (password, expected) => {
		expect(passwordStrength(password)).toBe(expected);
	});
});

describe("accounts spec §5 phone", () => {
	it.each([
		["+33612345678", true],
		["+123456789", true],
		["+123456789012345", true],
		["+1234567890123456", false],
		["+12345678", false],
		["+03612345678", false],
		["0612345678", false],
		["+33 612345678", false],
	])("%s is a valid stored number: %s", (number, expected) => {
		expect(PHONE_PATTERN.test(number)).toBe(expected);
	});

	it("drops all but digits and spaces and a leading 0, and groups per country", () => {
		expect(groupPhone("06.12.34.56.78", france)).toBe("6 12 34 56 78");
		expect(groupPhone("0470 12 34 56", belgium)).toBe("470 12 34 56");
		expect(groupPhone("612345678", spain)).toBe("612 345 678");
		expect(groupPhone("0612345678", netherlands)).toBe("6 1234 5678");
		expect(groupPhone("abc", germany)).toBe("");
		expect(groupPhone("6123456789", france)).toBe("6 12 34 56 789");
	});

	it("is stored as dial code plus digits and read back", () => {
		expect(internationalPhone("06 12 34 56 78", france)).toBe("+33612345678");
		expect(splitPhone("+32470123456")).toEqual({ country: belgium, digits: "470123456" });
		expect(splitPhone("+15551234567")).toEqual({ country: null, digits: "15551234567" });
		expect(splitPhone("0612345678")).toEqual({ country: france, digits: "612345678" });
	});
});

it.each([
	["+33123456789", "01 23 45 67 89"],
	["+32470123456", "+32 470 12 34 56"],
	["+15551234567", "+15551234567"],
])("%s is shown as %s", (stored, shown) => {
	expect(displayPhone(stored)).toBe(shown);
});
