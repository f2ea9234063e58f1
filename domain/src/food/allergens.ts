import { allowedTypos, typosBetween } from "../catalogue/typos";
import { foldText } from "../fold-text";
import {
	ALLERGEN_CODES,
	ALLERGEN_NAMES,
	type AllergenCode,
	type AllergenInformation,
	orderedCodes,
} from "./allergen-codes";

/** Words of lists of ingredients that name one of the fourteen allergens, without their plurals. */
const TERMS: Record<AllergenCode, readonly string[]> = {
	GLUTEN: ["gluten", "blé", "froment", "épeautre", "kamut", "seigle", "orge", "avoine", "malt"],
	CRUSTACES: ["crustacé", "crevette", "crabe", "homard", "langouste", "langoustine", "écrevisse"],
	OEUFS: ["œuf", "ovalbumine"],
	POISSONS: ["poisson", "anchois", "thon", "saumon", "morue"],
	ARACHIDES: ["arachide", "cacahuète", "cacahouète"],
	SOJA: ["soja", "tofu"],
	LAIT: ["lait", "laitier", "lactose", "lactosérum", "caséine", "caséinate", "beurre", "crème", "fromage", "yaourt"],
	FRUITS_A_COQUE: [
		"fruits à coque",
		"fruit à coque",
		"amande",
		"noisette",
		"noix",
		"pécan",
		"cajou",
		"pistache",
		"macadamia",
	],
	CELERI: ["céleri"],
	MOUTARDE: ["moutarde"],
	SESAME: ["sésame"],
	SULFITES: ["sulfite", "anhydride sulfureux", "e220", "e223", "e224"],
	LUPIN: ["lupin"],
	MOLLUSQUES: ["mollusque", "moule", "huître", "calamar", "seiche"],
};

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
	allergen: AllergenCode | "other" | null;
}

const CODE_OF = new Map(ALLERGEN_CODES.flatMap((code) => TERMS[code].map((term) => [singular(term), code] as const)));

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
const NAMED = `(?:(?<harmless>${either(HARMLESS)})|(?<found>${either(Object.values(TERMS).flat())}))[sx]?(?![\\p{L}])`;
/** Marked words, exceptions and the fourteen allergens: the first match counts. */
const MARKED = new RegExp(`\\*\\*(?<marked>[^*]+)\\*\\*|(?<![\\p{L}])${NAMED}`, "giu");

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
		parts.push({ text, allergen: allergensIn(text)[0] ?? "other" });
		at = match.index + match[0].length;
	}
	plain(ingredients.length);
	return parts;
}

/** Which of the fourteen a text names, in its order: "blé (gluten)", "Œufs, lait". */
function allergensIn(text: string): AllergenCode[] {
	return [...text.matchAll(MARKED)].flatMap(({ groups }) => {
		if (groups?.marked) return allergensIn(groups.marked);
		return CODE_OF.get(singular(groups?.found ?? "")) ?? [];
	});
}

function singular(word: string): string {
	return foldText(word).replace(/[sx]$/, "");
}

/** Declared allergens that no ingredient names, so that none is emphasised for them. */
export function unnamedAllergens(ingredients: string, declared: readonly string[]): string[] {
	const emphasised = ingredientsParts(ingredients).filter(({ allergen }) => allergen !== null);
	return declared.filter((word) => {
		const [known] = allergensIn(word);
		return !emphasised.some(({ text, allergen }) =>
			known ? allergen === known : foldText(text).includes(foldText(word)),
		);
	});
}

/** Names of allergens that an ingredient seems to contain and that are not declared: for the merchant to confirm. */
export function undeclaredAllergens(ingredients: string, declared: readonly string[]): string[] {
	const confirmed = new Set(declared.flatMap(allergensIn));
	return [...new Set(allergensIn(ingredients))]
		.filter((code) => !confirmed.has(code))
		.map((code) => ALLERGEN_NAMES[code]);
}

/** Declared allergens or traces that are none of the fourteen as far as the shop can tell. */
export const unknownAllergens = (declared: readonly string[]): string[] =>
	declared.filter((word) => allergensIn(word).length === 0);

/**
 * What a product may be filtered and marked by. It contains what is declared and what its ingredients name, confirmed or not: a
 * warning that the merchant passed over must not reach a customer with an allergy as "sans".
 */
export function allergenInformation(food: {
	isFood: boolean;
	ingredients: string;
	allergens: readonly string[];
	traces: readonly string[];
}): AllergenInformation {
	const { isFood, ingredients, allergens, traces } = food;
	const declared = [...allergens, ...traces];
	if (!isFood && ingredients.trim() === "" && declared.length === 0)
		return { state: "NOT_FOOD", contains: [], traces: [] };
	const contains = orderedCodes([...allergens, ingredients].flatMap(allergensIn));
	const isUnclear =
		unknownAllergens(declared).length > 0 || ingredientsParts(ingredients).some(({ allergen }) => allergen === "other");
	return {
		state: ingredients.trim() === "" || isUnclear ? "INCOMPLETE" : "STATED",
		contains,
		traces: orderedCodes(traces.flatMap(allergensIn)).filter((code) => !contains.includes(code)),
	};
}

const ARTICLE =
	"(?:traces?\\s+)?(?:(?:du|de\\s+la|de|des|le|la|les|aucune?)\\s+|[dl]['’]\\s?)?(?:produits?\\s+(?=laiti))?";
const WITHOUT = new RegExp(`(?<![\\p{L}])(?:sans|ni)\\s+${ARTICLE}`, "giu");
const NEXT = new RegExp(`(?:\\s*,\\s*|\\s+)(?:(?:et|ou|ni)\\s+)?(?:sans\\s+)?${ARTICLE}`, "iuy");

/** The allergens that a text lists from there, and where the list ends. */
function allergensAt(text: string, begin: number): [end: number, codes: AllergenCode[]] {
	const named = new RegExp(NAMED, "iuy");
	named.lastIndex = begin;
	const { 0: exact, groups } = named.exec(text) ?? { 0: "" };
	const typed = exact || (/^\p{L}+/u.exec(text.slice(begin))?.[0] ?? "");
	const code = exact ? CODE_OF.get(singular(groups?.found ?? "")) : mistypedAllergen(typed);
	if (!code) return [begin, []];
	const end = begin + typed.length;
	NEXT.lastIndex = end;
	const next = NEXT.exec(text);
	const [listEnd, others] = next ? allergensAt(text, end + next[0].length) : [end, []];
	return others.length > 0 ? [listEnd, [code, ...others]] : [end, [code]];
}

/** The one allergen that a mistyped word is nearest to. Shorter words are others too often: "sel" and "blé". */
function mistypedAllergen(typed: string): AllergenCode | undefined {
	const word = singular(typed);
	if (word.length < 5) return undefined;
	const near = [...CODE_OF].filter(([term]) => term.length >= 5 && typosBetween(word, term) <= allowedTypos(word));
	const codes = new Set(near.map(([, code]) => code));
	return codes.size === 1 ? [...codes][0] : undefined;
}

/**
 * Reads "sans arachides" and the like out of a search: what is left to search for, and the allergens to do without. A word
 * with a typo counts too, since a search that passed over it would propose what the customer must not eat.
 */
export function readWithout(query: string): { text: string; without: AllergenCode[] } {
	const text = query.replace(/(?<![\p{L}])gluten[\s-]+free(?![\p{L}])/giu, "sans gluten");
	const without: AllergenCode[] = [];
	let left = "";
	let at = 0;
	for (const { index, 0: words } of text.matchAll(WITHOUT)) {
		if (index < at) continue;
		const begin = index + words.length;
		const [end, codes] = allergensAt(text, begin);
		if (codes.length === 0) continue;
		without.push(...codes);
		left += `${text.slice(at, index)} `;
		at = end;
	}
	left += text.slice(at);
	return without.length === 0
		? { text: query, without }
		: { text: left.replace(/\s+/g, " ").trim(), without: orderedCodes(without) };
}
