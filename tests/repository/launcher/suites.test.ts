import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { LOGS, makeDataFolders, ROOT } from "../../../scripts/lib/paths";
import { runSuite, type Suite } from "../../../scripts/lib/suites";

makeDataFolders();

/** The output of these suites is not a result. */
let write: MockInstance<typeof process.stdout.write>;
beforeEach(() => {
	write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => write.mockRestore());

/** A suite whose one test passed, and whose program ends as that script does. */
const suite = (script: string): Suite => ({
	title: "Essai",
	name: "trial",
	folder: ROOT,
	runner: {
		run: (_files, report) => ({ args: ["-e", script, report] }),
		watch: () => ({ args: [] }),
		read: () => ({ passed: 1, failures: [], skipped: [], files: [] }),
	},
});
const tallyOf = async (trial: Suite) => (await runSuite(trial)).tally;
const REPORTS = 'require("node:fs").writeFileSync(process.argv[1], "{}");';

test("a suite whose program ends badly after its tests passed says what it wrote last", async () => {
	const { passed, failures } = await tallyOf(suite(`${REPORTS} console.log("Unhandled Rejection"); process.exit(1)`));
	expect(passed).toBe(1);
	expect(failures).toHaveLength(1);
	expect(failures[0]).toMatch(/^Essai : la suite s'est mal terminée\.\n.*code 1/);
	if (!process.stdout.isTTY) expect(failures[0]).toContain("Unhandled Rejection");
});

test("one that reports nothing says why", async () => {
	const { failures } = await tallyOf(suite("process.exit(3)"));
	expect(failures[0]).toMatch(/^Essai : la suite n'a rien rapporté\.\n.*code 3/);
});

test("what a program writes is passed on whole where no terminal is", async () => {
	if (process.stdout.isTTY) return;
	await runSuite(suite(`${REPORTS} for (let line = 0; line < 20000; line++) console.log("ligne " + line)`));
	const written = write.mock.calls.map(([text]) => String(text)).join("");
	expect(written).toContain(readFileSync(join(LOGS, "suite-trial.log"), "utf8"));
});
