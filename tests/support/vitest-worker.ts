import { inject } from "vitest";
import { enterSuite, type SuiteShop } from "./context";

// Before each test file. vitest counts its workers from 1.
enterSuite(inject("shops"), Number(process.env.VITEST_POOL_ID) - 1);

declare module "vitest" {
	interface ProvidedContext {
		shops: SuiteShop[];
	}
}
