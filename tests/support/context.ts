import type {} from "vitest";

/** What a suite's set-up tells its tests. */
interface ShopUnderTest {
	/** Address of the backend, "http://localhost:9200". */
	backend: string;
	/** Address of the storefront; empty in the API suite, which needs none. */
	storefront: string;
	databaseUrl: string;
}

declare module "vitest" {
	interface ProvidedContext {
		shop: ShopUnderTest;
		/** Path of the browser, in the end-to-end suite. */
		browser: string;
	}
}
