import { describe, expect, it } from "vitest";
import { allergenMarks, isFreeFrom, withoutText } from "./allergen-codes";
import { allergenInformation, ingredientsParts, readWithout, undeclaredAllergens, unnamedAllergens } from "./allergens";

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

const food = { isFood: true, ingredients: "Sucre, arôme naturel.", allergens: [], traces: [] };
const informationOf = (change: Partial<Parameters<typeof allergenInformation>[0]>) =>
	allergenInformation({ ...food, ...change });

describe("what a product may be filtered by", () => {
	it.each([
		["an empty declaration is one", {}, "STATED", [], []],
		["no list of ingredients is none", { ingredients: " " }, "INCOMPLETE", [], []],
		[
			"declared allergens and traces, each once",
			{ ingredients: "Sucre, blé.", allergens: ["blé (gluten)"], traces: ["lait", "gluten", "arachides"] },
			"STATED",
			["GLUTEN"],
			["ARACHIDES", "LAIT"],
		],
		["what an ingredient names counts undeclared", { ingredients: "Sucre, BEURRE." }, "STATED", ["LAIT"], []],
		["two in one word", { allergens: ["lait et œufs"] }, "STATED", ["OEUFS", "LAIT"], []],
		["an allergen that is none of the fourteen", { allergens: ["comté"] }, "INCOMPLETE", [], []],
		["a trace that is none of the fourteen", { traces: ["divers"] }, "INCOMPLETE", [], []],
		["a marked ingredient that is none", { ingredients: "**comté**", allergens: ["lait"] }, "INCOMPLETE", ["LAIT"], []],
		["no food", { isFood: false, ingredients: "" }, "NOT_FOOD", [], []],
		["no food, with traces", { isFood: false, ingredients: "", traces: ["lait"] }, "INCOMPLETE", [], ["LAIT"]],
	] as const)("%s", (_, change, state, contains, traces) => {
		expect(informationOf(change as Partial<typeof food>)).toEqual({ state, contains, traces });
	});

	it.each([
		["contained", { ingredients: "arachides" }, false, false],
		["a trace, for customers who admit traces alone", { traces: ["arachides"] }, false, true],
		["another allergen", { ingredients: "lait" }, true, true],
		["nothing stated", { ingredients: "" }, false, false],
		["no food", { isFood: false, ingredients: "" }, false, false],
	])("without ARACHIDES: %s", (_, change, strictly, leniently) => {
		const without = ["ARACHIDES"] as const;
		expect(isFreeFrom(informationOf(change), { without, allowTraces: false })).toBe(strictly);
		expect(isFreeFrom(informationOf(change), { without, allowTraces: true })).toBe(leniently);
	});

	it.each([
		[{ ingredients: "arachides" }, "Contient : arachides"],
		[{ ingredients: "arachides", traces: ["lait"] }, "Contient : arachides | Traces possibles : lait"],
		[{ traces: ["lait", "soja"] }, "Traces possibles : lait"],
		[{}, "Sans arachides, lait"],
		[{ ingredients: "" }, "Allergènes : non renseigné"],
		[{ ingredients: "", traces: ["lait"] }, "Traces possibles : lait | Allergènes : non renseigné"],
		[{ isFood: false, ingredients: "" }, ""],
	])("the mark of %j", (change, text) => {
		const marks = allergenMarks(informationOf(change), ["ARACHIDES", "LAIT"]);
		expect(marks.map((mark) => mark.text.replaceAll("\u00a0", " ")).join(" | ")).toBe(text);
	});

	it("never claims 'sans gluten', and marks nothing for a customer who avoids nothing", () => {
		expect(withoutText(["GLUTEN", "LAIT"])).toBe("Sans céréales à gluten, lait");
		expect(allergenMarks(informationOf({}), [])).toEqual([]);
	});
});

describe("allergens read out of a search", () => {
	it.each([
		["sans arachide", "", ["ARACHIDES"]],
		["sans arachides", "", ["ARACHIDES"]],
		["Sans GLUTEN", "", ["GLUTEN"]],
		["gluten free", "", ["GLUTEN"]],
		["sans lactose", "", ["LAIT"]],
		["sans produits laitiers", "", ["LAIT"]],
		["sans fruits à coque", "", ["FRUITS_A_COQUE"]],
		["sans fruit a coques", "", ["FRUITS_A_COQUE"]],
		["sans oeufs", "", ["OEUFS"]],
		["bonbon sans lait ni gluten", "bonbon", ["GLUTEN", "LAIT"]],
		["bonbon sans lait, sans soja et arachides", "bonbon", ["ARACHIDES", "SOJA", "LAIT"]],
		["sans trace d'arachide popcorn", "popcorn", ["ARACHIDES"]],
		["sans sucre ni lait", "sans sucre", ["LAIT"]],
		["sans lait et sucre", "et sucre", ["LAIT"]],
		["barbe à papa sans arachde", "barbe à papa", ["ARACHIDES"]],
		["sans cacahuettes", "", ["ARACHIDES"]],
		["sans noix de coco", "sans noix de coco", []],
		["sans sucre d'orge", "sans sucre d'orge", []],
		["bonbons sans gélatine", "bonbons sans gélatine", []],
		["sans sel", "sans sel", []],
		["sans caramel, sans cacao", "sans caramel, sans cacao", []],
		["avec lait", "avec lait", []],
		["insans lait", "insans lait", []],
		["sans", "sans", []],
	])("%s", (query, text, without) => expect(readWithout(query)).toEqual({ text, without }));
});
