import { describe, expect, it } from "vitest";
import { ALLERGEN_CODES, type AllergenCode, allergenMarks, isFreeFrom, withoutText } from "./allergen-codes";
import {
	allergenInformation,
	containedText,
	doubtfulIngredients,
	ingredientsParts,
	readWithout,
	undeclaredAllergens,
	unnamedAllergens,
} from "./allergens";

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
		["Noix de pécan (fruits à coque)", "[Noix de pécan] ([fruits à coque])"],
		["lécithines de tournesol, maltodextrine, laitue", "lécithines de tournesol, maltodextrine, laitue"],
		["**tomme** 12 %, sel", "[tomme] 12 %, sel"],
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
		expect(unnamedAllergens("Sucre, **tomme**.", ["lait", "tomme"])).toEqual(["lait"]);
		expect(unnamedAllergens("Sucre, beurre de cacao.", ["lait", "soja"])).toEqual(["lait", "soja"]);
	});

	it("what a product contains, as it is declared, and what no declared word covers", () => {
		expect(containedText(["lait écrémé"], ["LAIT", "FRUITS_A_COQUE"])).toBe("lait écrémé, fruits à coque");
		expect(containedText([], ["LAIT"])).toBe("lait");
	});

	it("allergens that are found and not declared", () => {
		expect(undeclaredAllergens("Beurre, amandes, blé.", ["blé (gluten)"])).toEqual(["lait", "fruits à coque"]);
		expect(undeclaredAllergens("Sucre, **tomme**.", [])).toEqual([]);
	});
});

describe("the fourteen in the words of lists of ingredients", () => {
	/** What every word of a list names; each stands in its own item. */
	const NAMED: Record<AllergenCode, string> = {
		GLUTEN: `gluten, farine de blé, FARINE DE BLE, froment, petit épeautre, epeautre, seigle, flocons d'avoine, orge perlé, kamut,
			triticale, extrait de malt, boisson maltée, semoule, semoules de blé dur, boulgour, couscous, seitan`,
		CRUSTACES: "crustacés, crevettes, langoustines, homard, chair de crabe, écrevisse, ecrevisses, gambas, tourteau",
		OEUFS: `œufs, OEUF, blancs d'œufs, jaune d’oeuf, ovalbumine, lysozyme, lysozyme (E1105), E-1105, lécithine d'œuf, ovoproduits`,
		POISSONS: `poisson, anchois, filets de thon, gélatine de poisson, gélatine marine, cabillaud, maquereaux, surimi, œufs de lump,
			nuoc-mâm`,
		ARACHIDES: "arachides, huile d'arachide, cacahuètes, cacahouète, cacahuetes, beurre de cacahuètes",
		SOJA: "soja, sauce de soya, tofu, lécithines de soja, lécithine de soja (E 322), tamari, lait de soja",
		LAIT: `lait, LAITS, matière grasse laitière, MATIERES GRASSES LAITIERES, protéines laitières, produits laitiers, lactose, caséine,
			caséinates, caseinate, lactosérum, lacto-sérum, petit-lait, petit lait, beurre, babeurre, crème fraîche, creme, crémes, fromage,
			yaourts, yogourt, ghee, comté, mascarpone, chantilly`,
		FRUITS_A_COQUE: `fruits à coque, fruit a coques, fruits-à-coques, amandes, noisette, noix, noix de cajou, cajou, noix de pécan, pecan,
			noix du Brésil, pistaches, macadamia, noix du Queensland, praliné, pralin, massepain, gianduja, nougat, pâte d'amande,
			frangipane, calissons, lait d'amande`,
		CELERI: "céleri, celeri-rave, sel de céleri",
		MOUTARDE: "moutarde, graines de moutarde",
		SESAME: "sésame, sesame, huile de sésame, tahini, tahin, halva",
		SULFITES: `sulfites, sulfite acide de sodium, métabisulfite de sodium, METABISULFITE, bisulfite de potassium, disulfite, sulphite,
			abricots sulfités, dioxyde de soufre, anhydride sulfureux, SO2, SO₂, E220, E221, E222, E223, E224, E226, E227, E228, E 220,
			E-228, e.224, conservateur (E 223), sans sulfites ajoutés`,
		LUPIN: "lupin, farine de lupin",
		MOLLUSQUES: `mollusques, moules, huîtres, huitre, sauce d'huître, calmar, calamars, encre de seiche, poulpe, escargots, palourdes,
			noix de Saint-Jacques, noix de coquilles Saint Jacques, St Jacques`,
	};
	const decomposed: [string, AllergenCode] = ["crème".normalize("NFD"), "LAIT"];
	const named = ALLERGEN_CODES.flatMap((code) =>
		NAMED[code].split(/,\s+/).map((word): [string, AllergenCode] => [word, code]),
	);
	it.each([...named, decomposed])("%s: %s", (word, code) => {
		expect(informationOf({ ingredients: `Sucre, ${word}, sel.` }).contains).toEqual([code]);
	});

	it.each([
		...["lait de coco", "crème de coco", "beurre de cacao", "beurre de karité", "crème de tartre", "crème de marrons"],
		...["noix de coco", "noix de muscade", "noix muscade", "noix de kola", "châtaignes", "laitue", "gélatine bovine"],
		...[
			"farine de blé noir",
			"farine complète de riz",
			"farines (maïs, riz)",
			"farine de pois sans gluten",
			"sarrasin",
		],
		...[
			"sucre d’orge",
			"sucre semoule",
			"semoule de maïs",
			"maltodextrine",
			"maltitol",
			"pain azyme (amidon de pomme de terre)",
		],
		...[
			"acide lactique",
			"lactate de calcium",
			"fruits secs (raisins)",
			"E270",
			"sulfate de calcium",
			"caviar d'aubergine",
			"cacao moulé",
		],
		...["lécithines de tournesol", "E322 (tournesol)", "lécithine (E 322) de colza", "protéines végétales (pois)"],
		...["sans lait", "sans gluten ni produits laitiers", "sans noix de cajou", "sans traces d'arachide", "SANS ŒUFS"],
	])("none of them: %s", (words) => {
		expect(informationOf({ ingredients: `Sucre, ${words}, sel.` })).toEqual({
			state: "STATED",
			contains: [],
			traces: [],
		});
	});

	it.each([
		["Farine", "gluten"],
		["farine de tradition", "gluten"],
		["Biscuits aux pommes", "gluten"],
		["pain d'épices", "gluten"],
		["meringue", "œufs"],
		["lécithines", "soja"],
		["lécithine sans OGM", "soja"],
		["émulsifiant : E-322", "soja"],
		["chocolat blanc", "lait"],
		["sirop d'orgeat", "fruits à coque"],
		["fruits secs", "fruits à coque"],
		["fruits de mer", "crustacés, mollusques"],
	])("%s may contain %s: no product is free of anything until that is known", (words, allergens) => {
		const ingredients = `Sucre, ${words}.`;
		const doubts = doubtfulIngredients(ingredients, []).map(({ allergen }) => allergen);
		expect(doubts.join(", ")).toBe(allergens);
		expect(informationOf({ ingredients }).state).toBe("INCOMPLETE");
		expect(informationOf({ ingredients, allergens: doubts }).state).toBe("STATED");
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
		["an allergen that is none of the fourteen", { allergens: ["tomme"] }, "INCOMPLETE", [], []],
		["a trace that is none of the fourteen", { traces: ["divers"] }, "INCOMPLETE", [], []],
		["a marked ingredient that is none", { ingredients: "**tomme**", allergens: ["lait"] }, "INCOMPLETE", ["LAIT"], []],
		["no food", { isFood: false, ingredients: "" }, "NOT_FOOD", [], []],
		["no food, of a material", { isFood: false, ingredients: "Papier kraft." }, "NOT_FOOD", [], []],
		["no food, with an allergen", { isFood: false, ingredients: "LAIT." }, "INCOMPLETE", ["LAIT"], []],
		["no food, with a doubt", { isFood: false, ingredients: "Farine." }, "INCOMPLETE", [], []],
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
