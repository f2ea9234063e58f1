import { CATEGORIES, SEARCH } from "@confiserie/domain/catalogue";
import { productsHref } from "@/config/navigation";

export interface SearchOption {
	label: string;
	href: string;
	/** Set when taking it is a search worth remembering. */
	query?: string;
}
export interface SearchGroup {
	title: string;
	options: SearchOption[];
}

/** Id of an option's element in the list box of that id. */
export const optionId = (popupId: string, option: SearchOption): string =>
	`${popupId}-${option.href.replace(/[^a-zA-Z0-9]/g, "-")}`;

/** Categories offered before anything is typed. */
const POPULAR = CATEGORIES.slice(0, 5);

export const searchHref = (query: string): string =>
	query ? `/products?query=${encodeURIComponent(query)}` : "/products";

const searchOption = (query: string): SearchOption => ({ label: query, href: searchHref(query), query });

/** Under 2 characters recent searches and popular categories, from there on suggestions. Source: spec §2 "Header". */
export function searchGroups(typed: string, suggestions: string[], recent: string[]): SearchGroup[] {
	const groups =
		typed.trim().length >= SEARCH.minLength
			? [{ title: "Suggestions", options: suggestions.map(searchOption) }]
			: [
					{ title: "Recherches récentes", options: recent.map(searchOption) },
					{
						title: "Catégories populaires",
						options: POPULAR.map(({ code, name }) => ({ label: name, href: productsHref({ category: code }) })),
					},
				];
	return groups.filter(({ options }) => options.length > 0);
}
