import {
	type ProductQuery,
	productQuerySchema,
	productSearchQuerySchema,
	suggestionQuerySchema,
} from "@confiserie/domain/contract/product";
import { container } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { KeptResponses } from "../lib/kept-responses";
import { sharedRead } from "../lib/shared-read";
import { readShownCategories } from "../modules/catalog/categories";
import { ApiFailure } from "../modules/failures";
import { findProduct, findProducts, searchVersion, suggestNames } from "../modules/product-search";
import { parse } from "./parse";

/** What the public product routes return, revalidated when it is a second old or a product changed (ADR 17). */
export interface ProductResponse {
	cacheControl: string;
	/** Tells responses apart: the same key is the same response. */
	key: string;
	/** Its JSON, read anew. */
	make: (version: string) => Promise<string>;
}

/** Whoever keeps the response asks again before showing it (ETag): its stock is live. */
const ASK_AGAIN = "public, no-cache";
/** A minute's delay in proposed names hurts nobody. */
const FOR_A_MINUTE = "public, max-age=60";

type Query = Record<string, unknown>;

/** A page of the catalogue. @throws ApiFailure VALIDATION */
export function productList(query: Query): ProductResponse {
	return response(productQuerySchema, query, "list", ASK_AGAIN, pageOf);
}

/** A page of what a text finds, under the filters of the catalogue. @throws ApiFailure VALIDATION */
export function productSearch(query: Query): ProductResponse {
	return response(productSearchQuerySchema, query, "list", ASK_AGAIN, pageOf);
}

/** Names for the search box. @throws ApiFailure VALIDATION */
export function suggestions(query: Query): ProductResponse {
	return response(suggestionQuerySchema, query, "suggestions", FOR_A_MINUTE, (parsed) =>
		suggestNames(container, parsed),
	);
}

/** The categories that the shop offers: under the version of what is searched, which each change of them is one of. */
export function categoryList(): ProductResponse {
	const make = async () =>
		JSON.stringify(await readShownCategories(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)));
	return { key: "categories", cacheControl: ASK_AGAIN, make };
}

/** One product on sale; `make` fails with PRODUCT_NOT_FOUND for any other. @throws ApiFailure PRODUCT_ID_MISSING */
export function oneProduct(id: string): ProductResponse {
	if (id.trim() === "") throw new ApiFailure("PRODUCT_ID_MISSING");
	const make = async () => {
		const product = await findProduct(container, id);
		if (!product) throw new ApiFailure("PRODUCT_NOT_FOUND");
		return JSON.stringify(product);
	};
	return { key: `product ${id}`, cacheControl: ASK_AGAIN, make };
}

function response<Schema extends z.ZodType>(
	schema: Schema,
	query: Query,
	kind: string,
	cacheControl: string,
	read: (parsed: z.output<Schema>, version: string) => Promise<unknown>,
): ProductResponse {
	const parsed = parse(schema, query);
	// The schema puts the fields into its own order and fills in what was left out.
	const key = `${kind} ${JSON.stringify(parsed)}`;
	return { key, cacheControl, make: async (version) => JSON.stringify(await read(parsed, version)) };
}

const pageOf = (query: ProductQuery, version: string) => findProducts(container, query, version);

/** The responses that this process keeps. */
export const KEPT_PRODUCTS = new KeptResponses({
	version: sharedRead(() => searchVersion(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))),
	now: () => performance.now(),
	maximumAgeMs: 1000,
	maximumBytes: 64 * 1024 * 1024,
});
