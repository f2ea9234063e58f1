import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { Tally } from "./checks";
import { BACKEND, DATA, DOMAIN, packageFile, ROOT, STOREFRONT, TESTS } from "./paths";
import { type Program, run } from "./processes";
import { elapsed, say } from "./steps";

/** A set of tests that vitest runs in one go. */
export interface Suite {
	title: string;
	name: string;
	folder: string;
	args?: string[];
	/** Settings of this suite beyond those of every one. */
	env?: Record<string, string>;
	timeoutMs?: number;
}

/** Quick ones first: a broken rule shows within seconds. */
export const SUITES: Suite[] = [
	{ title: "Règles métier", name: "domain", folder: DOMAIN },
	{ title: "Dépôt et lanceur", name: "repository", folder: TESTS, args: ["--project", "repository"] },
	{ title: "Moteur", name: "backend", folder: BACKEND },
	{ title: "Composants de la boutique", name: "storefront", folder: STOREFRONT },
	{ title: "API par HTTP", name: "api", folder: TESTS, args: ["--project", "api"] },
	{ title: "Produits au back-office, par HTTP", name: "catalogue", folder: TESTS, args: ["--project", "catalogue"] },
	{ title: "Pannes et affluence, en petit", name: "faults", folder: TESTS, args: ["--project", "faults"] },
	{ title: "De bout en bout, dans un navigateur", name: "e2e", folder: TESTS, args: ["--project", "e2e"] },
];

/** The same faults in full size: what `npm run test:faults` runs. */
export const FAULTS: Suite = {
	title: "Pannes et affluence, en grand",
	name: "faults-full",
	folder: TESTS,
	args: ["--project", "faults"],
	env: { FAULTS_FULL: "1" },
	timeoutMs: 60 * 60_000,
};

const TIMEOUT_MS = 20 * 60_000;

/**
 * Runs a suite and counts its tests. One that crashes, hangs or cannot start counts as a failure.
 * @param files parts of file names: only the test files that contain one of them
 */
export async function runSuite(suite: Suite, files: readonly string[] = []): Promise<Tally> {
	const started = Date.now();
	const report = join(DATA, `report-${suite.name}.json`);
	rmSync(report, { force: true });
	say(`\n── ${suite.title}`);
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	const finished = await run({
		...vitest(suite, "run", ...files, ...reporters),
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
	return run(vitest(suite, "watch", ...files));
}

function vitest(suite: Suite, ...args: string[]): Program {
	return {
		name: suite.name,
		args: [packageFile(ROOT, "vitest/vitest.mjs"), ...args, ...(suite.args ?? [])],
		cwd: suite.folder,
		// Tests set the mode that they need themselves.
		env: { NODE_ENV: "test", ...suite.env },
		output: "terminal",
	};
}

interface Report {
	numPassedTests: number;
	testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

function tallyOf({ title }: Suite, file: string, finished: boolean): Tally {
	if (!existsSync(file)) return { passed: 0, failures: [`${title} : la suite n'a rien rapporté.`] };
	const report: Report = JSON.parse(readFileSync(file, "utf8"));
	const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
		const path = relative(ROOT, name);
		const failed = assertionResults.filter((test) => test.status === "failed");
		// A file that fails to load has no test to its name, and would otherwise pass unseen.
		if (status === "failed" && failed.length === 0) return [`${path} ne se charge pas ou échoue hors de ses tests.`];
		return failed.map(({ fullName }) => `${path} : ${fullName}`);
	});
	if (!finished && failures.length === 0) failures.push(`${title} : la suite s'est mal terminée.`);
	return { passed: report.numPassedTests, failures };
}
