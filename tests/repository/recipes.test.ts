import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths";

const recipes = readFileSync(join(ROOT, "docs/recipes.md"), "utf8").split(/^## /m).slice(1);
const paths = (text: string) =>
	[...text.matchAll(/`([^`\s]*\/[^`\s]*|\.env\.example)`/g)].map(([, path]) => path ?? "");

test("there is a recipe for each of nineteen tasks, in numbered steps", () => {
	expect(recipes).toHaveLength(19);
	for (const recipe of recipes) {
		expect(recipe).toMatch(/^1\. /m);
		expect(paths(recipe).length, recipe).toBeGreaterThan(1);
	}
});

test("every path of a recipe exists", () => {
	expect(recipes.flatMap(paths).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("the self-check asks for twelve files, and each exists", () => {
	const asked = readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8").split(/^## Where would you change/m)[1] ?? "";
	const files = [...asked.matchAll(/^\| [^|]+ \| `([^`]+)` \|$/gm)].map(([, file = ""]) => file);
	expect(files).toHaveLength(12);
	expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
