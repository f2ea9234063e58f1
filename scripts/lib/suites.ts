import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Tally } from "./checks";
import { BACKEND, DATA, DOMAIN, STOREFRONT, TESTS } from "./paths";
import { run } from "./processes";
import { elapsed, say } from "./steps";
import { PLAYWRIGHT, type TestRunner, vitest } from "./test-runners";

/** A set of tests that one program runs in one go. */
export interface Suite {
	title: string;
	name: string;
	folder: string;
	runner: TestRunner;
	/** Settings of this suite beyond those of every one. */
	env?: Record<string, string>;
	timeoutMs?: number;
}

/** Quick ones first: a broken rule shows within seconds. */
export const SUITES: Suite[] = [
	{ title: "Règles métier", name: "domain", folder: DOMAIN, runner: vitest() },
	{ title: "Dépôt et lanceur", name: "repository", folder: TESTS, runner: vitest("repository") },
	{ title: "Moteur", name: "backend", folder: BACKEND, runner: vitest() },
	{ title: "Composants de la boutique", name: "storefront", folder: STOREFRONT, runner: vitest() },
	{ title: "API par HTTP", name: "api", folder: TESTS, runner: vitest("api") },
	{ title: "Produits au back-office, par HTTP", name: "catalogue", folder: TESTS, runner: vitest("catalogue") },
	{ title: "Pannes et affluence, en petit", name: "faults", folder: TESTS, runner: vitest("faults") },
	{ title: "De bout en bout, dans un navigateur", name: "e2e", folder: TESTS, runner: PLAYWRIGHT },
];

/** The same faults in full size: what `npm run test:faults` runs. */
export const FAULTS: Suite = {
	title: "Pannes et affluence, en grand",
	name: "faults-full",
	folder: TESTS,
	runner: vitest("faults"),
	env: { FAULTS_FULL: "1" },
	timeoutMs: 120 * 60_000,
};

/** What hangs is ended then; a slow machine needs twice what a quick one does, and that is no fault. */
const TIMEOUT_MS = 30 * 60_000;

/**
 * Runs a suite and counts its tests. One that crashes, hangs or cannot start counts as a failure.
 * @param files parts of file names: only the test files that contain one of them
 */
export async function runSuite(suite: Suite, files: readonly string[] = []): Promise<Tally> {
	const started = Date.now();
	const report = join(DATA, `report-${suite.name}.json`);
	rmSync(report, { force: true });
	say(`\n── ${suite.title}`);
	const finished = await run({
		...program(suite, suite.runner.run(files, report)),
		timeoutMs: suite.timeoutMs ?? TIMEOUT_MS,
	}).then(
		() => true,
		() => false,
	);
	const tally = tallyOf(suite, report, finished);
	say(`── ${suite.title} : ${tally.passed} réussis, ${tally.failures.length} en échec (${elapsed(started)})`);
	return tally;
}

/** Runs a suite, and its tests again whenever a file that they read changes, until stopped. */
export function watchSuite(suite: Suite, files: readonly string[]): Promise<void> {
	return run(program(suite, suite.runner.watch(files)));
}

function program({ name, folder, env }: Suite, command: ReturnType<TestRunner["watch"]>) {
	return {
		name,
		args: command.args,
		cwd: folder,
		// Tests set the mode that they need themselves.
		env: { NODE_ENV: "test", ...command.env, ...env },
		output: "terminal" as const,
	};
}

function tallyOf({ title, runner }: Suite, file: string, finished: boolean): Tally {
	if (!existsSync(file)) return { passed: 0, failures: [`${title} : la suite n'a rien rapporté.`] };
	const { passed, failures } = runner.read(readFileSync(file, "utf8"));
	if (!finished && failures.length === 0) failures.push(`${title} : la suite s'est mal terminée.`);
	return { passed, failures };
}
