import { describe, expect, it } from "vitest";
import {
	type CountryCode,
	DEFAULT_DELIVERY_COUNTRIES,
	deliveryAreaText,
	deliveryRefusal,
	undeliverable,
} from "./delivery-area";

const refusal = (country: string, postalCode: string, countries: readonly CountryCode[] = DEFAULT_DELIVERY_COUNTRIES) =>
	deliveryRefusal({ country, postalCode }, countries);

describe("where the shop delivers", () => {
	it.each([
		[{}, null],
		[{ country: "Belgique", postalCode: "1000" }, expect.stringMatching(/^Nous ne livrons pas/)],
		[{ postalCode: "97110" }, expect.stringMatching(/^Nous ne livrons pas/)],
		[{ street: " " }, "Saisissez le numéro et la rue."],
	])("says why a checkout cannot deliver to a saved address: %j", (changes, reason) => {
		const grasse = {
			street: "3 place aux Aires",
			postalCode: "06130",
			city: "Grasse",
			country: "France",
			additionalInfo: "",
		};
		expect(undeliverable({ ...grasse, ...changes }, DEFAULT_DELIVERY_COUNTRIES)).toEqual(reason);
	});

	it.each(["75011", "20000", "20600", "98000", "01000", "96000"])(
		"delivers to %s in France by default",
		(postalCode) => {
			expect(refusal("France", postalCode)).toBeNull();
			expect(refusal("", postalCode)).toBeNull();
		},
	);

	it.each(["97110", "97400", "97500", "97600", "98600", "98713", "98800", "98 800"])(
		"does not deliver overseas, to %s",
		(postalCode) => {
			expect(refusal("France", postalCode)).toEqual({
				field: "postalCode",
				message:
					"Nous ne livrons pas à cette adresse. Nous livrons en France métropolitaine (Corse et Monaco compris).",
			});
		},
	);

	it.each([
		["Belgique", "1000"],
		["ES", "28013"],
		["Pays-Bas", "1012 AB"],
		["Allemagne", "10115"],
		["Italie", "00100"],
	])("does not deliver to %s unless it is set", (country, postalCode) => {
		expect(refusal(country, postalCode)?.field).toBe("country");
	});

	it("delivers to a country that is set, where its VAT territory ends", () => {
		const set = ["FR", "ES", "DE"] as const;
		expect(refusal("Espagne", "28013", set)).toBeNull();
		expect(["35001", "38001", "51001", "52001"].map((code) => refusal("Espagne", code, set)?.field)).toEqual(
			Array(4).fill("postalCode"),
		);
		expect(["27498", "78266"].map((code) => refusal("Allemagne", code, set)?.field)).toEqual([
			"postalCode",
			"postalCode",
		]);
		expect(refusal("Allemagne", "10115", set)).toBeNull();
	});

	it("says where, in the order of the countries", () => {
		expect(deliveryAreaText(["DE", "FR", "BE"])).toBe(
			"en France métropolitaine (Corse et Monaco compris), en Belgique et en Allemagne",
		);
	});
});
