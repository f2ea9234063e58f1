import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths";

describe("docs/law.md", () => {
	const page = readFileSync(join(ROOT, "docs/law.md"), "utf8");
	const rows = page
		.split("\n")
		.filter((line) => line.startsWith("| ") && !line.startsWith("| duty"))
		.map((line) => line.slice(2, -2).split(" | "));
	const paths = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");

	test("says of each duty its source, where it is met and which test shows it", () => {
		expect(rows.length).toBeGreaterThan(0);
		for (const row of rows) {
			expect(row, row[0]).toHaveLength(4);
			const [, source, code, proof] = row;
			expect(source?.trim(), row[0]).not.toBe("");
			expect(paths(code).length, row[0]).toBeGreaterThan(0);
			expect(
				paths(proof).some((path) => /\.test\.tsx?$/.test(path)),
				row[0],
			).toBe(true);
		}
	});

	test("names only paths that exist", () => {
		const missing = rows.flatMap((row) => row.slice(2).flatMap(paths)).filter((path) => !existsSync(join(ROOT, path)));
		expect(missing).toEqual([]);
	});
});
