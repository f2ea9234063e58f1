import { describe, expect, test } from "vitest";
import { PLAYWRIGHT, vitest } from "../../../scripts/lib/test-runners";

const spec = (title: string, projectName: string, status: string) => ({ title, tests: [{ projectName, status }] });

describe("a report of Playwright", () => {
	const read = (report: object) => PLAYWRIGHT.read(JSON.stringify(report));

	test("names each failure by file, screen and title, and counts what passed", () => {
		const inner = {
			title: "the drawer",
			file: "cart.test.ts",
			specs: [spec("opens", "mobile", "unexpected"), spec("opens", "desktop", "expected")],
		};
		const suites = [
			{ title: "cart.test.ts", file: "cart.test.ts", specs: [spec("adds", "mobile", "expected")], suites: [inner] },
		];
		expect(read({ suites, errors: [], stats: { expected: 2 } })).toEqual({
			passed: 2,
			failures: ["tests/e2e/cart.test.ts [mobile] : the drawer › opens"],
			unsteady: [],
		});
	});

	test("counts what passed at its second try, and names it with what the first one said", () => {
		const results = [{ error: { message: "not in time" } }, {}];
		const tests = [{ projectName: "mobile", status: "flaky", results }];
		const suites = [{ title: "cart.test.ts", file: "cart.test.ts", specs: [{ title: "adds", tests }] }];
		expect(read({ suites, errors: [], stats: { expected: 3, flaky: 1 } })).toEqual({
			passed: 4,
			failures: [],
			unsteady: ["tests/e2e/cart.test.ts [mobile] : adds\n    not in time"],
		});
	});

	test("counts what failed outside any test", () => {
		const errors = [{ message: "SyntaxError: no such export\n  at …" }];
		expect(read({ suites: [], errors, stats: { expected: 0 } })).toEqual({
			passed: 0,
			failures: ["tests/e2e : SyntaxError: no such export"],
			unsteady: [],
		});
	});
});

test("a word names files of the browser's tests, never the folder that the checkout stands in", () => {
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

test("a shard has one worker, folders of its own and a terminal that it shares", () => {
	const { args, env } = vitest("api").run([], "report.json", { index: 2, count: 2 });
	expect(args).toContain("--shard=2/2");
	expect(env).toEqual({ TEST_SHARD: "2", TEST_WORKERS: "1", CI: "true" });
	expect(vitest("api").run([], "report.json").args.join(" ")).not.toContain("--shard");
});

describe("a failure keeps the beginning of what was said of it", () => {
	test("of vitest", () => {
		const failureMessages = ["\u001b[31mError: expected 1\n\nto be 2\u001b[39m\n    at file.ts:1:1"];
		const assertionResults = [{ status: "failed", fullName: "adds", failureMessages }];
		const testResults = [{ name: "/nowhere/cart.test.ts", status: "failed", assertionResults }];
		const { failures } = vitest().read(JSON.stringify({ numPassedTests: 0, testResults }));
		expect(failures).toEqual([expect.stringMatching(/cart\.test\.ts : adds\n {4}Error: expected 1\n {4}to be 2$/)]);
	});

	test("of Playwright, of its last try, cut where it is long", () => {
		const message = Array.from({ length: 20 }, (_, line) => `${line}`.padEnd(1000, ".")).join("\n");
		const results = [{ error: { message: "first" } }, { error: { message } }];
		const tests = [{ projectName: "mobile", status: "unexpected", results }];
		const suites = [{ title: "cart.test.ts", file: "cart.test.ts", specs: [{ title: "adds", tests }] }];
		const { failures } = PLAYWRIGHT.read(JSON.stringify({ suites, errors: [], stats: { expected: 0 } }));
		expect(failures[0]).toMatch(/^tests\/e2e\/cart\.test\.ts \[mobile\] : adds\n {4}0\./);
		const [, ...said] = failures[0]?.split("\n") ?? [];
		expect(said.map((line) => line.length)).toEqual(Array(8).fill(404));
	});
});
