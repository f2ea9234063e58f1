import { allowedTypos, typosBetween } from "../catalogue/typos";
import { foldText } from "../fold-text";
import {
	ALLERGEN_CODES,
	ALLERGEN_NAMES,
	type AllergenCode,
	type AllergenInformation,
	orderedCodes,
} from "./allergen-codes";
import { ALLERGEN_WORDS, HARMLESS_WORDS } from "./allergen-words";

/** A part of a list of ingredients; `allergen` is null where nothing is to be emphasised. */
export interface IngredientsPart {
	text: string;
	/** One of the fourteen allergens, or "other" for a marked word that the shop does not know. */
	allergen: AllergenCode | "other" | null;
}

const termsOf = (list = "") => list.toLowerCase().split(/,\s+/).filter(Boolean);
const codesOf = (field: "names" | "others") =>
	new Map(
		ALLERGEN_CODES.flatMap((code) => termsOf(ALLERGEN_WORDS[code][field]).map((term) => [keyOf(term), code] as const)),
	);
const NAMES = codesOf("names");
const CODE_OF = new Map([...NAMES, ...codesOf("others")]);

const GAP = "[sx]?[\\s\\p{Pd}]+";
const ANY_E = "[eéèêë]";
const LOOSE: Record<string, string> = {
	...{ " ": GAP, "-": GAP, "'": "\\s?['’]\\s?", œ: "(?:œ|oe)", é: ANY_E, è: ANY_E, ê: ANY_E },
	/** Of the number of an additive: "E 220", "E-220". */
	e: "e[\\s.\\p{Pd}]*",
};
/** As people type it: in capitals without accents, "oeuf" for "œuf", any apostrophe, any plural. */
const loosely = (term: string) =>
	term.replace(/^e(?=\d)|[^a-z\d]/gu, (sign) => LOOSE[sign] ?? `[${sign}${foldText(sign)}]`);
const either = (terms: readonly string[]) =>
	`(?:${[...terms]
		.sort((a, b) => b.length - a.length)
		.map(loosely)
		.join("|")})`;
const END = "[sx]?(?!\\p{L})";
const TERMS = either(Object.values(ALLERGEN_WORDS).flatMap(({ names, others }) => [names, others].flatMap(termsOf)));
const NAMED = `(?:${either(termsOf(HARMLESS_WORDS))}|(?<found>${TERMS}))${END}`;
const ARTICLE =
	"(?:traces?\\s+)?(?:(?:du|de\\s+la|de|des|le|la|les|aucune?)\\s+|[dl]['’]\\s?)?(?:produits?\\s+(?=laiti))?";
/** "Sans lait", which names none; "sans sulfites ajoutés" does. */
const ABSENT = `(?:sans|ni)\\s+${ARTICLE}${TERMS}${END}(?!\\s+ajout)`;
/** Marked words, exceptions and the fourteen allergens: the first match counts. */
const MARKED = new RegExp(`\\*\\*(?<marked>[^*]+)\\*\\*|(?<!\\p{L})(?:${ABSENT}|${NAMED})`, "giu");

/**
 * A list of ingredients in parts, so that allergens stand out in type: those that the merchant marked up by two asterisks on
 * either side, and those that are found. Source: the same regulation, article 21.
 */
export function ingredientsParts(ingredients: string): IngredientsPart[] {
	const list = ingredients.normalize("NFC");
	const parts: IngredientsPart[] = [];
	let at = 0;
	const plain = (until: number) => {
		if (until > at) parts.push({ text: list.slice(at, until), allergen: null });
	};
	for (const match of list.matchAll(MARKED)) {
		const { marked, found } = match.groups ?? {};
		if (!marked && !found) continue;
		plain(match.index);
		const text = marked ?? match[0];
		parts.push({ text, allergen: allergensIn(text)[0] ?? "other" });
		at = match.index + match[0].length;
	}
	plain(list.length);
	return parts;
}

/** Which of the fourteen a text names, in its order: "blé (gluten)", "Œufs, lait". */
function allergensIn(text: string): AllergenCode[] {
	return [...text.normalize("NFC").matchAll(MARKED)].flatMap(({ groups }) => {
		if (groups?.marked) return allergensIn(groups.marked);
		return CODE_OF.get(keyOf(groups?.found ?? "")) ?? [];
	});
}

/** A term however it is typed: "Fruits à coques" -> "fruitacoque", "E 220" -> "e220". */
function keyOf(term: string): string {
	return foldText(term)
		.replace(/[sx](?![a-z])/g, "")
		.replace(/[^a-z0-9]/g, "");
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

/**
 * What a product contains, in words: as the merchant declares it, since the law wants the cereal and the nut by name, and what no
 * declared word covers.
 */
export function containedText(declared: readonly string[], contains: readonly AllergenCode[]): string {
	const covered = declared.flatMap(allergensIn);
	const others = contains.filter((code) => !covered.includes(code));
	return [...declared, ...others.map((code) => ALLERGEN_NAMES[code])].join(", ");
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

/** Words of the ingredients that leave open whether there is an allergen in them that the product is not known to contain. */
export function doubtfulIngredients(
	ingredients: string,
	contains: readonly AllergenCode[],
): { word: string; allergen: string }[] {
	return ALLERGEN_CODES.filter((code) => !contains.includes(code)).flatMap((code) =>
		(ALLERGEN_WORDS[code].doubtful ?? []).flatMap((pattern) => {
			const [word] = pattern.exec(ingredients.normalize("NFC")) ?? [];
			return word ? [{ word, allergen: ALLERGEN_NAMES[code] }] : [];
		}),
	);
}

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
	const contains = orderedCodes([...allergens, ingredients].flatMap(allergensIn));
	const isUnclear =
		unknownAllergens(declared).length > 0 ||
		doubtfulIngredients(ingredients, contains).length > 0 ||
		ingredientsParts(ingredients).some(({ allergen }) => allergen === "other");
	if (!isFood && declared.length + contains.length === 0 && !isUnclear)
		return { state: "NOT_FOOD", contains: [], traces: [] };
	return {
		state: !isFood || ingredients.trim() === "" || isUnclear ? "INCOMPLETE" : "STATED",
		contains,
		traces: orderedCodes(traces.flatMap(allergensIn)).filter((code) => !contains.includes(code)),
	};
}

const WITHOUT = new RegExp(`(?<![\\p{L}])(?:sans|ni)\\s+${ARTICLE}`, "giu");
const NEXT = new RegExp(`(?:\\s*,\\s*|\\s+)(?:(?:et|ou|ni)\\s+)?(?:sans\\s+)?${ARTICLE}`, "iuy");

/** The allergens that a text lists from there, and where the list ends. */
function allergensAt(text: string, begin: number): [end: number, codes: AllergenCode[]] {
	const named = new RegExp(NAMED, "iuy");
	named.lastIndex = begin;
	const { 0: exact, groups } = named.exec(text) ?? { 0: "" };
	const typed = exact || (/^\p{L}+/u.exec(text.slice(begin))?.[0] ?? "");
	const code = exact ? CODE_OF.get(keyOf(groups?.found ?? "")) : mistypedAllergen(typed);
	if (!code) return [begin, []];
	const end = begin + typed.length;
	NEXT.lastIndex = end;
	const next = NEXT.exec(text);
	const [listEnd, others] = next ? allergensAt(text, end + next[0].length) : [end, []];
	return others.length > 0 ? [listEnd, [code, ...others]] : [end, [code]];
}

/** The one allergen that a mistyped word is nearest to. Shorter words are others too often: "sel" and "blé". */
function mistypedAllergen(typed: string): AllergenCode | undefined {
	const word = keyOf(typed);
	if (word.length < 5) return undefined;
	const near = [...NAMES].filter(([term]) => term.length >= 5 && typosBetween(word, term) <= allowedTypos(word));
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
