import { describe, expect, it } from "vitest";
import { missingFoodInformation, type StatedFood } from "./food-information";

const FOOD: StatedFood = {
	isFood: true,
	legalName: "Confiserie de sucre",
	ingredients: "Sucre, LAIT en poudre.",
	allergens: ["lait"],
	storageConditions: "À conserver au sec.",
	operator: "Maison Martin, 13100 Aix-en-Provence",
	nutrition: {},
	tags: ["ARTISANAL"],
};
const missing = (changes: Partial<StatedFood>) =>
	missingFoodInformation({ ...FOOD, ...changes }).map(({ field }) => field);

describe("'a food without one of the obligatory items cannot be published, and the list says what lacks'", () => {
	it.each<[string, Partial<StatedFood>, string[]]>([
		["a food with all of them", {}, []],
		["legal name", { legalName: "" }, ["legalName"]],
		["legal name left out", { legalName: undefined }, ["legalName"]],
		["ingredients", { ingredients: "" }, ["ingredients"]],
		["an allergen that no ingredient names", { allergens: ["lait", "soja"] }, ["ingredients"]],
		["storage", { storageConditions: "" }, ["storageConditions"]],
		["operator", { operator: "" }, ["operator"]],
		["nutrition", { nutrition: null }, ["nutrition"]],
		[
			"none of them",
			{ legalName: "", ingredients: "", allergens: [], storageConditions: "", operator: "", nutrition: null },
			["legalName", "ingredients", "storageConditions", "operator", "nutrition"],
		],
		["code and farming of what says that it is organic", { tags: ["BIO"] }, ["organicCode", "organicFarming"]],
		["an organic food with both", { tags: ["BIO"], organicCode: "FR-BIO-01", organicFarming: "Agriculture UE" }, []],
		[
			"nothing is asked of non-food",
			{ isFood: false, tags: ["BIO"], ingredients: "", legalName: "", operator: "" },
			[],
		],
	])("%s", (_, changes, fields) => expect(missing(changes)).toEqual(fields));
});
