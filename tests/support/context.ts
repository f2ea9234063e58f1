import { inject } from "vitest";

/** What a suite's set-up tells its tests of one shop. */
export interface ShopUnderTest {
	/** Address of the backend, "http://localhost:9200". */
	backend: string;
	/** Address of the storefront; empty in the API suites, which need none. */
	storefront: string;
	databaseUrl: string;
}

/** A shop of a suite: one for each worker, so that files may run side by side. */
export interface SuiteShop extends ShopUnderTest {
	/** Where it keeps uploaded images, and writes its e-mails. */
	uploads: string;
	outbox: string;
	/** Address of the OpenID provider that stands for Google. */
	google: string;
}

let own: ShopUnderTest | undefined;

/** The shop that this test file speaks to: the suite's, or the one that the file brought up itself. */
export function shopUnderTest(): ShopUnderTest {
	return own ?? suiteShop();
}

/** The suite's own shop for the worker that runs this file; vitest counts its workers from 1. */
export function suiteShop(): SuiteShop {
	const shops = inject("shops");
	const shop = shops[Number(process.env.VITEST_POOL_ID) - 1];
	if (!shop) throw new Error(`Worker ${process.env.VITEST_POOL_ID} has no shop: the suite opened ${shops.length}.`);
	return shop;
}

/** Has everything in this test file speak to a shop of the file's own. Before the first call to any helper. */
export function useShop(shop: ShopUnderTest): void {
	own = shop;
}

declare module "vitest" {
	interface ProvidedContext {
		shops: SuiteShop[];
		/** Path of the browser, in the end-to-end suite. */
		browser: string;
	}
}
