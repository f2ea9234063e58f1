import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BACKEND, DATA, DOMAIN, STOREFRONT, TESTS } from "./paths";
import { run } from "./processes";
import type { InSlot } from "./slots";
import { lastWords, say } from "./steps";
import { type Stage, sumOf, type Tally } from "./tally";
import { PLAYWRIGHT, type Shard, type TestRunner, vitest } from "./test-runners";
import { SLOTS } from "./workers";

/** A set of tests that one program runs in one go. */
export interface Suite {
	title: string;
	name: string;
	folder: string;
	runner: TestRunner;
	/** Additional environment of this suite. */
	env?: Record<string, string>;
	timeoutMs?: number;
	/** Number of parts in a whole run; the files of a part share a shop. */
	shards?: number;
	/** In a whole run it waits for all others: it has workers of its own, and needs the builds. */
	isAlone?: boolean;
	/** Part of `npm run test:all` and not of `npm test`: its tests start whole shops or copies of the repository. */
	isThorough?: boolean;
}

/** Fast suites first, so that a broken rule shows within seconds. */
export const SUITES: Suite[] = [
	{ title: "Règles métier", name: "domain", folder: DOMAIN, runner: vitest() },
	{ title: "Dépôt et lanceur", name: "repository", folder: TESTS, runner: vitest("repository") },
	{ title: "Moteur", name: "backend", folder: BACKEND, runner: vitest() },
	{ title: "Composants de la boutique", name: "storefront", folder: STOREFRONT, runner: vitest() },
	// Begun early: it waits for most of its time.
	{ title: "Pannes et affluence, en petit", name: "faults", folder: TESTS, runner: vitest("faults") },
	{ title: "API par HTTP", name: "api", folder: TESTS, runner: vitest("api"), shards: SLOTS },
	{
		title: "Produits au back-office, par HTTP",
		name: "catalogue",
		folder: TESTS,
		runner: vitest("catalogue"),
	},
	{
		title: "Boutiques entières",
		name: "shops",
		folder: TESTS,
		runner: vitest("shops"),
		isThorough: true,
		// Images are built in it.
		timeoutMs: 90 * 60_000,
	},
	{
		title: "Recettes de docs/recipes.md",
		name: "recipes",
		folder: TESTS,
		runner: vitest("recipes"),
		isThorough: true,
		timeoutMs: 120 * 60_000,
	},
	{ title: "De bout en bout, dans un navigateur", name: "e2e", folder: TESTS, runner: PLAYWRIGHT, isAlone: true },
];

/** The same faults in full size: what `npm run test:faults` runs. */
export const FAULTS: Suite = {
	title: "Pannes et affluence, en grand",
	name: "faults-full",
	folder: TESTS,
	runner: vitest("faults", "shops"),
	env: { FAULTS_FULL: "1" },
	timeoutMs: 120 * 60_000,
};

/** Draws one seed for all suites of a run, so that TEST_SEED repeats the order of files and every random input. */
export function drawSeed(): string {
	const seed = process.env.TEST_SEED ?? `${Date.now() % 2 ** 31}`;
	say(`TEST_SEED=${seed}`);
	return seed;
}

/** A suite is stopped after this time; generous, since a slow machine needs twice as long. */
const TIMEOUT_MS = 30 * 60_000;

/**
 * Runs a suite and counts its tests. One that crashes, hangs or cannot start counts as a failure.
 * @param files parts of file names: only the test files that contain one of them
 * @param inSlot lets each part wait for its turn
 */
export async function runSuite(
	suite: Suite,
	files: readonly string[] = [],
	inSlot: InSlot = (work) => work(),
): Promise<Stage> {
	let seconds = 0;
	const part = (shard?: Shard) =>
		inSlot(async () => {
			const started = Date.now();
			say(`\n── ${[suite.title, shard && `${shard.index}/${shard.count}`].filter(Boolean).join(" ")}`);
			const tally = await runPart(suite, shard ? [] : files, shard);
			seconds += (Date.now() - started) / 1000;
			return tally;
		});
	const count = files.length === 0 ? (suite.shards ?? 1) : 1;
	const shards = Array.from({ length: count }, (_, index) => ({ index: index + 1, count }));
	const tally = sumOf(await Promise.all(count === 1 ? [part()] : shards.map(part)));
	say(`── ${suite.title} : ${tally.passed} réussis, ${tally.failures.length} en échec`);
	return { title: suite.title, seconds, tally };
}

async function runPart(suite: Suite, files: readonly string[], shard?: Shard): Promise<Tally> {
	const name = [suite.name, shard?.index].filter(Boolean).join("-");
	const report = join(DATA, `report-${name}.json`);
	rmSync(report, { force: true });
	const failure = await run({
		...program(suite, suite.runner.run(files, report, shard)),
		name: `suite-${name}`,
		// A terminal shows how it ended; in a long output elsewhere the result is repeated at the end.
		output: process.stdout.isTTY ? "terminal" : "followed",
		timeoutMs: suite.timeoutMs ?? TIMEOUT_MS,
	}).then(
		() => undefined,
		(error: unknown) => error,
	);
	return tallyOf(suite, report, failure);
}

/** Runs a suite, and its tests again whenever a file that they read changes, until stopped. */
export function watchSuite(suite: Suite, files: readonly string[]): Promise<void> {
	return run({ ...program(suite, suite.runner.watch(files)), output: "terminal" });
}

function program({ name, folder, env }: Suite, command: ReturnType<TestRunner["watch"]>) {
	return {
		name,
		args: command.args,
		cwd: folder,
		// Tests set the mode that they need themselves.
		env: { NODE_ENV: "test", ...command.env, ...env },
	};
}

function tallyOf({ title, runner }: Suite, file: string, failure: unknown): Tally {
	const ended = failure === undefined ? "" : `\n${lastWords(failure)}`;
	if (!existsSync(file))
		return { passed: 0, failures: [`${title} : la suite n'a rien rapporté.${ended}`], skipped: [], files: [] };
	const tally = runner.read(readFileSync(file, "utf8"));
	// An error outside of tests, or during teardown, is missing in the report.
	if (ended && tally.failures.length === 0) tally.failures.push(`${title} : la suite s'est mal terminée.${ended}`);
	return tally;
}
