import { expect, test } from "vitest";
import { missingForSale } from "./publication";

const STICKS = {
	category: "CORNETS",
	description: "Cent bâtonnets.",
	weightGrams: 250,
	eanUnit: "3760123456789",
	eanBox: "13760123456786",
	images: ["/static/a.webp"],
	isFood: false,
	ingredients: "",
	allergens: [],
	tags: [],
	nutrition: null,
};

test.each([
	["complete", {}, []],
	["no category", { category: null }, ["category"]],
	["no description", { description: "" }, ["description"]],
	["no picture", { images: [] }, ["images"]],
	["no weight", { weightGrams: 0 }, ["weightGrams"]],
	["no codes", { eanUnit: "", eanBox: "" }, ["eanUnit", "eanBox"]],
	["a food without its items", { eanBox: "", isFood: true }, ["eanBox", "legalName", "ingredients"]],
])("%s", (_, changes, fields) => {
	const found = missingForSale({ ...STICKS, ...changes }).map(({ field }) => field);
	expect(found.slice(0, 3)).toEqual(fields);
});
