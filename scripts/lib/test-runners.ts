import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { packageFile, ROOT, TESTS } from "./paths";
import type { FileDuration, Tally } from "./tally";

/** A program that runs tests: its arguments, and the parser of its report. */
export interface TestRunner {
	/** Runs once, all of it or one shard; the report goes into that file. */
	run(files: readonly string[], report: string, shard?: Shard): Command;
	/** Runs again at each change, until stopped. */
	watch(files: readonly string[]): Command;
	/** Reads a report. */
	read(report: string): Tally;
}

/** A part of a suite's files, counted from 1. */
export interface Shard {
	index: number;
	count: number;
}

interface Command {
	args: string[];
	env?: Record<string, string>;
}

/** vitest, with some of its projects where a configuration has several. */
export function vitest(...projects: string[]): TestRunner {
	const program = packageFile(ROOT, "vitest/vitest.mjs");
	const only = projects.flatMap((project) => ["--project", project]);
	return {
		run: (files, report, shard) => ({
			args: [
				...[program, "run", ...files, ...only, ...(shard ? [`--shard=${shard.index}/${shard.count}`] : [])],
				...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
			],
			// One worker each. Two interactive reporters would overwrite each other, so both write lines as in CI.
			...(shard && { env: { TEST_SHARD: `${shard.index}`, TEST_WORKERS: "1", CI: "true" } }),
		}),
		watch: (files) => ({ args: [program, "watch", ...files, ...only] }),
		read: (report) => readVitest(JSON.parse(report)),
	};
}

interface VitestReport {
	numPassedTests: number;
	testResults: {
		name: string;
		status: string;
		message?: string;
		/** Milliseconds since 1970. */
		startTime: number;
		endTime: number;
		assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
	}[];
}

function readVitest({ numPassedTests, testResults }: VitestReport): Tally {
	const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
		const path = relative(ROOT, name);
		const failed = assertionResults.filter((test) => test.status === "failed");
		// A file that fails to load reports no test and would otherwise pass.
		if (status === "failed" && failed.length === 0)
			return [because(`${path} ne se charge pas ou échoue hors de ses tests.`, message)];
		return failed.map(({ fullName, failureMessages }) => because(`${path} : ${fullName}`, failureMessages?.[0]));
	});
	const skipped = testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status }) => status !== "passed" && status !== "failed")
			.map(({ fullName }) => `${relative(ROOT, name)} : ${fullName}`),
	);
	const files = testResults.map(({ name, startTime, endTime, assertionResults }) => ({
		file: relative(ROOT, name),
		tests: assertionResults.length,
		seconds: (endTime - startTime) / 1000,
	}));
	return { passed: numPassedTests, failures, skipped, files };
}

const MOST_LINES = 8;
const MOST_WIDTH = 400;

/** A failure with the beginning of its output: often the only part of a long output that CI retains. */
function because(failure: string, message = ""): string {
	const lines = stripVTControlCharacters(message).split("\n");
	const words = lines.filter((line) => line.trim() !== "" && !/^\s+at /.test(line)).slice(0, MOST_LINES);
	return [failure, ...words.map((line) => `    ${line.slice(0, MOST_WIDTH)}`)].join("\n");
}

const PLAYWRIGHT_PROGRAM = packageFile(TESTS, "@playwright/test/cli.js");

/** Playwright's own runner: tests in a browser. To watch, its page of tests is opened, at the address that it prints. */
export const PLAYWRIGHT: TestRunner = {
	run: (files, report) => ({
		args: [PLAYWRIGHT_PROGRAM, "test", ...files.map(inItsName), "--reporter=list,json"],
		env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
	}),
	// No browser window is opened: there may be no screen.
	watch: (files) => ({ args: [PLAYWRIGHT_PROGRAM, "test", ...files.map(inItsName), "--ui-host=localhost"] }),
	read: (report) => readPlaywright(JSON.parse(report)),
};

/** Playwright takes patterns of whole paths: the word must not match the folder of the checkout. */
function inItsName(word: string): string {
	return `e2e/.*${word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}`;
}

interface PlaywrightReport {
	suites: PlaywrightSuite[];
	/** What failed outside any test: a file that does not load, the set-up. */
	errors: { message?: string }[];
}
interface PlaywrightSuite {
	title: string;
	file: string;
	specs: { title: string; tests: PlaywrightTest[] }[];
	suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
	projectName: string;
	/** "expected" passed; "skipped" did not run. */
	status: string;
	results?: { duration?: number; error?: { message?: string } }[];
}

function readPlaywright({ suites, errors }: PlaywrightReport): Tally {
	const outside = errors.map(({ message }) => `tests/e2e : ${message?.split("\n")[0] ?? "échec hors des tests"}`);
	const tally: Tally = { passed: 0, failures: outside, skipped: [], files: [] };
	const files = new Map<string, FileDuration>();
	const visit = ({ title, file, specs, suites: inner = [] }: PlaywrightSuite, above: string[]): void => {
		const names = title === file ? above : [...above, title];
		for (const spec of specs)
			for (const { projectName, status, results = [] } of spec.tests) {
				const path = `${join(relative(ROOT, TESTS), "e2e", file)} [${projectName}]`;
				const name = `${path} : ${[...names, spec.title].join(" › ")}`;
				if (status === "expected") tally.passed += 1;
				else if (status === "skipped") tally.skipped.push(name);
				else tally.failures.push(because(name, results.at(-1)?.error?.message));
				const duration = files.get(path) ?? { file: path, tests: 0, seconds: 0 };
				duration.tests += 1;
				duration.seconds += results.reduce((sum, result) => sum + (result.duration ?? 0), 0) / 1000;
				files.set(path, duration);
			}
		for (const one of inner) visit(one, names);
	};
	for (const suite of suites) visit(suite, []);
	return { ...tally, files: [...files.values()] };
}
