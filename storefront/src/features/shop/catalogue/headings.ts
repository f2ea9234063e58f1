import { countTagged } from "@confiserie/domain/catalogue/tag-words";
import { isOccasion, TAGS, type TagCode } from "@confiserie/domain/catalogue/tags";
import { SORT_LABELS } from "@confiserie/domain/contract/product";
import { withoutText } from "@confiserie/domain/food/allergen-codes";
import { formatEuros } from "@confiserie/domain/format";
import { LOCALE } from "@confiserie/domain/locale";
import type { CatalogueFilters } from "./filters";

const TAG_TITLES: Record<TagCode, string> = {
	NOUVEAU: "Nos nouveautés",
	PROMO: "Nos promotions",
	BESTSELLER: "Nos meilleures ventes",
	BIO: "Nos produits bio",
	VEGAN: "Nos produits vegan",
	SANS_GLUTEN: "Nos produits sans gluten",
	ARTISANAL: "Nos produits artisanaux",
	FETE: "Pour la fête",
	MARIAGE: "Pour un mariage",
	NOEL: "Pour Noël",
	halloween: "Pour Halloween",
};

const tagName = (code: string) => TAGS.find((tag) => tag.code === code)?.name ?? code;

/** Names that French writes with a capital. */
const FEAST_DAYS: ReadonlySet<TagCode> = new Set(["NOEL", "halloween"]);
/** The tag within a sentence: "vegan", "Noël". */
const tagWord = (code: TagCode) => (FEAST_DAYS.has(code) ? tagName(code) : tagName(code).toLowerCase());

/** Title of the catalogue: a query gives 'Résultats pour ...', else the category, else the tags. Source: spec §2. */
export function catalogueTitle({ query, category, shelf, tags, without, isUnknown }: CatalogueFilters): string {
	if (query) return `Résultats pour « ${query} »`;
	if (category && shelf) return [shelf.name, tags.map(tagWord).join(", ")].filter(Boolean).join("\u00a0: ");
	if (tags.length === 1 && tags[0]) return TAG_TITLES[tags[0]];
	if (tags.length > 1) return tags.map(tagName).join(", ");
	if (without.length > 0) return `Nos produits ${lowerFirst(withoutText(without))}`;
	return isUnknown ? "Catalogue" : "Tous nos produits";
}

/** What a list says that the shop does not have, and one that could not be read. Source: spec §8 "Product list". */
export const LIST_MESSAGES = {
	missing: "Aucun produit trouvé",
	failed: "Erreur lors du chargement des produits",
} as const;

/** What an empty list says. Source: spec §2 "Empty states". */
export function emptyMessage({ query }: CatalogueFilters): string {
	return query ? `Aucun produit trouvé pour la recherche « ${query} ».` : "Aucun produit trouvé pour cette sélection.";
}

export interface AppliedFilter {
	label: string;
	/** The filters without this one, back on the first page. */
	without: CatalogueFilters;
}

/** The filters in force, each with what is left when it is taken off. */
export function appliedFilters(filters: CatalogueFilters): AppliedFilter[] {
	const first = { ...filters, page: 1 };
	const applied: AppliedFilter[] = [];
	if (filters.query) applied.push({ label: `« ${filters.query} »`, without: { ...first, query: "" } });
	if (filters.category)
		applied.push({ label: filters.shelf?.name ?? filters.category, without: { ...first, category: null } });
	for (const tag of filters.tags)
		applied.push({ label: tagName(tag), without: { ...first, tags: filters.tags.filter((other) => other !== tag) } });
	for (const code of filters.without)
		applied.push({
			label: withoutText([code]),
			without: { ...first, without: filters.without.filter((other) => other !== code) },
		});
	if (filters.without.length > 0 && filters.allowTraces)
		applied.push({ label: "Traces acceptées", without: { ...first, allowTraces: false } });
	if (filters.inStock) applied.push({ label: "En stock", without: { ...first, inStock: false } });
	if (filters.minPrice !== null)
		applied.push({ label: `Dès ${formatEuros(filters.minPrice)}`, without: { ...first, minPrice: null } });
	if (filters.maxPrice !== null)
		applied.push({ label: `Jusqu'à ${formatEuros(filters.maxPrice)}`, without: { ...first, maxPrice: null } });
	return applied;
}

const orWords = new Intl.ListFormat(LOCALE, { type: "disjunction" });

/** What the list shows, in one sentence: "18 produits vegan et sans gluten, pour Noël ou mariage, en stock, jusqu'à 34,99 €". */
export function selectionSentence(filters: CatalogueFilters, totalCount: number): string {
	const { tags, without, allowTraces, inStock, minPrice, maxPrice } = filters;
	const occasions = tags.filter(isOccasion).map(tagWord);
	const parts = [
		countTagged(totalCount, tags),
		occasions.length > 0 && `pour ${orWords.format(occasions)}`,
		without.length > 0 && `${lowerFirst(withoutText(without))}, traces ${allowTraces ? "acceptées" : "exclues"}`,
		inStock && "en stock",
		(minPrice !== null || maxPrice !== null) && lowerFirst(bandLabel(minPrice, maxPrice)),
	];
	return parts.filter(Boolean).join(", ");
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A band of prices in words, both ends included: "Jusqu'à 19,99 €", "20,00 € à 34,99 €", "Dès 50,00 €". */
export function bandLabel(min: number | null, max: number | null): string {
	if (min === null) return max === null ? "Tous les prix" : `Jusqu'à ${formatEuros(max)}`;
	return max === null ? `Dès ${formatEuros(min)}` : `${formatEuros(min)} à ${formatEuros(max)}`;
}

/** The sorts offered, in words. */
export const SORT_OPTIONS = Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }));
