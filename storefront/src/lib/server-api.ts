import type { Category } from "@confiserie/domain/category";
import { type Navigation, navigationSchema } from "@confiserie/domain/content/navigation";
import { type PageSeo, pageSeoSchema } from "@confiserie/domain/content/seo";
import { categoryListSchema } from "@confiserie/domain/contract/categories";
import { CHANGE_TAGS } from "@confiserie/domain/contract/changes";
import { type TextPage, type TextPages, textPageSchema, textPagesSchema } from "@confiserie/domain/contract/content";
import {
	type Product,
	type ProductList,
	type ProductQuery,
	productListSchema,
	productSchema,
} from "@confiserie/domain/contract/product";
import { type ReviewList, reviewListSchema } from "@confiserie/domain/contract/review";
import { type ShopSettings, shopSettingsSchema } from "@confiserie/domain/contract/settings";
import { type HomeContent, homeContentSchema } from "@confiserie/domain/home-content";
import { cache } from "react";
import { environment } from "@/config/environment";
import { noteAnswer, noteFailure, noteTags } from "./page-reads";

/** A response of the backend, or why there is none. `status` is the HTTP status, 503 when it could not be reached. */
export type ServerResult<Data> = { ok: true; data: Data } | { ok: false; status: number };

const TIMEOUT_MS = 10_000;
/** The backend's word that there is no such thing: as true for everybody as a product is. */
const REFUSALS = new Set([400, 404]);

/**
 * Server-side reads of public data, always from the backend itself. Only finished pages are cached, under the tags recorded
 * here; a second cache behind them could only return stale data (ADR 39).
 */
export const serverApi = {
	/** A page of the catalogue; with a query, the search. Source: spec §7. */
	products: async (query: Partial<ProductQuery>): Promise<ServerResult<ProductList>> => {
		noteTags([CHANGE_TAGS.products]);
		const result = await serverApi.someProducts(query);
		if (result.ok) noteTags(result.data.items.map(({ id }) => CHANGE_TAGS.product(id)));
		return result;
	},
	/** The same to choose from, where it does not matter when a product joins the list: who shows one notes its tag. */
	someProducts: (query: Partial<ProductQuery>): Promise<ServerResult<ProductList>> =>
		read(`/api/products${query.query ? "/search" : ""}?${productParams(query)}`, productListSchema),
	product: (id: string): Promise<ServerResult<Product>> => {
		noteTags([CHANGE_TAGS.product(id)]);
		return read(`/api/products/${encodeURIComponent(id)}`, productSchema);
	},
	/** The newest reviews of a product. */
	reviews: (id: string): Promise<ServerResult<ReviewList>> => {
		noteTags([CHANGE_TAGS.product(id)]);
		return read(`/api/products/${encodeURIComponent(id)}/reviews`, reviewListSchema);
	},
	/** Asked once for a page, however many of its parts want to know. */
	settings: cache((): Promise<ServerResult<ShopSettings>> => {
		noteTags([CHANGE_TAGS.settings]);
		return read("/api/settings", shopSettingsSchema);
	}),
	/** What the merchant writes on the home page. */
	home: (): Promise<ServerResult<HomeContent>> => {
		noteTags([CHANGE_TAGS.settings]);
		return read("/api/home", homeContentSchema);
	},
	/** Menus, footer and banner; asked once for a page. */
	navigation: cache((): Promise<ServerResult<Navigation>> => {
		noteTags([CHANGE_TAGS.settings]);
		return read("/api/navigation", navigationSchema);
	}),
	/** What search engines show of a page, where it is not the page's own. */
	seo: (path: string): Promise<ServerResult<PageSeo>> => {
		noteTags([CHANGE_TAGS.seo]);
		return read(`/api/seo?path=${encodeURIComponent(path)}`, pageSeoSchema);
	},
	/** A page of text of the shop or of the merchant. */
	page: (slug: string): Promise<ServerResult<TextPage>> => {
		noteTags([CHANGE_TAGS.pages]);
		return read(`/api/pages/${encodeURIComponent(slug)}`, textPageSchema);
	},
	/** The merchant's own pages. */
	pages: (): Promise<ServerResult<TextPages>> => {
		noteTags([CHANGE_TAGS.pages]);
		return read("/api/pages", textPagesSchema);
	},
	/** Those that the shop offers; asked once for a page likewise. */
	categories: cache((): Promise<ServerResult<Category[]>> => {
		noteTags([CHANGE_TAGS.categories]);
		return read("/api/categories", categoryListSchema);
	}),
};

/** Parameters in one order, whatever order the page's address had. */
function productParams({ tag, ...query }: Partial<ProductQuery>): URLSearchParams {
	const params = new URLSearchParams();
	for (const [name, value] of Object.entries(query).sort(([a], [b]) => a.localeCompare(b)))
		if (value !== undefined) params.set(name, String(value));
	for (const code of [...(tag ?? [])].sort()) params.append("tag", code);
	return params;
}

async function read<Data>(path: string, schema: { parse(value: unknown): Data }): Promise<ServerResult<Data>> {
	try {
		const isCatalogueRead = path.startsWith("/api/products");
		const address = isCatalogueRead ? environment.readerUrl() : environment.backendUrl();
		const response = await fetch(`${address}${path}`, {
			headers: { accept: "application/json" },
			signal: AbortSignal.timeout(TIMEOUT_MS),
			cache: "no-store",
		});
		const text = await response.text();
		noteAnswer(path, `${response.status} ${text}`);
		const value: unknown = response.ok && text !== "" ? JSON.parse(text) : null;
		if (response.ok && value !== null) return { ok: true, data: schema.parse(value) };
		// Spec §8: no data is no such thing.
		if (response.ok) return { ok: false, status: 404 };
		if (!REFUSALS.has(response.status)) noteFailure();
		return { ok: false, status: response.status };
	} catch (cause) {
		// Without what was searched for.
		console.error(`The engine did not respond to ${path.split("?")[0]}:`, cause);
		noteFailure();
		return { ok: false, status: 503 };
	}
}
