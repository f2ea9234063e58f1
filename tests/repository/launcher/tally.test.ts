import { expect, test } from "vitest";
import { durationTable } from "../../../scripts/lib/tally";

test("the table of durations has a line a stage and the ten slowest files, the slowest first", () => {
	const files = Array.from({ length: 12 }, (_, index) => ({ file: `f${index}`, tests: 1, seconds: index }));
	const tally = { passed: 11, failures: ["f1 : adds"], skipped: [], files };
	const lines = durationTable([{ title: "API", seconds: 66, tally }]);
	expect(lines[1]).toMatch(/^ {2}API +66 s +12$/);
	expect(lines.slice(3).map((line) => line.trim().split(/\s+/)[2])).toEqual([
		"f11",
		"f10",
		"f9",
		"f8",
		"f7",
		"f6",
		"f5",
		"f4",
		"f3",
		"f2",
	]);
});
