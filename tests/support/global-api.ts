import type { TestProject } from "vitest/node";
import { stopServices } from "../../scripts/lib/processes";
import { startFakeGoogle } from "../fakes/google";
import { testBackend } from "./backend";
import type { SuiteShop } from "./context";
import { pauseMedusaSync } from "./medusa-sync";
import { reported } from "./reported";
import { isFull } from "./sizes";
import { databaseBeside, freshDatabase, workerFolders } from "./template";

/** Starts a backend from its sources, on a database of its own, for each worker of this run. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
	return reported(async () => {
		const closing: (() => Promise<void>)[] = [];
		const shops: SuiteShop[] = [];
		for (let worker = 1; worker <= project.config.maxWorkers; worker++) {
			const database = await (shops[0] ? databaseBeside(shops[0].databaseUrl) : freshDatabase());
			// The tests of the Store API and of Medusa's products read Medusa throughout; faults in full size spare nothing.
			if (project.name !== "catalogue" && !isFull) await pauseMedusaSync(database.url);
			const google = await startFakeGoogle();
			const { folders, settings } = await workerFolders(`${worker}`);
			const environment = { ...google.environment, ...settings };
			const { backend, launch } = await testBackend(`test-api-${worker}`, database.url, environment);
			await launch().healthy;
			shops.push({ backend, databaseUrl: database.url, storefront: "", google: google.url, ...folders });
			closing.unshift(google.close, database.drop);
		}
		project.provide("shops", shops);
		return async () => {
			await stopServices();
			// In reverse order: the server stops with the first database.
			for (const close of closing) await close();
		};
	});
}
