import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BACKEND, packageFile } from "../../scripts/lib/paths";
import { shopUnderTest } from "./context";
import { runScript } from "./on-request";
import { testEnvironment } from "./template";

const SCRIPT = "import-catalogue";
const IMAGES = "/static/demo";

/** Imports a catalogue file into the shop under test. @throws what the file lacks */
export function importCatalogue(csv: string): Promise<void> {
	return withFile(csv, (file) => runScript(SCRIPT, file, IMAGES));
}

/** Imports a catalogue file by a process of its own, as an operator does; returns the exit code and all output. */
export function importByCommand(csv: string): Promise<{ code: unknown; output: string }> {
	const mode = { NODE_ENV: "development", ADMIN_DISABLED: "true", NO_COLOR: "1" };
	const env = { ...process.env, ...testEnvironment(shopUnderTest().databaseUrl, 9200, 3200), ...mode };
	const medusa = packageFile(BACKEND, "@medusajs/cli/cli.js");
	return withFile(csv, (file) => {
		const args = [medusa, "exec", `./src/scripts/${SCRIPT}.ts`, file, IMAGES];
		return new Promise((resolve) => {
			execFile(process.execPath, args, { cwd: BACKEND, env }, (error, stdout, stderr) =>
				resolve({ code: error ? error.code : 0, output: stdout + stderr }),
			);
		});
	});
}

async function withFile<Result>(csv: string, work: (file: string) => Promise<Result>): Promise<Result> {
	const folder = await mkdtemp(join(tmpdir(), "catalogue-"));
	const file = join(folder, "products.csv");
	await writeFile(file, csv);
	return work(file).finally(() => rm(folder, { recursive: true }));
}
