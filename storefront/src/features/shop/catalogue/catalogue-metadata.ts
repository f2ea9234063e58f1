import type { Metadata } from "next";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { type CatalogueFilters, filtersHref } from "./filters";
import { catalogueTitle } from "./headings";

/**
 * What indexes learn of a list. A category or one tag is a page of its own; stock, price, order, further tags and
 * further pages are views of it and name it as canonical. Searches have no end of addresses and stay out.
 */
export function catalogueMetadata(filters: CatalogueFilters): Metadata {
	const { query, category, shelf, isUnknown } = filters;
	const title = catalogueTitle(filters);
	return pageMetadata({
		title,
		description: query
			? `${title} : confiseries vendues par carton, par couche ou par palette.`
			: (category && shelf?.description) ||
				`${title} : confiseries artisanales par carton, par couche ou par palette, avec le prix à la pièce et au kilo, les ingrédients et les allergènes.`,
		path: plainListHref(filters),
		isIndexed: !query && !isUnknown,
	});
}

/** Address of the plain list that these filters narrow down. */
export function plainListHref({ category, tags }: CatalogueFilters): string {
	if (category) return filtersHref({ category });
	return filtersHref({ tags: tags.length === 1 ? tags : [] });
}
