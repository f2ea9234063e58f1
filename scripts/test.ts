import { findOrInstallBrowser } from "./lib/browser";
import { runChecks, type Tally } from "./lib/checks";
import { loadDotEnv } from "./lib/environment";
import { command } from "./lib/lifetime";
import { makeDataFolders } from "./lib/paths";
import { elapsed, explain, say, step } from "./lib/steps";
import { runSuite, SUITES } from "./lib/suites";

/** Everything that is tested, on a machine with nothing but Node and npm. The last line is the sum. */
await command(async () => {
	// Since this process began: installing counts.
	const started = Date.now() - process.uptime() * 1000;
	makeDataFolders();
	loadDotEnv();
	const tallies: Tally[] = [await runChecks()];
	try {
		process.env.CHROME_PATH = await step("Navigateur", findOrInstallBrowser);
	} catch (error) {
		// The other suites still have something to say; the end-to-end one fails on its own.
		explain(error);
	}
	for (const suite of SUITES) tallies.push(await runSuite(suite));
	const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
	const failures = tallies.flatMap((tally) => tally.failures);
	say(`\nDurée : ${elapsed(started)}`);
	// Named once more: the end of a long output is what is read first, and sometimes all that is kept.
	for (const failure of failures) say(`✗ ${failure}`);
	say(`${passed} passed, ${failures.length} failed`);
	return failures.length === 0 ? 0 : 1;
});
