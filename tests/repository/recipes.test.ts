import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths";
import { PATCHES, RECIPES } from "../recipes/read-recipes";

test("there is a recipe for each of nineteen tasks, each with a patch", () => {
	expect(RECIPES).toHaveLength(19);
	expect(RECIPES.map(({ name }) => name).sort()).toEqual(PATCHES.sort());
});

describe.each(RECIPES)("$title", ({ text, patch, files, changed }) => {
	test("has numbered steps, whose files exist", () => {
		expect(text).toMatch(/^1\. /m);
		expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
	});

	test("has a patch that applies, and names every file that it changes", () => {
		execFileSync("git", ["apply", "--check", "-C1", "--recount", patch], { cwd: ROOT, stdio: "pipe" });
		expect(changed.length).toBeGreaterThan(0);
		const isNamed = (file: string) => files.some((named) => file === named || file.startsWith(`${named}/`));
		expect(changed.filter((file) => !isNamed(file))).toEqual([]);
	});
});

test("the self-check asks for twelve files, and each exists", () => {
	const asked = readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8").split(/^## Where would you change/m)[1] ?? "";
	const files = [...asked.matchAll(/^\| [^|]+ \| `([^`]+)` \|$/gm)].map(([, file = ""]) => file);
	expect(files).toHaveLength(12);
	expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
