import { join } from "node:path";
import { loadDotEnv } from "./lib/environment";
import { command } from "./lib/lifetime";
import { makeDataFolders, packageFile, ROOT, TESTS } from "./lib/paths";
import { run } from "./lib/processes";
import { buildDomain } from "./lib/shop";

/** Measures the production build, or one part: `npm run bench -- pages` (tests/bench/main.ts). */
await command(async () => {
	makeDataFolders();
	loadDotEnv();
	await buildDomain();
	const args = [packageFile(ROOT, "tsx/dist/cli.mjs"), join(TESTS, "bench", "main.ts"), ...process.argv.slice(3)];
	await run({ name: "bench", args, cwd: TESTS, output: "terminal" });
	return 0;
});
