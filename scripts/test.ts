import { join } from "node:path";
import { findOrInstallTestBrowser } from "./lib/browser";
import { runChecks } from "./lib/checks";
import { addresses, backendEnvironment, loadDotEnv, storefrontEnvironment } from "./lib/environment";
import { command } from "./lib/lifetime";
import { makeDataFolders, packageFile, ROOT, TESTS } from "./lib/paths";
import { run } from "./lib/processes";
import { secrets } from "./lib/secrets";
import { buildBackend, buildDomain, buildStorefront } from "./lib/shop";
import { slots } from "./lib/slots";
import { elapsed, explain, say, step } from "./lib/steps";
import { drawSeed, runSuite, SUITES, type Suite, watchSuite } from "./lib/suites";
import { durationTable, type Stage, sumOf } from "./lib/tally";
import { readTestRequest } from "./lib/test-request";
import { SLOTS } from "./lib/workers";

/** `npm run test:all`: also whole shops, recipes, every viewport, random input. */
const isThorough = process.argv[2] === "test-all";

/**
 * Everything that is tested, on a machine with nothing but Node and npm, or the one suite and the files that the
 * arguments name; `npm run test:all` adds the suites of whole shops. Ends with the durations, what was skipped, what failed, and the sum as its last line.
 */
await command(async () => {
	// The start of this process, so that installing is included.
	const started = Date.now() - process.uptime() * 1000;
	const { suite, files, isWatched } = readTestRequest(process.argv.slice(3));
	makeDataFolders();
	loadDotEnv();
	if (suite && isWatched) {
		await prepareFor(suite);
		await watchSuite(suite, files);
		return 0;
	}
	const stages = suite ? [await runAlone(suite, files)] : await runEverything();
	const { passed, failures, skipped } = sumOf(stages.map(({ tally }) => tally));
	if (isThorough) failures.push(...skipped.splice(0).map((test) => `ignoré, bien que tout soit demandé : ${test}`));
	say("");
	for (const line of durationTable(stages)) say(line);
	say(`Durée : ${elapsed(started)}`);
	for (const test of skipped) say(`~ ignoré : ${test}`);
	// Failures are repeated at the end, which is read first and sometimes all that remains of a long output.
	for (const failure of failures) say(`✗ ${failure}`);
	const sum = `${passed} passed, ${failures.length} failed`;
	say(skipped.length > 0 ? `${sum}, ${skipped.length} skipped` : sum);
	return failures.length === 0 ? 0 : 1;
});

async function runEverything(): Promise<Stage[]> {
	const started = Date.now();
	// Without a browser the other suites still run; the end-to-end suite fails by itself.
	const browser = findBrowser().catch(explain);
	const stages: Stage[] = [{ title: "Contrôles", tally: await runChecks(), seconds: (Date.now() - started) / 1000 }];
	await browser;
	// Interactive reporters of parallel suites would overwrite each other, so suites write lines as in CI.
	const env = { CI: "true", ...(isThorough && { TEST_ALL: "1", TEST_SEED: drawSeed() }) };
	const inSlot = slots(SLOTS);
	const begin = (suite: Suite) => runSuite({ ...suite, env: { ...suite.env, ...env } }, [], inSlot);
	const suites = SUITES.filter((suite) => isThorough || !suite.isThorough);
	// A failure of what is prepared is reported by the suite that needs it.
	const prepared = [prepareTemplate, buildAhead].map((work) => inSlot(work).catch(() => undefined));
	stages.push(...(await Promise.all(suites.filter(({ isAlone }) => !isAlone).map(begin))));
	await Promise.all(prepared);
	for (const suite of suites) if (suite.isAlone) stages.push(await begin(suite));
	return stages;
}

function prepareTemplate(): Promise<void> {
	const args = [packageFile(ROOT, "tsx/dist/cli.mjs"), join("support", "prepare-template.ts")];
	return step("Base modèle des tests", () => run({ name: "test-template", args, cwd: TESTS }));
}

/** Builds both sides; builds depend on neither addresses nor a database. */
async function buildAhead(): Promise<void> {
	const at = addresses(9000, 3000);
	const backend = backendEnvironment(at, "postgres://localhost/nothing", secrets());
	await buildBackend(backend);
	await buildStorefront(storefrontEnvironment(at));
}

async function runAlone(suite: Suite, files: string[]): Promise<Stage> {
	await prepareFor(suite);
	return runSuite(suite, files);
}

/** Prepares what the checks or an earlier suite would have made. */
async function prepareFor(suite: Suite): Promise<void> {
	await buildDomain();
	if (suite.name === "e2e") await findBrowser();
}

async function findBrowser(): Promise<void> {
	process.env.TEST_BROWSER = await step("Navigateur", findOrInstallTestBrowser);
}
