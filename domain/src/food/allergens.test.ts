import { describe, expect, it } from "vitest";
import { ingredientsParts, undeclaredAllergens, unnamedAllergens } from "./allergens";

/** The list with what is emphasised in brackets. */
const shown = (ingredients: string) =>
	ingredientsParts(ingredients)
		.map(({ text, allergen }) => (allergen ? `[${text}]` : text))
		.join("");

describe("allergens emphasised in the list of ingredients (Regulation (EU) 1169/2011, article 21)", () => {
	it.each([
		["Sucre, arôme naturel.", "Sucre, arôme naturel."],
		["Farine de blé, lait entier, blanc d'œufs.", "Farine de [blé], [lait] entier, blanc d'[œufs]."],
		["Farine de BLE, OEUFS, NOISETTES*", "Farine de [BLE], [OEUFS], [NOISETTES]*"],
		["beurre de cacao, noix de coco, sucre d’orge", "beurre de cacao, noix de coco, sucre d’orge"],
		["Noix de pécan (fruits à coque)", "[Noix] de [pécan] ([fruits à coque])"],
		["lécithines de tournesol, maltodextrine, laitue", "lécithines de tournesol, maltodextrine, laitue"],
		["**comté** 12 %, sel", "[comté] 12 %, sel"],
		["Maïs*, huile*. *Bio.", "Maïs*, huile*. *Bio."],
	])("%s", (ingredients, expected) => expect(shown(ingredients)).toBe(expected));

	it("never loses a letter of the list", () => {
		const list = "Sucre, LAIT, œuf, noix de coco, blé*.";
		expect(
			ingredientsParts(list)
				.map(({ text }) => text)
				.join(""),
		).toBe(list);
	});

	it("declared allergens that no ingredient names", () => {
		expect(unnamedAllergens("Sucre, beurre.", ["lait"])).toEqual([]);
		expect(unnamedAllergens("Farine de seigle.", ["seigle (gluten)"])).toEqual([]);
		expect(unnamedAllergens("Sucre, **comté**.", ["lait", "comté"])).toEqual(["lait"]);
		expect(unnamedAllergens("Sucre, beurre de cacao.", ["lait", "soja"])).toEqual(["lait", "soja"]);
	});

	it("allergens that are found and not declared", () => {
		expect(undeclaredAllergens("Beurre, amandes, blé.", ["blé (gluten)"])).toEqual(["lait", "fruits à coque"]);
		expect(undeclaredAllergens("Sucre, **comté**.", [])).toEqual([]);
	});
});
