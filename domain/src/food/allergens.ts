import { foldText } from "../fold-text";

/**
 * The fourteen of annex II of Regulation (EU) 1169/2011 as lists of ingredients name them, without their plurals. The name
 * is what a pack declares.
 */
const ALLERGENS = [
	{ name: "gluten", terms: ["gluten", "blé", "froment", "épeautre", "kamut", "seigle", "orge", "avoine", "malt"] },
	{ name: "crustacés", terms: ["crustacé", "crevette", "crabe", "homard", "langouste", "langoustine", "écrevisse"] },
	{ name: "œufs", terms: ["œuf", "ovalbumine"] },
	{ name: "poissons", terms: ["poisson", "anchois", "thon", "saumon", "morue"] },
	{ name: "arachides", terms: ["arachide", "cacahuète"] },
	{ name: "soja", terms: ["soja", "tofu"] },
	{
		name: "lait",
		terms: ["lait", "lactose", "lactosérum", "caséine", "caséinate", "beurre", "crème", "fromage", "yaourt"],
	},
	{
		name: "fruits à coque",
		terms: ["fruits à coque", "amande", "noisette", "noix", "pécan", "cajou", "pistache", "macadamia"],
	},
	{ name: "céleri", terms: ["céleri"] },
	{ name: "moutarde", terms: ["moutarde"] },
	{ name: "sésame", terms: ["sésame"] },
	{ name: "sulfites", terms: ["sulfite", "anhydride sulfureux", "e220", "e223", "e224"] },
	{ name: "lupin", terms: ["lupin"] },
	{ name: "mollusques", terms: ["mollusque", "moule", "huître", "calamar", "seiche"] },
] as const;
export type Allergen = (typeof ALLERGENS)[number]["name"];

/** Words that sound like one of the fourteen and are none. */
const HARMLESS = [
	"beurre de cacao",
	"beurre de coco",
	"lait de coco",
	"crème de coco",
	"crème de tartre",
	"crème de marron",
	"noix de coco",
	"noix de muscade",
	"sucre d'orge",
];

/** A part of a list of ingredients; `allergen` is null where nothing is to be emphasised. */
export interface IngredientsPart {
	text: string;
	/** One of the fourteen allergens, or "other" for a marked word that the shop does not know. */
	allergen: Allergen | "other" | null;
}

const NAME_OF = new Map(ALLERGENS.flatMap(({ name, terms }) => terms.map((term) => [singular(term), name] as const)));

/** As people type it: in capitals without accents, "oeuf" for "œuf", any apostrophe. */
const loosely = (word: string) =>
	word
		.replaceAll("œ", "(?:œ|oe)")
		.replaceAll("'", "['’]")
		.replace(/[éèà]/g, (letter) => `[${letter}${foldText(letter)}]`);
const either = (words: readonly string[]) =>
	[...words]
		.sort((a, b) => b.length - a.length)
		.map(loosely)
		.join("|");
/** Marked words, exceptions and the fourteen allergens: the first match counts. */
const MARKED = new RegExp(
	`\\*\\*(?<marked>[^*]+)\\*\\*|(?<![\\p{L}])(?:(?<harmless>${either(HARMLESS)})|(?<found>${either(ALLERGENS.flatMap(({ terms }) => terms))}))[sx]?(?![\\p{L}])`,
	"giu",
);

/**
 * A list of ingredients in parts, so that allergens stand out in type: those that the merchant marked up by two asterisks on
 * either side, and those that are found. Source: the same regulation, article 21.
 */
export function ingredientsParts(ingredients: string): IngredientsPart[] {
	const parts: IngredientsPart[] = [];
	let at = 0;
	const plain = (until: number) => {
		if (until > at) parts.push({ text: ingredients.slice(at, until), allergen: null });
	};
	for (const match of ingredients.matchAll(MARKED)) {
		const { marked, found } = match.groups ?? {};
		if (!marked && !found) continue;
		plain(match.index);
		const text = marked ?? match[0];
		parts.push({ text, allergen: allergenIn(text) ?? "other" });
		at = match.index + match[0].length;
	}
	plain(ingredients.length);
	return parts;
}

/** Which of the fourteen a text names first: "blé (gluten)", "Œufs". */
function allergenIn(text: string): Allergen | undefined {
	for (const { groups } of text.matchAll(MARKED)) {
		if (groups?.marked) return allergenIn(groups.marked);
		if (groups?.found) return NAME_OF.get(singular(groups.found));
	}
	return undefined;
}

function singular(word: string): string {
	return foldText(word).replace(/[sx]$/, "");
}

/** Declared allergens that no ingredient names, so that none is emphasised for them. */
export function unnamedAllergens(ingredients: string, declared: readonly string[]): string[] {
	const emphasised = ingredientsParts(ingredients).filter(({ allergen }) => allergen !== null);
	return declared.filter((word) => {
		const known = allergenIn(word);
		return !emphasised.some(({ text, allergen }) =>
			known ? allergen === known : foldText(text).includes(foldText(word)),
		);
	});
}

/** Allergens that an ingredient seems to name and that are not declared: for the merchant to confirm. */
export function undeclaredAllergens(ingredients: string, declared: readonly string[]): Allergen[] {
	const confirmed = new Set(declared.map(allergenIn));
	const found = ingredientsParts(ingredients).flatMap(({ allergen }) =>
		allergen === null || allergen === "other" ? [] : allergen,
	);
	return [...new Set(found)].filter((allergen) => !confirmed.has(allergen));
}
