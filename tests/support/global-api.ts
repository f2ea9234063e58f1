import type { TestProject } from "vitest/node";
import { stopServices } from "../../scripts/lib/processes";
import { startFakeGoogle } from "../fakes/google";
import { testBackend } from "./backend";
import { reported } from "./reported";
import { freshDatabase } from "./template";
import "./context";

/** Starts the backend from its sources on a database of its own, for all API tests of this run. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
	return reported(async () => {
		const database = await freshDatabase();
		const google = await startFakeGoogle();
		const { backend, launch } = await testBackend("test-api", database.url, google.environment);
		await launch().healthy;
		project.provide("shop", { backend, databaseUrl: database.url, storefront: "" });
		project.provide("google", google.url);
		return async () => {
			await stopServices();
			await google.close();
			await database.drop();
		};
	});
}
