import { SEARCH } from "@confiserie/domain/catalogue/catalogue";
import type { searchProducts, suggestProducts } from "@confiserie/domain/contract/catalogue";
import { named } from "@/lib/api";
import { loadOwnPrices, ownPricesOf } from "@/lib/own-prices/store";

/** A product that was found, as a proposal shows it. */
export interface FoundProduct {
	id: string;
	name: string;
	imageUrl: string;
	piecesPerBox: number;
	pricePerPieceBox: number;
	vatRate: number | undefined;
	allergenInformation: unknown;
}
interface Found {
	/** The first ones. */
	products: FoundProduct[];
	/** Of all. */
	total: number;
}
/** Completions and products, and the words that they are for. */
export interface Suggestions extends Found {
	query: string;
	items: string[];
}

/** Products shown beside the suggestions. */
const PRODUCTS = 3;

/**
 * At most five completions of `typed` and the first products that it finds, asked for after 300 ms of inactivity from 2
 * characters on. A response to an older question is dropped; a failure is silence, since the search itself still works.
 * Source: spec §5, §7.
 * @returns what ends the question
 */
export function suggest(typed: string, found: (suggestions: Suggestions) => void): () => void {
	const query = typed.trim();
	if (query.length < SEARCH.minLength) return () => {};
	const controller = new AbortController();
	const { signal } = controller;
	const timer = setTimeout(async () => {
		const [items, products] = await Promise.allSettled([fetchSuggestions(query, signal), fetchProducts(query, signal)]);
		if (signal.aborted) return;
		if (items.status === "rejected" && products.status === "rejected")
			console.error("Suggestions indisponibles", items.reason);
		else found({ query, items: fulfilled(items) ?? [], ...(fulfilled(products) ?? { products: [], total: 0 }) });
	}, SEARCH.delayMs);
	return () => {
		clearTimeout(timer);
		controller.abort();
	};
}

const fulfilled = <Value>(result: PromiseSettledResult<Value>): Value | null =>
	result.status === "fulfilled" ? result.value : null;

const complete = named<typeof suggestProducts>("GET /api/products/search/suggestions");
const search = named<typeof searchProducts>("GET /api/products/search");

/** @throws ApiProblem */
function fetchSuggestions(query: string, signal: AbortSignal): Promise<string[]> {
	return complete(SUGGESTIONS, { query: { query, limit: SEARCH.suggestions }, signal });
}

/** At the prices of the signed-in customer. @throws ApiProblem */
async function fetchProducts(query: string, signal: AbortSignal): Promise<Found> {
	const { products, total } = await search(FOUND_PRODUCTS, { query: { query, limit: PRODUCTS }, signal });
	await Promise.all(products.map(({ id }) => loadOwnPrices(id)));
	return { products: products.map((product) => ({ ...product, ...ownPricesOf(product.id) })), total };
}

/** The list of strings of the contract, without the schema library. */
const SUGGESTIONS = {
	parse(value: unknown): string[] {
		if (!Array.isArray(value)) throw new TypeError("A list is expected");
		return value.filter((one): one is string => typeof one === "string").slice(0, SEARCH.suggestions);
	},
};

/** The few fields of the found products that are shown, likewise. */
const FOUND_PRODUCTS = {
	parse(value: unknown): Found {
		const { items, totalCount }: { items?: unknown; totalCount?: unknown } = Object(value);
		if (!Array.isArray(items)) throw new TypeError("A list of products is expected");
		const products = items.map(
			({ id, name, imageUrl, vatRate, allergenInformation, ...priced }: Record<keyof FoundProduct, unknown>) => ({
				id: String(id),
				name: String(name),
				imageUrl: String(imageUrl),
				piecesPerBox: Number(priced.piecesPerBox),
				pricePerPieceBox: Number(priced.pricePerPieceBox),
				vatRate: typeof vatRate === "number" ? vatRate : undefined,
				allergenInformation,
			}),
		);
		return { products, total: Number(totalCount) };
	},
};
