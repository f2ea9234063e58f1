import { loadDotEnv } from "./lib/environment";
import { command } from "./lib/lifetime";
import { makeDataFolders } from "./lib/paths";
import { drawSeed, FAULTS, runSuite } from "./lib/suites";

/**
 * Crowds, kills, tampering and broken dependencies in full size; `npm test` runs a short form of each. Words after `--` choose
 * the files whose path has one of them: `npm run test:faults -- cluster`.
 */
await command(async () => {
	makeDataFolders();
	loadDotEnv();
	const { tally } = await runSuite({ ...FAULTS, env: { ...FAULTS.env, TEST_SEED: drawSeed() } }, process.argv.slice(3));
	return tally.failures.length === 0 ? 0 : 1;
});
