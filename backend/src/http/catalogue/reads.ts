import {
	type ProductQuery,
	productQuerySchema,
	productSearchQuerySchema,
	suggestionQuerySchema,
} from "@confiserie/domain/contract/product";
import { reviewQuerySchema } from "@confiserie/domain/contract/review";
import { QUERY_LIMITS } from "@confiserie/domain/operations/query-limits";
import { parse as parseQueryString } from "qs";
import type { Sql } from "../../lib/database/sql";
import { readShownCategories } from "../../modules/catalog/categories";
import { findProducts, readProduct, suggestNames } from "../../modules/catalog/search/reads";
import { reviewsOf } from "../../modules/customers/reviews/reads";
import { ApiFailure, existing } from "../../modules/foundations/failures";
import { parse } from "../parse";
import { routesAt } from "../routes";
import { promised, promisedList } from "./promised";

/** A public read of the catalogue. */
export interface CatalogueRead {
	cacheControl: string;
	/** Equal reads have the same key; none where a cached response would be too old. */
	key?: string;
	/** The response as JSON. @param version of what is searched, which the result is at least as new as */
	make(sql: Sql, version: string): Promise<string>;
}

/** Caches ask again before they use it (ETag): its stock is live. */
const REVALIDATE = "public, no-cache";
/** A minute's delay in suggested names hurts no search. */
const FOR_A_MINUTE = "public, max-age=60";

const list = (query: ProductQuery): CatalogueRead => ({
	cacheControl: REVALIDATE,
	// The schema puts the fields into its own order and fills in what was left out.
	key: `list ${JSON.stringify(query)}`,
	make: (sql, version) => promisedList(sql, findProducts(sql, query, version)),
});

const asJson = async (read: Promise<unknown>) => JSON.stringify(await read);

/** @throws ApiFailure PRODUCT_NOT_FOUND for a product that is not on sale */
async function product(sql: Sql, id: string) {
	return existing(await readProduct(sql, id), "PRODUCT_NOT_FOUND");
}

/** Routes by path, fixed ones first. @throws ApiFailure VALIDATION, PRODUCT_ID_MISSING */
const ROUTES: { path: string; read(query: unknown, id: string): CatalogueRead }[] = [
	{ path: "/api/products", read: (query) => list(parse(productQuerySchema, query)) },
	{ path: "/api/products/search", read: (query) => list(parse(productSearchQuerySchema, query)) },
	{
		path: "/api/products/search/suggestions",
		read: (query) => {
			const parsed = parse(suggestionQuerySchema, query);
			const key = `suggestions ${JSON.stringify(parsed)}`;
			return { cacheControl: FOR_A_MINUTE, key, make: (sql) => asJson(suggestNames(sql, parsed)) };
		},
	},
	{
		path: "/api/products/:id",
		read: (_, id) => {
			if (id.trim() === "") throw new ApiFailure("PRODUCT_ID_MISSING");
			return { cacheControl: REVALIDATE, key: `product ${id}`, make: (sql) => asJson(promised(sql, product(sql, id))) };
		},
	},
	{
		path: "/api/products/:id/reviews",
		read: (query, id) => {
			const page = parse(reviewQuerySchema, query);
			const read = async (sql: Sql) => reviewsOf(sql, (await product(sql, id)).id, page);
			return { cacheControl: REVALIDATE, make: (sql) => asJson(read(sql)) };
		},
	},
	{
		path: "/api/categories",
		read: () => ({ cacheControl: REVALIDATE, key: "categories", make: (sql) => asJson(readShownCategories(sql)) }),
	},
];

/** The read at an address, its query, which request-head.ts has bounded, parsed as Medusa parses it; undefined where there is none. */
export function readAt(url: string): CatalogueRead | undefined {
	const [path = "", ...query] = url.split("?");
	const [route] = routesAt(path, ROUTES);
	const [, , , id = ""] = path.split("/");
	return route?.read(
		parseQueryString(query.join("?"), { arrayLimit: QUERY_LIMITS.parameters }),
		decodeURIComponent(id),
	);
}
