import type { FullConfig } from "@playwright/test";
import { findOrInstallTestBrowser } from "../../scripts/lib/browser";
import type { SuiteShop } from "./context";
import { reported } from "./reported";
import { databaseBeside, freshDatabase, type TestDatabase, workerFolders } from "./template";
import { openWholeShop } from "./whole-shop";

/** Finds a browser and starts the whole shop for each worker. The workers learn of them by their environment. */
export default function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
	return reported(async () => {
		process.env.TEST_BROWSER ??= await findOrInstallTestBrowser();
		const databases: TestDatabase[] = [await freshDatabase()];
		while (databases.length < workers) databases.push(await databaseBeside(databases[0]?.url ?? ""));
		const shops = await Promise.all(databases.map((database, index) => openShop(database, `${index + 1}`)));
		process.env.SUITE_SHOPS = JSON.stringify(shops.map(({ shop }) => shop));
		return async () => {
			// In reverse order: the server stops with the first database.
			for (const { close } of shops.reverse()) await close();
		};
	});
}

async function openShop(
	database: TestDatabase,
	worker: string,
): Promise<{ shop: SuiteShop; close: () => Promise<void> }> {
	const { folders, settings } = await workerFolders(worker);
	const { close, ...shop } = await openWholeShop(settings, database);
	return { shop: { ...shop, ...folders }, close };
}
