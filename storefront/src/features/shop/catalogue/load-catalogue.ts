import { PAGE_SIZE } from "@confiserie/domain/catalogue/catalogue";
import type { Facets, Product } from "@confiserie/domain/contract/product";
import { serverApi } from "@/lib/server-api";
import { type CatalogueFilters, productQuery } from "./filters";

export type Catalogue =
	| {
			state: "loaded";
			products: Product[];
			totalCount: number;
			/** The shop has no such list: 404. */
			isMissing?: boolean;
			/** Absent where nothing was asked: an unknown category or tag. */
			facets?: Facets | undefined;
			/** A text near to the query that does find something, when the query finds nothing. */
			didYouMean?: string | undefined;
	  }
	| { state: "failed"; status: number };

/** Loads the pages that the address asks for in parallel. A 404 is an empty list. */
export async function loadCatalogue(filters: CatalogueFilters): Promise<Catalogue> {
	if (filters.isUnknown) return { state: "loaded", products: [], totalCount: 0 };
	const first = await serverApi.products({ ...productQuery(filters, 1), facets: true });
	if (!first.ok && first.status === 404) return { state: "loaded", products: [], totalCount: 0, isMissing: true };
	if (!first.ok) return failed(first.status);
	const { items, totalCount, facets, didYouMean } = first.data;
	const pages = Math.min(filters.page, Math.ceil(totalCount / PAGE_SIZE.catalogue));
	const others = await Promise.all(
		Array.from({ length: Math.max(0, pages - 1) }, (_, index) => serverApi.products(productQuery(filters, index + 2))),
	);
	const products = [...items];
	for (const page of others) {
		if (!page.ok) return failed(page.status);
		products.push(...page.data.items);
	}
	return { state: "loaded", products: unique(products), totalCount, facets, didYouMean };
}

const failed = (status: number): Catalogue => ({ state: "failed", status });

/** Pages read at slightly different moments overlap when the list has just changed. */
const unique = (products: Product[]): Product[] => [
	...new Map(products.map((product) => [product.id, product])).values(),
];
