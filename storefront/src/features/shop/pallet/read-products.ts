import { readAccountHome } from "@confiserie/domain/contract/account-home";
import { listProducts, searchProducts } from "@confiserie/domain/contract/catalogue";
import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { readSavedList } from "@confiserie/domain/contract/saved-lists";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { discoveryPallet } from "@confiserie/domain/pallet/composition";
import { ApiProblem, call } from "@/lib/api";
import { readPricedProduct } from "@/lib/own-prices/read-product";
import { loadOwnPrices, ownPricesOf } from "@/lib/own-prices/store";
import { readEach } from "@/lib/read-each";

/** Most products that are shown at a time. */
const MOST = 40;

/** Where the products to choose from come from; a saved list by its id. */
export interface Wanted {
	source: "all" | "favourites" | "lastOrder" | (string & {});
	/** Of all products alone. */
	query: string;
	category: string;
	favourites: readonly string[];
}

/** Products to choose from at the prices of the signed-in customer; `total` counts those not shown too. @throws ApiProblem */
export async function readChoice(wanted: Wanted, signal: AbortSignal): Promise<{ products: Product[]; total: number }> {
	if (wanted.source === "all") {
		const { query, category } = wanted;
		const filters = { limit: MOST, ...(category && { category }) };
		const found =
			query.length > 1
				? await call(searchProducts, { query: { ...filters, query }, signal })
				: await call(listProducts, { query: filters, signal });
		return { products: await priced(found), total: found.totalCount };
	}
	const ids = [...new Set(await idsOf(wanted, signal))];
	return { products: await readProducts(ids.slice(0, MOST), signal), total: ids.length };
}

async function idsOf({ source, favourites }: Wanted, signal: AbortSignal): Promise<readonly string[]> {
	if (source === "favourites") return favourites;
	if (source === "lastOrder")
		return (await call(readAccountHome, { signal })).lastOrder?.items.map(({ productId }) => productId) ?? [];
	return (await call(readSavedList, { params: { id: source }, signal })).items.map(({ productId }) => productId);
}

/** Products by their ids, in that order, without those that are not on sale. @throws ApiProblem */
export async function readProducts(ids: readonly string[], signal: AbortSignal): Promise<Product[]> {
	const read = async (id: string) => {
		try {
			return await readPricedProduct(id, { signal });
		} catch (cause) {
			if (cause instanceof ApiProblem && cause.status === 404) return null;
			throw cause;
		}
	};
	const found = new Map(await readEach(ids, read, signal));
	return ids.flatMap((id) => found.get(id) ?? []);
}

/** A filled pallet of best sellers; null where the boxes that are left of them fill none. @throws ApiProblem */
export async function readDiscovery(packing: PackingLimits, boxesLeft: (product: Product) => number) {
	const products = await priced(
		await call(listProducts, { query: { tag: ["BESTSELLER"], inStock: true, limit: MOST } }),
	);
	const left = products.map((product) => ({ ...product, stock: boxesLeft(product) }));
	const layers = discoveryPallet(left, packing);
	return layers && { products, layers };
}

async function priced({ items }: ProductList): Promise<Product[]> {
	await Promise.all(items.map(({ id }) => loadOwnPrices(id)));
	return items.map((product) => ({ ...product, ...ownPricesOf(product.id) }));
}
