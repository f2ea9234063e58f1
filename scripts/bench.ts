import { join } from "node:path";
import { loadDotEnv } from "./lib/environment";
import { command } from "./lib/lifetime";
import { makeDataFolders, packageFile, ROOT, TESTS } from "./lib/paths";
import { run } from "./lib/processes";

/** Measures the production build: Lighthouse on the public pages, and the rush on a scarce product. */
await command(async () => {
	makeDataFolders();
	loadDotEnv();
	const args = [packageFile(ROOT, "tsx/dist/cli.mjs"), join(TESTS, "bench", "main.ts")];
	await run({ name: "bench", args, cwd: TESTS, output: "terminal" });
	return 0;
});
