import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	ADDRESS_COUNTRIES,
	ADDRESS_MESSAGES,
	type AddressFields,
	addressFaults,
	countryOf,
	isSameAddress,
	normaliseAddress,
} from "./address";

const grasse: AddressFields = {
	street: "3 place aux Aires",
	city: "Grasse",
	postalCode: "06130",
	country: "France",
	additionalInfo: "Entrée côté cour",
};
const at = (changes: Partial<AddressFields>): AddressFields => ({ ...grasse, ...changes });

describe("the postal code of each country", () => {
	it.each([
		["France", "75011", true],
		["France", "01000", true],
		["France", "20090", true],
		["France", "97400", true],
		["France", "75 011", true],
		["France", " 06130 ", true],
		["France", "7501", false],
		["France", "750111", false],
		["France", "7501A", false],
		["France", "F-75011", false],
		["France", "٧٥٠١١", false],
		["Belgique", "1000", true],
		["Belgique", "9999", true],
		["Belgique", "0999", false],
		["Belgique", "10000", false],
		["Espagne", "28013", true],
		["Espagne", "01001", true],
		["Espagne", "52006", true],
		["Espagne", "53001", false],
		["Espagne", "00800", false],
		["Pays-Bas", "1012 AB", true],
		["Pays-Bas", "1012ab", true],
		["Pays-Bas", "1012", false],
		["Pays-Bas", "0012 AB", false],
		["Pays-Bas", "1012 ABC", false],
		["Allemagne", "10115", true],
		["Allemagne", "01067", true],
		["Allemagne", "00100", false],
		["Allemagne", "1011", false],
	])("%s %s is valid: %s", (country, postalCode, valid) => {
		expect(addressFaults(at({ country, postalCode })).postalCode === undefined).toBe(valid);
	});

	it.each(ADDRESS_COUNTRIES)("of $name takes its own example, and says it when it refuses", ({ name, example }) => {
		expect(addressFaults(at({ country: name, postalCode: example }))).toEqual({});
		expect(addressFaults(at({ country: name, postalCode: "x" })).postalCode).toContain(`par exemple ${example}.`);
	});

	it("is normalised to its usual format", () => {
		expect(normaliseAddress(at({ postalCode: "06 130" })).postalCode).toBe("06130");
		expect(normaliseAddress(at({ country: "NL", postalCode: "1012ab" })).postalCode).toBe("1012 AB");
	});
});

describe("the country", () => {
	it.each([
		["", "FR"],
		["  ", "FR"],
		["france", "FR"],
		["FR", "FR"],
		["BELGIQUE", "BE"],
		["Espagne", "ES"],
		["pays-bas", "NL"],
		["de", "DE"],
		["Suisse", undefined],
		["Royaume-Uni", undefined],
	])("%j is %s", (typed, code) => {
		expect(countryOf(typed)?.code).toBe(code);
	});

	it("outside the list is refused with the list, and says nothing of the postal code", () => {
		expect(addressFaults(at({ country: "Suisse", postalCode: "1200" }))).toEqual({ country: ADDRESS_MESSAGES.country });
	});

	it("is stored by its name", () => {
		expect(normaliseAddress(at({ country: "be" })).country).toBe("Belgique");
	});
});

describe("the other fields", () => {
	it("names every blank required field; the additional information may be empty", () => {
		const blank = { street: " ", city: "\n", postalCode: "", country: "", additionalInfo: "" };
		expect(addressFaults(blank)).toEqual({
			street: ADDRESS_MESSAGES.street,
			postalCode: ADDRESS_MESSAGES.postalCode,
			city: ADDRESS_MESSAGES.city,
		});
	});

	it.each([
		["12345", ADDRESS_MESSAGES.cityWithoutLetter],
		["?", ADDRESS_MESSAGES.cityWithoutLetter],
		["Paris Cedex 08", undefined],
		["L'Haÿ-les-Roses", undefined],
		["Y", undefined],
	])("the city %s: %s", (city, message) => {
		expect(addressFaults(at({ city })).city).toBe(message);
	});

	it.each([
		["street", 200],
		["city", 100],
		["additionalInfo", 200],
	] as const)("%s holds %i characters and no more", (field, limit) => {
		expect(addressFaults(at({ [field]: "a".repeat(limit) }))).toEqual({});
		expect(addressFaults(at({ [field]: "a".repeat(limit + 1) }))).toEqual({ [field]: `${limit} caractères au plus.` });
	});

	it("lose line ends, control characters and doubled spaces", () => {
		expect(normaliseAddress(at({ street: "  3\u00a0 place\r\n\u0007aux\tAires " })).street).toBe("3 place aux Aires");
	});
});

describe("the same address", () => {
	it.each([
		[{ street: "3, PLACE aux aires" }, true],
		[{ city: "GRASSE " }, true],
		[{ additionalInfo: "entree cote cour" }, true],
		[{ postalCode: "06 130", country: "fr" }, true],
		[{ street: "4 place aux Aires" }, false],
		[{ street: "3 bis place aux Aires" }, false],
		[{ additionalInfo: "" }, false],
		[{ country: "Allemagne" }, false],
	])("with %j: %s", (changes, same) => {
		expect(isSameAddress(grasse, at(changes))).toBe(same);
	});
});

it("normalising twice changes nothing more, and no text makes the rules fail", () => {
	const text = fc.string({ unit: "binary" });
	const address = fc.record({ street: text, city: text, postalCode: text, country: text, additionalInfo: text });
	fc.assert(
		fc.property(address, (typed) => {
			const once = normaliseAddress(typed);
			expect(normaliseAddress(once)).toEqual(once);
			expect(addressFaults(once)).toEqual(addressFaults(typed));
			expect(isSameAddress(typed, once)).toBe(true);
		}),
	);
});
