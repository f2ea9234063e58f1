import type { TestProject } from "vitest/node";
import { findOrInstallBrowser } from "../../scripts/lib/browser";
import { reported } from "./reported";
import { testFolders } from "./template";
import { openWholeShop } from "./whole-shop";

/** Starts the whole shop and finds a browser, for all end-to-end tests of this run. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
	return reported(async () => {
		const browser = await findOrInstallBrowser();
		const { close, ...shop } = await openWholeShop();
		project.provide("shops", [{ ...shop, ...testFolders() }]);
		project.provide("browser", browser);
		return close;
	});
}
