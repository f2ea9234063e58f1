import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../../scripts/lib/paths";
import { PLAYWRIGHT, vitest } from "../../../scripts/lib/test-runners";

const spec = (title: string, projectName: string, status: string) => ({
	title,
	tests: [{ projectName, status, results: [{ duration: 1500 }] }],
});

describe("a report of Playwright", () => {
	const read = (report: object) => PLAYWRIGHT.read(JSON.stringify(report));

	test("names each failure and each skipped test by file, screen and title, counts the rest and times each file", () => {
		const inner = {
			title: "the drawer",
			file: "cart.test.ts",
			specs: [
				spec("opens", "mobile", "unexpected"),
				spec("opens", "desktop", "expected"),
				spec("speaks", "desktop", "skipped"),
			],
		};
		const suites = [
			{ title: "cart.test.ts", file: "cart.test.ts", specs: [spec("adds", "mobile", "expected")], suites: [inner] },
		];
		expect(read({ suites, errors: [] })).toEqual({
			passed: 2,
			failures: ["tests/e2e/cart.test.ts [mobile] : the drawer › opens"],
			skipped: ["tests/e2e/cart.test.ts [desktop] : the drawer › speaks"],
			files: [
				{ file: "tests/e2e/cart.test.ts [mobile]", tests: 2, seconds: 3 },
				{ file: "tests/e2e/cart.test.ts [desktop]", tests: 2, seconds: 3 },
			],
		});
	});

	test("counts what failed outside any test", () => {
		const errors = [{ message: "SyntaxError: no such export\n  at …" }];
		expect(read({ suites: [], errors }).failures).toEqual(["tests/e2e : SyntaxError: no such export"]);
	});
});

test("a word matches files of browser tests, never the folder of the checkout", () => {
	const { args } = PLAYWRIGHT.run(["sale", "a.b"], "report.json");
	expect(args).toContain("e2e/.*sale");
	expect(args).toContain("e2e/.*a\\.b");
});

test("a file that vitest cannot load is a failure, though it has no test", () => {
	const testResults = [{ name: "/nowhere/cart.test.ts", status: "failed", assertionResults: [] }];
	const { passed, failures } = vitest().read(JSON.stringify({ numPassedTests: 3, testResults }));
	expect(passed).toBe(3);
	expect(failures).toEqual([expect.stringContaining("cart.test.ts ne se charge pas")]);
});

test("a report of vitest names each skipped test and times each file", () => {
	const assertionResults = [
		{ status: "passed", fullName: "adds" },
		{ status: "skipped", fullName: "counts (redis-server is missing)" },
	];
	const name = join(ROOT, "tests/cart.test.ts");
	const testResults = [{ name, status: "passed", startTime: 1000, endTime: 3500, assertionResults }];
	const { skipped, files } = vitest().read(JSON.stringify({ numPassedTests: 1, testResults }));
	expect(skipped).toEqual(["tests/cart.test.ts : counts (redis-server is missing)"]);
	expect(files).toEqual([{ file: "tests/cart.test.ts", tests: 2, seconds: 2.5 }]);
});

test("a shard has one worker, folders of its own and a terminal that it shares", () => {
	const { args, env } = vitest("api").run([], "report.json", { index: 2, count: 2 });
	expect(args).toContain("--shard=2/2");
	expect(env).toEqual({ TEST_SHARD: "2", TEST_WORKERS: "1", CI: "true" });
	expect(vitest("api").run([], "report.json").args.join(" ")).not.toContain("--shard");
});

describe("a failure includes the beginning of its output", () => {
	test("of vitest", () => {
		const failureMessages = ["\u001b[31mError: expected 1\n\nto be 2\u001b[39m\n    at file.ts:1:1"];
		const assertionResults = [{ status: "failed", fullName: "adds", failureMessages }];
		const testResults = [{ name: "/nowhere/cart.test.ts", status: "failed", assertionResults }];
		const { failures } = vitest().read(JSON.stringify({ numPassedTests: 0, testResults }));
		expect(failures).toEqual([expect.stringMatching(/cart\.test\.ts : adds\n {4}Error: expected 1\n {4}to be 2$/)]);
	});

	test("of Playwright, cut where it is long", () => {
		const message = Array.from({ length: 20 }, (_, line) => `${line}`.padEnd(1000, ".")).join("\n");
		const results = [{ error: { message } }];
		const tests = [{ projectName: "mobile", status: "unexpected", results }];
		const suites = [{ title: "cart.test.ts", file: "cart.test.ts", specs: [{ title: "adds", tests }] }];
		const { failures } = PLAYWRIGHT.read(JSON.stringify({ suites, errors: [] }));
		expect(failures[0]).toMatch(/^tests\/e2e\/cart\.test\.ts \[mobile\] : adds\n {4}0\./);
		const [, ...said] = failures[0]?.split("\n") ?? [];
		expect(said.map((line) => line.length)).toEqual(Array(8).fill(404));
	});
});
