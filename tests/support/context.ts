/** Addresses and folders of one shop, from the set-up to the tests. */
export interface ShopUnderTest {
	/** Address of the backend, "http://localhost:9200". */
	backend: string;
	/** Address of the storefront; empty in the API suites, which need none. */
	storefront: string;
	databaseUrl: string;
}

/** A shop of a suite: one for each worker, so that files may run side by side. */
export interface SuiteShop extends ShopUnderTest {
	/** Folder of its uploaded images and written e-mails. */
	uploads: string;
	outbox: string;
	/** Address of the stand-in for Google's OpenID provider. */
	google: string;
}

let suite: SuiteShop | undefined;
let own: ShopUnderTest | undefined;

/** The shop of this test file: the suite's, or one that the file started. */
export function shopUnderTest(): ShopUnderTest {
	return own ?? suiteShop();
}

/** The suite's own shop for the worker that runs this file. @throws outside a test */
export function suiteShop(): SuiteShop {
	if (!suite) throw new Error("This worker has been given no shop yet.");
	return suite;
}

/**
 * Gives this worker its shop: its runner's part, before any test file, whatever shop the file before it brought up.
 * `worker` counts from 0.
 */
export function enterSuite(shops: readonly SuiteShop[], worker: number): void {
	suite = shops[worker];
	own = undefined;
	if (!suite) throw new Error(`Worker ${worker} has no shop: the suite opened ${shops.length}.`);
}

/** Directs every helper of this test file to a shop that the file started. Call it before any helper. */
export function useShop(shop: ShopUnderTest): void {
	own = shop;
}
