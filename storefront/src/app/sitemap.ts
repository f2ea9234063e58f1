import { pagePath, SHOP_PAGES } from "@confiserie/domain/content/pages";
import { CHANGE_TAGS } from "@confiserie/domain/contract/changes";
import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { environment } from "@/config/environment";
import { categoryLinks, WITHDRAWAL_LINK } from "@/config/navigation";
import { noteTags } from "@/lib/page-reads";
import { serverApi } from "@/lib/server-api";
import { readCategories } from "@/lib/shop-categories";
import { readPacking } from "@/lib/shop-packing";

/** Products a call returns at most, and addresses that one sitemap may hold (sitemaps.org). */
const PRODUCTS_A_CALL = 100;
const MAXIMUM_ADDRESSES = 50_000;

/**
 * Every indexable address: home, lists, products, static pages. When Medusa is unavailable it returns 500, so that search
 * engines go on using the sitemap they have instead of one without products.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
	await connection();
	const pages = [
		"/",
		"/products",
		"/commande-rapide",
		...((await readPacking()).mixedPallets.isAllowed ? ["/palette"] : []),
		...categoryLinks(await readCategories()).map(({ href }) => href),
		...Object.keys(SHOP_PAGES).map(pagePath),
		"/terms",
		WITHDRAWAL_LINK.href,
		"/lettre",
	];
	const own = await serverApi.pages();
	if (!own.ok) throw new Error(`The sitemap could not read the pages: the engine returned ${own.status}.`);
	pages.push(...own.data.map(({ path }) => path));
	const products = await productAddresses(MAXIMUM_ADDRESSES - pages.length);
	return [...pages, ...products].map((path) => ({ url: new URL(path, environment.siteUrl()).href }));
}

async function productAddresses(limit: number): Promise<string[]> {
	const addresses = new Set<string>();
	noteTags([CHANGE_TAGS.products]);
	for (let offset = 0; offset < limit; offset += PRODUCTS_A_CALL) {
		const result = await serverApi.someProducts({ offset, limit: PRODUCTS_A_CALL });
		if (!result.ok) throw new Error(`The sitemap could not read the products: the engine returned ${result.status}.`);
		for (const { id } of result.data.items) addresses.add(`/products/${id}`);
		if (offset + PRODUCTS_A_CALL >= result.data.totalCount) break;
	}
	return [...addresses].slice(0, limit);
}
