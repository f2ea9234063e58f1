import { runChecks } from "./lib/checks";
import { command } from "./lib/lifetime";
import { makeDataFolders } from "./lib/paths";
import { elapsed, say } from "./lib/steps";

/** What every change must pass before its tests are worth running. */
await command(async () => {
	const started = Date.now();
	makeDataFolders();
	const { passed, failures } = await runChecks();
	say(`\n${passed} contrôles réussis, ${failures.length} en échec (${elapsed(started)}).`);
	return failures.length === 0 ? 0 : 1;
});
