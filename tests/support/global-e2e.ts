import type { TestProject } from "vitest/node";
import { findOrInstallBrowser } from "../../scripts/lib/browser";
import { reported } from "./reported";
import { openWholeShop } from "./whole-shop";
import "./context";

/** Starts the whole shop and finds a browser, for all end-to-end tests of this run. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
	return reported(async () => {
		const browser = await findOrInstallBrowser();
		const { backend, storefront, databaseUrl, google, close } = await openWholeShop();
		project.provide("shop", { backend, storefront, databaseUrl });
		project.provide("google", google);
		project.provide("browser", browser);
		return close;
	});
}
