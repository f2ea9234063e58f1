import type { TestProject } from "vitest/node";
import { findOrInstallBrowser } from "../../scripts/lib/browser";
import { addresses, storefrontEnvironment } from "../../scripts/lib/environment";
import { BACKEND_BUILD } from "../../scripts/lib/paths";
import { freePort } from "../../scripts/lib/ports";
import { stopServices } from "../../scripts/lib/processes";
import { secrets } from "../../scripts/lib/secrets";
import { buildBackend, buildStorefront, serveBackend, serveStorefront } from "../../scripts/lib/shop";
import { reported } from "./reported";
import { freshDatabase, testEnvironment } from "./template";
import "./context";

/** Starts the whole shop from its production builds on a database of its own, and finds a browser. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
	return reported(async () => {
		const browser = await findOrInstallBrowser();
		const database = await freshDatabase();
		const at = addresses(await freePort(9200), await freePort(3200));
		const backend = testEnvironment(database.url, at.backendPort, at.storefrontPort);
		const storefront = storefrontEnvironment(at, secrets());
		await buildBackend(backend);
		await buildStorefront(storefront);
		await serveBackend(BACKEND_BUILD, at, backend, `test-e2e-backend-${at.backendPort}`);
		await serveStorefront(at, storefront, `test-e2e-storefront-${at.storefrontPort}`);
		project.provide("shop", { backend: at.backend, storefront: at.storefront, databaseUrl: database.url });
		project.provide("browser", browser);
		return async () => {
			await stopServices();
			await database.drop();
		};
	});
}
