import { describe, expect, it } from "vitest";
import { cityDoubt, isCityAmong, postalCodeDoubt } from "./city";

describe("a city and the communes of its postal code", () => {
	it.each([
		["Grasse", ["Grasse"], true],
		["GRASSE", ["Grasse"], true],
		["Grass", ["Grasse"], false],
		["Paris 11e", ["Paris"], true],
		["PARIS 11E ARRONDISSEMENT", ["Paris"], true],
		["Marseille 1er", ["Marseille"], true],
		["Toulouse Cedex 9", ["Toulouse"], true],
		["St Malo", ["Saint-Malo"], true],
		["Ste-Maxime", ["Sainte-Maxime"], true],
		["l'etang vergy", ["Bévy", "L'Étang-Vergy"], true],
		["Dijon", ["Bévy", "L'Étang-Vergy"], false],
		["Monaco", [], true],
		["", ["Grasse"], true],
	])("%j among %j: %s", (city, communes, expected) => {
		expect(isCityAmong(city, communes)).toBe(expected);
	});

	it("the doubt names three communes at most", () => {
		expect(cityDoubt("06130", ["Grasse"])).toBe("Le code postal 06130 correspond à Grasse. Vérifiez la ville.");
		expect(cityDoubt("21220", ["A", "B", "C", "D"])).toBe(
			"Le code postal 21220 correspond à A, B, C… Vérifiez la ville.",
		);
	});
});

describe("a French postal code of no department", () => {
	it.each([
		["France", "00100", true],
		["France", "96000", true],
		["France", "99999", true],
		["France", "97000", true],
		["France", "98100", true],
		["", "960 00", true],
		["France", "01000", false],
		["France", "20090", false],
		["France", "95000", false],
		["France", "97400", false],
		["France", "98000", false],
		["France", "98800", false],
		["France", "9600", false],
		["Allemagne", "99084", false],
		["Suisse", "96000", false],
	])("%s %s is questioned: %s", (country, code, questioned) => {
		expect(postalCodeDoubt(country, code) !== undefined).toBe(questioned);
	});
});
