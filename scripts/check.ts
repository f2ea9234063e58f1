import { existsSync, readFileSync, rmSync } from "node:fs";
import { runChecks } from "./lib/checks";
import { command } from "./lib/lifetime";
import { makeDataFolders, STRUCTURE } from "./lib/paths";
import { elapsed, say } from "./lib/steps";

/** Runs the checks that every change must pass, and prints what they measured. */
await command(async () => {
	const started = Date.now();
	makeDataFolders();
	rmSync(STRUCTURE, { force: true });
	const { passed, failures } = await runChecks();
	if (existsSync(STRUCTURE)) say(`\n${readFileSync(STRUCTURE, "utf8")}.`);
	say(`${passed} contrôles réussis, ${failures.length} en échec (${elapsed(started)}).`);
	return failures.length === 0 ? 0 : 1;
});
