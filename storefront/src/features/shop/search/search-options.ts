import { SEARCH } from "@confiserie/domain/catalogue/catalogue";
import type { NavigationLink } from "@confiserie/domain/content/navigation";
import { foldText } from "@confiserie/domain/fold-text";
import { formatInteger } from "@confiserie/domain/format";
import { piecesToCents } from "@confiserie/domain/money";
import { type PriceText, priceText } from "@confiserie/domain/prices/price-text";
import { theBox } from "@confiserie/domain/prices/tier-price";
import { searchHref } from "./search-href";
import type { FoundProduct, Suggestions } from "./suggest";

export interface SearchOption {
	label: string;
	href: string;
	/** Set when taking it is a search worth remembering. */
	query?: string;
	/** A product: its image, and what a box of it costs, "36,00 € TTC le carton"; null where that cannot be read. */
	product?: { imageUrl: string; price: PriceText | null; allergens: unknown };
}
export interface SearchGroup {
	title: string;
	options: SearchOption[];
}

/** Id of an option's element in the list box of that id. */
export const optionId = (popupId: string, option: SearchOption): string =>
	`${popupId}-${option.href.replace(/[^a-zA-Z0-9]/g, "-")}`;

/** How many categories are offered before anything is typed. */
const POPULAR = 5;

const searchOption = (query: string): SearchOption => ({ label: query, href: searchHref(query), query });

function productOption({ id, name, imageUrl, vatRate, piecesPerBox, ...found }: FoundProduct): SearchOption {
	const boxCents = piecesToCents(piecesPerBox, found.pricePerPieceBox);
	return {
		label: name,
		href: `/products/${encodeURIComponent(id)}`,
		product: {
			imageUrl,
			price: Number.isFinite(boxCents)
				? priceText(vatRate, ({ cents }) => `${cents(boxCents)} ${theBox({ piecesPerBox })}`)
				: null,
			allergens: found.allergenInformation,
		},
	};
}

/**
 * Under 2 characters recent searches and popular categories, from there on suggestions. What was found for the words typed so
 * far stays while the next response is on its way. Source: spec §2 "Header".
 */
export function searchGroups(
	typed: string,
	found: Suggestions,
	recent: string[],
	popular: readonly NavigationLink[],
): SearchGroup[] {
	const text = typed.trim();
	const isSameStart = found.query !== "" && text.startsWith(found.query.slice(0, SEARCH.minLength));
	const products = isSameStart ? found.products : [];
	const all =
		found.query === text && found.total > products.length
			? [{ ...searchOption(text), label: `Voir les ${formatInteger(found.total)} résultats` }]
			: [];
	// A product that is shown needs no line that searches for it, and nothing stands there twice.
	const shown = new Set([...products.map(({ name }) => name), ...all.map(() => text)].map(foldText));
	const isNew = (item: string) => !shown.has(foldText(item)) && shown.add(foldText(item));
	const completions = isSameStart ? found.items.filter(isNew) : [];
	const groups: SearchGroup[] =
		text.length >= SEARCH.minLength
			? [
					{ title: "Suggestions", options: completions.map(searchOption) },
					{ title: "Produits", options: [...products.map(productOption), ...all] },
				]
			: [
					{ title: "Recherches récentes", options: recent.map(searchOption) },
					{
						title: "Catégories populaires",
						options: popular.slice(0, POPULAR).map(({ label, href }) => ({ label, href })),
					},
				];
	return groups.filter(({ options }) => options.length > 0);
}
