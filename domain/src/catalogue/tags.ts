import { foldText } from "../fold-text";

/** Tags with their display text; the Halloween code alone is lower case. Source: spec §2 "Tags". */
export const TAGS = [
	{ code: "NOUVEAU", name: "Nouveau" },
	{ code: "PROMO", name: "Promo" },
	{ code: "BESTSELLER", name: "Meilleure vente" },
	{ code: "BIO", name: "Bio" },
	{ code: "VEGAN", name: "Vegan" },
	{ code: "SANS_GLUTEN", name: "Sans gluten" },
	{ code: "ARTISANAL", name: "Artisanal" },
	{ code: "FETE", name: "Fête" },
	{ code: "MARIAGE", name: "Mariage" },
	{ code: "NOEL", name: "Noël" },
	{ code: "halloween", name: "Halloween" },
] as const;
export type Tag = (typeof TAGS)[number];
export type TagCode = Tag["code"];
export const TAG_CODES = TAGS.map((tag) => tag.code) as [TagCode, ...TagCode[]];

/** Tags that name an occasion; all others describe a product: a diet, a label, a mark of the shop. */
const OCCASIONS: ReadonlySet<TagCode> = new Set(["FETE", "MARIAGE", "NOEL", "halloween"]);
export const isOccasion = (tag: TagCode): boolean => OCCASIONS.has(tag);

/**
 * Whether a product with these tags is one of those that are wanted: it is all that is asked of it, and made for one of the
 * occasions, where some are named (ADR 14).
 */
export function hasWantedTags(tags: readonly TagCode[], wanted: readonly TagCode[]): boolean {
	const occasions = wanted.filter(isOccasion);
	return (
		wanted.every((tag) => isOccasion(tag) || tags.includes(tag)) &&
		(occasions.length === 0 || occasions.some((tag) => tags.includes(tag)))
	);
}

/** Tag of a code in any case (links say HALLOWEEN, the stored code is halloween); undefined when unknown. */
export function findTag(code: string): Tag | undefined {
	const folded = foldText(code);
	return TAGS.find((tag) => tag.code.toLowerCase() === folded);
}
