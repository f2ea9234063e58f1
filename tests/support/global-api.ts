import type { TestProject } from "vitest/node";
import { stopServices } from "../../scripts/lib/processes";
import { testBackend } from "./backend";
import { reported } from "./reported";
import { freshDatabase } from "./template";
import "./context";

/** Starts the backend from its sources on a database of its own, for all API tests of this run. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
	return reported(async () => {
		const database = await freshDatabase();
		const { backend, launch } = await testBackend("test-api", database.url);
		await launch().healthy;
		project.provide("shop", { backend, databaseUrl: database.url, storefront: "" });
		return async () => {
			await stopServices();
			await database.drop();
		};
	});
}
