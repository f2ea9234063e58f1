import { loadDotEnv } from "./lib/environment";
import { command } from "./lib/lifetime";
import { makeDataFolders } from "./lib/paths";
import { FAULTS, runSuite } from "./lib/suites";

/** Storms, kills, tampering and broken dependencies in full size; `npm test` runs a short form of each. */
await command(async () => {
	makeDataFolders();
	loadDotEnv();
	const { failures } = await runSuite(FAULTS);
	return failures.length === 0 ? 0 : 1;
});
