import type { TestProject } from "vitest/node";
import { addresses } from "../../scripts/lib/environment";
import { BACKEND } from "../../scripts/lib/paths";
import { freePort } from "../../scripts/lib/ports";
import { stopServices } from "../../scripts/lib/processes";
import { serveBackend } from "../../scripts/lib/shop";
import { reported } from "./reported";
import { freshDatabase, testEnvironment } from "./template";
import "./context";

/** Starts the backend from its sources on a database of its own, for all API tests of this run. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
	return reported(async () => {
		const database = await freshDatabase();
		const at = addresses(await freePort(9200), 3200);
		// Without its administration the engine runs straight from TypeScript and starts in seconds.
		const env = { ...testEnvironment(database.url, at.backendPort, at.storefrontPort), ADMIN_DISABLED: "true" };
		await serveBackend(BACKEND, at, { ...env, NODE_ENV: "development" }, `test-api-${at.backendPort}`);
		project.provide("shop", { backend: at.backend, databaseUrl: database.url, storefront: "" });
		return async () => {
			await stopServices();
			await database.drop();
		};
	});
}
