import { inject } from "vitest";

/** What a suite's set-up tells its tests. */
interface ShopUnderTest {
	/** Address of the backend, "http://localhost:9200". */
	backend: string;
	/** Address of the storefront; empty in the API suite, which needs none. */
	storefront: string;
	databaseUrl: string;
}

let own: ShopUnderTest | undefined;

/** The shop that this test file speaks to: the suite's, or the one that the file brought up itself. */
export function shopUnderTest(): ShopUnderTest {
	return own ?? inject("shop");
}

/** Has everything in this test file speak to a shop of the file's own. Before the first call to any helper. */
export function useShop(shop: ShopUnderTest): void {
	own = shop;
}

declare module "vitest" {
	interface ProvidedContext {
		shop: ShopUnderTest;
		/** Address of the OpenID provider that stands for Google. */
		google: string;
		/** Path of the browser, in the end-to-end suite. */
		browser: string;
	}
}
