import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths";

const text = readFileSync(join(ROOT, "docs", "asvs.md"), "utf8");
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
	([, number = "", subject = "", state = "", evidence = ""]) => ({ number, subject, state, evidence }),
);
const counted = (state: string) => rows.filter((row) => row.state === state).length;

test("each requirement of levels 1 and 2 has one row, in order", () => {
	const numbers = rows.map(({ number }) => number);
	expect(numbers).toHaveLength(253);
	expect(numbers).toEqual(
		[...new Set(numbers)].sort((one, other) => one.localeCompare(other, "en", { numeric: true })),
	);
	expect(text).toContain(`${counted("met")} are met, ${counted("not met")} are not, ${counted("n/a")} do not apply`);
	expect(counted("met") + counted("not met") + counted("n/a")).toBe(rows.length);
});

test("each file that a row names exists, and so does each section", () => {
	const files = rows.flatMap(({ evidence }) => [...evidence.matchAll(/`([\w.-][\w./[\]-]*\.\w+|\.\w+)`/g)]);
	expect(files.length).toBeGreaterThan(200);
	const missing = files.map(([, file = ""]) => file).filter((file) => !existsSync(join(ROOT, file)));
	// Of the operator, in no checkout.
	expect(missing.filter((file) => file !== ".env")).toEqual([]);
	for (const [, anchor = ""] of text.matchAll(/\]\(#([\w-]+)\)/g))
		expect(text.toLowerCase()).toContain(`## ${anchor.replaceAll("-", " ")}\n`);
});
