/** The fourteen of annex II of Regulation (EU) 1169/2011, in its order, as packs name them. */
export const ALLERGEN_NAMES = {
	GLUTEN: "gluten",
	CRUSTACES: "crustacés",
	OEUFS: "œufs",
	POISSONS: "poissons",
	ARACHIDES: "arachides",
	SOJA: "soja",
	LAIT: "lait",
	FRUITS_A_COQUE: "fruits à coque",
	CELERI: "céleri",
	MOUTARDE: "moutarde",
	SESAME: "sésame",
	SULFITES: "sulfites",
	LUPIN: "lupin",
	MOLLUSQUES: "mollusques",
} as const;
export type AllergenCode = keyof typeof ALLERGEN_NAMES;
export const ALLERGEN_CODES = Object.keys(ALLERGEN_NAMES) as AllergenCode[];

export const isAllergenCode = (text: string): text is AllergenCode => Object.hasOwn(ALLERGEN_NAMES, text);

/**
 * STATED: the lists of allergens and traces can be relied upon, empty ones too. INCOMPLETE: there is no list of ingredients, it
 * leaves an allergen open ("farine", "lécithine"), an allergen is none of the fourteen, or what is said to be no food has some. NOT_FOOD:
 * paper cones and the like.
 */
export const ALLERGEN_STATES = ["STATED", "INCOMPLETE", "NOT_FOOD"] as const;

/** What is known of the allergens of a product. `traces` are possible ones that it does not contain. */
export interface AllergenInformation {
	state: (typeof ALLERGEN_STATES)[number];
	contains: AllergenCode[];
	traces: AllergenCode[];
}

/** Where nothing is known. */
export const UNKNOWN_ALLERGENS: AllergenInformation = { state: "INCOMPLETE", contains: [], traces: [] };

/** Allergens that a customer avoids; traces of them too, unless `allowTraces`. */
export interface AvoidedAllergens {
	without: readonly AllergenCode[];
	allowTraces: boolean;
}

/** Codes in the order of the annex, each once. */
export const orderedCodes = (codes: Iterable<AllergenCode>): AllergenCode[] => {
	const wanted = new Set(codes);
	return ALLERGEN_CODES.filter((code) => wanted.has(code));
};

const allergenNames = (codes: readonly AllergenCode[]): string => codes.map((code) => ALLERGEN_NAMES[code]).join(", ");

/**
 * "Sans arachides, lait". Cereals are named in full: "sans gluten" alone is the claim of Regulation (EU) 828/2014, which only
 * the merchant's own label makes.
 */
export const withoutText = (codes: readonly AllergenCode[]): string =>
	`Sans ${codes.map((code) => (code === "GLUTEN" ? "céréales à gluten" : ALLERGEN_NAMES[code])).join(", ")}`;

/**
 * Whether a product may be offered to a customer who avoids these: never where its information is incomplete. The rule that tests
 * hold the search to. @internal
 */
export function isFreeFrom({ state, contains, traces }: AllergenInformation, avoided: AvoidedAllergens): boolean {
	const found = avoided.allowTraces ? contains : [...contains, ...traces];
	return state === "STATED" && !avoided.without.some((code) => found.includes(code));
}

export interface AllergenMark {
	tone: "contains" | "traces" | "unknown" | "free";
	text: string;
}

/** What a card tells a customer who avoids some allergens, the worst first; nothing of what is no food. */
export function allergenMarks(
	{ state, contains, traces }: AllergenInformation,
	without: readonly AllergenCode[],
): AllergenMark[] {
	if (without.length === 0 || state === "NOT_FOOD") return [];
	const marks: AllergenMark[] = [];
	const contained = without.filter((code) => contains.includes(code));
	const possible = without.filter((code) => traces.includes(code));
	if (contained.length > 0) marks.push({ tone: "contains", text: `Contient\u00a0: ${allergenNames(contained)}` });
	if (possible.length > 0) marks.push({ tone: "traces", text: `Traces possibles\u00a0: ${allergenNames(possible)}` });
	if (state === "INCOMPLETE") marks.push({ tone: "unknown", text: "Allergènes\u00a0: non renseigné" });
	return marks.length > 0 ? marks : [{ tone: "free", text: withoutText(without) }];
}
