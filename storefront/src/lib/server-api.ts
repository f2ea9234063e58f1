import {
	listCategories,
	listProducts,
	listReviews,
	readHome,
	readProduct,
	readSettings,
	searchProducts,
} from "@confiserie/domain/contract/catalogue";
import { CHANGE_TAGS } from "@confiserie/domain/contract/changes";
import { listPages, readNavigation, readPage, readSeo } from "@confiserie/domain/contract/content";
import { type AnswerOf, type Operation, pathOf } from "@confiserie/domain/contract/operation";
import type { ProductList, ProductQuery } from "@confiserie/domain/contract/product";
import { cache } from "react";
import type { z } from "zod";
import { environment } from "@/config/environment";
import type { InputOf } from "./api";
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
	someProducts: ({ query: searched, ...query }: Partial<ProductQuery>): Promise<ServerResult<ProductList>> =>
		searched ? read(searchProducts, { query: { ...query, query: searched } }) : read(listProducts, { query }),
	product: (id: string) => {
		noteTags([CHANGE_TAGS.product(id)]);
		return read(readProduct, { params: { id } });
	},
	/** The newest reviews of a product. */
	reviews: (id: string) => {
		noteTags([CHANGE_TAGS.product(id)]);
		return read(listReviews, { params: { id } });
	},
	/** Asked once for a page, however many of its parts want to know. */
	settings: cache(() => {
		noteTags([CHANGE_TAGS.settings]);
		return read(readSettings);
	}),
	/** What the merchant writes on the home page. */
	home: () => {
		noteTags([CHANGE_TAGS.settings]);
		return read(readHome);
	},
	/** Menus, footer and banner; asked once for a page. */
	navigation: cache(() => {
		noteTags([CHANGE_TAGS.settings]);
		return read(readNavigation);
	}),
	/** What search engines show of a page, where it is not the page's own. */
	seo: (path: string) => {
		noteTags([CHANGE_TAGS.seo]);
		return read(readSeo, { query: { path } });
	},
	/** A page of text of the shop or of the merchant. */
	page: (slug: string) => {
		noteTags([CHANGE_TAGS.pages]);
		return read(readPage, { params: { slug } });
	},
	/** The merchant's own pages. */
	pages: () => {
		noteTags([CHANGE_TAGS.pages]);
		return read(listPages);
	},
	/** Those that the shop offers; asked once for a page likewise. */
	categories: cache(() => {
		noteTags([CHANGE_TAGS.categories]);
		return read(listCategories);
	}),
};

/** Parameters in one order, whatever order the page's address had; lists last. */
function queryText(query: object): string {
	const stated = Object.entries(query).filter(([, value]) => value !== undefined);
	const rank = ([name, value]: [string, unknown]) => `${Number(Array.isArray(value))}${name}`;
	const params = new URLSearchParams();
	for (const [name, value] of stated.sort((a, b) => rank(a).localeCompare(rank(b))))
		for (const one of Array.isArray(value) ? [...value].sort() : [value]) params.append(name, String(one));
	return params.size > 0 ? `?${params}` : "";
}

const partsOf = (input: object | undefined): { params?: Record<string, string>; query?: object } => input ?? {};

/** A public operation that returns data. */
type Readable = Operation & { answer: { 200: z.ZodType } };

async function read<O extends Readable>(operation: O, ...[input]: InputOf<O>): Promise<ServerResult<AnswerOf<O>>> {
	const { params, query = {} } = partsOf(input);
	const path = `${pathOf(operation.key, params)}${queryText(query)}`;
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
		if (response.ok && value !== null) return { ok: true, data: operation.answer[200].parse(value) as AnswerOf<O> };
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
