import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BACKEND, packageFile } from "../../scripts/lib/paths";
import { shopUnderTest } from "./context";
import { testEnvironment } from "./template";

/** Imports a catalogue file as a merchant's technician would; returns the exit code and all that was written. */
export async function importCatalogue(csv: string): Promise<{ code: number; output: string }> {
	const folder = await mkdtemp(join(tmpdir(), "catalogue-"));
	const file = join(folder, "products.csv");
	await writeFile(file, csv);
	const { databaseUrl } = shopUnderTest();
	const env = {
		...process.env,
		...testEnvironment(databaseUrl, 9200, 3200),
		NODE_ENV: "development",
		ADMIN_DISABLED: "true",
		NO_COLOR: "1",
	};
	const args = [
		packageFile(BACKEND, "@medusajs/cli/cli.js"),
		"exec",
		"./src/scripts/import-catalogue.ts",
		file,
		"/static/demo",
	];
	try {
		return await new Promise((resolve) => {
			execFile(process.execPath, args, { cwd: BACKEND, env }, (error, stdout, stderr) => {
				const code = typeof error?.code === "number" ? error.code : error ? 1 : 0;
				resolve({ code, output: stdout + stderr });
			});
		});
	} finally {
		await rm(folder, { recursive: true });
	}
}
