import {
	type Product,
	type ProductList,
	type ProductQuery,
	productListSchema,
	productSchema,
} from "@confiserie/domain/contract/product";
import { type ReviewList, reviewListSchema } from "@confiserie/domain/contract/review";
import { type ShopSettings, shopSettingsSchema } from "@confiserie/domain/contract/settings";
import { environment } from "@/config/environment";
import { CACHE } from "./cache-manifest";

/** A response of the engine, or why there is none. `status` is the HTTP status, 503 when it could not be reached. */
export type ServerResult<Data> = { ok: true; data: Data } | { ok: false; status: number };

const TIMEOUT_MS = 10_000;
/** Most tags of one filter whose responses are worth a place in the cache. */
const CACHED_TAGS = 2;

/** The engine as the server sees it: public reads, cached under the tags of the cache manifest. */
export const serverApi = {
	/** A page of the catalogue; with a query, the search. Source: spec §7. */
	products: (query: Partial<ProductQuery>): Promise<ServerResult<ProductList>> =>
		read(
			`/api/products${query.query ? "/search" : ""}?${productParams(query)}`,
			productListSchema,
			isCommon(query) ? [CACHE.tags.products] : null,
		),
	product: (id: string): Promise<ServerResult<Product>> =>
		read(`/api/products/${encodeURIComponent(id)}`, productSchema, [CACHE.tags.products, CACHE.tags.product(id)]),
	/** The newest reviews of a product. */
	reviews: (id: string): Promise<ServerResult<ReviewList>> =>
		read(`/api/products/${encodeURIComponent(id)}/reviews`, reviewListSchema, [CACHE.tags.product(id)]),
	settings: (): Promise<ServerResult<ShopSettings>> => read("/api/settings", shopSettingsSchema, [CACHE.tags.settings]),
};

/**
 * Only what many visitors share is kept: free text, price bounds and long tag lists have no end of variants, and
 * the cache lies on the disk.
 */
function isCommon(query: Partial<ProductQuery>): boolean {
	const { query: text, minPrice, maxPrice, tag = [] } = query;
	return !text && minPrice === undefined && maxPrice === undefined && tag.length <= CACHED_TAGS;
}

/** Parameters in one order, whatever order the page's address had: one cache entry for one question. */
function productParams({ tag, ...query }: Partial<ProductQuery>): URLSearchParams {
	const params = new URLSearchParams();
	for (const [name, value] of Object.entries(query).sort(([a], [b]) => a.localeCompare(b)))
		if (value !== undefined) params.set(name, String(value));
	for (const code of [...(tag ?? [])].sort()) params.append("tag", code);
	return params;
}

async function read<Data>(
	path: string,
	schema: { parse(value: unknown): Data },
	tags: string[] | null,
): Promise<ServerResult<Data>> {
	try {
		const response = await fetch(`${environment.backendUrl()}${path}`, {
			headers: { accept: "application/json" },
			signal: AbortSignal.timeout(TIMEOUT_MS),
			...(tags ? { next: { tags, revalidate: CACHE.maximumAgeSeconds } } : { cache: "no-store" }),
		});
		if (!response.ok) return { ok: false, status: response.status };
		return { ok: true, data: schema.parse(await response.json()) };
	} catch (cause) {
		console.error(`The engine did not respond to ${path}:`, cause);
		return { ok: false, status: 503 };
	}
}
