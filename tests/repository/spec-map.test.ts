import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths";

describe("docs/spec-map.md", () => {
	const map = readFileSync(join(ROOT, "docs/spec-map.md"), "utf8");
	const rows = map
		.split("\n")
		.filter((line) => line.startsWith("- §"))
		.map((line) => line.slice(line.indexOf(": ")).split(". Tests: "));
	const paths = (cell: string | undefined) => [...(cell ?? "").matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");

	test("names code and test for each section", () => {
		expect(rows.length).toBeGreaterThan(25);
		for (const [code = "", proof] of rows) {
			expect(paths(code).length, code).toBeGreaterThan(0);
			expect(
				paths(proof).some((path) => /\.test\.tsx?$/.test(path)),
				code,
			).toBe(true);
		}
	});

	test("names only paths that exist", () => {
		const missing = rows.flatMap((cells) => cells.flatMap(paths)).filter((path) => !existsSync(join(ROOT, path)));
		expect(missing).toEqual([]);
	});

	test("has every section that a docstring cites as its source", () => {
		const [storefront = "", accounts = ""] = map.split("## Accounts and back office specification");
		const unknown = citations().filter(
			({ part, section }) => !new RegExp(`§${section}\\b`).test(part ? accounts : storefront),
		);
		expect(unknown).toEqual([]);
	});
});

/** Each "spec §5" and "accounts spec §5" of the sources. */
function citations(): { file: string; part: string | undefined; section: string | undefined }[] {
	const cited = ["domain/src", "backend/src", "storefront/src"].flatMap((folder) =>
		readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
			.filter((file) => /\.tsx?$/.test(file))
			.flatMap((file) =>
				[...readFileSync(join(ROOT, folder, file), "utf8").matchAll(/(accounts )?spec §(\d+)/g)].map(
					([, part, section]) => ({ file: `${folder}/${file}`, part, section }),
				),
			),
	);
	expect(cited.length).toBeGreaterThan(100);
	return cited;
}
