import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths";

describe("docs/spec-map.md", () => {
	const map = readFileSync(join(ROOT, "docs/spec-map.md"), "utf8");
	const rows = map
		.split("\n")
		.filter((line) => line.startsWith("| ") && !line.startsWith("| item") && !line.startsWith("| section"));
	const paths = (cell: string | undefined) => [...(cell ?? "").matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");

	test("names code and test for each item", () => {
		expect(rows.length).toBeGreaterThan(40);
		for (const row of rows) {
			const [, code, proof] = row.split(" | ");
			expect(paths(code).length, row).toBeGreaterThan(0);
			expect(
				paths(proof).some((path) => /\.test\.tsx?$/.test(path)),
				row,
			).toBe(true);
		}
	});

	test("names only paths that exist", () => {
		const missing = rows
			.flatMap((row) => row.split(" | ").slice(1).flatMap(paths))
			.filter((path) => !existsSync(join(ROOT, path)));
		expect(missing).toEqual([]);
	});
});
