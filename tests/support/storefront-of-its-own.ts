import { test as base } from "./browser";
import type { BackendDoor } from "./storefronts";

/** A test at a storefront of its own, whose backend the test can have fail or go away. */
export const test = base.extend<{ door: BackendDoor }>({
	baseURL: ({ behindDoor }, use) => use(behindDoor.storefront),
	door: async ({ behindDoor }, use) => {
		await use(behindDoor);
		behindDoor.answers.clear();
	},
});
