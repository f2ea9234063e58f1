import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths";
import { applyPatch, checkTypes, makeCopy, runTests } from "./copy";

/** The recipes of docs/recipes.md: each names its patch, the files to change and the tests to run. */
const RECIPES = readFileSync(join(ROOT, "docs/recipes.md"), "utf8")
	.split(/^## /m)
	.slice(1)
	.map((text) => {
		const files = [...text.matchAll(/`([^`\s]+\/[^`\s]+|\.env\.example)`/g)].map(([, path = ""]) => path);
		const patch = /\(\.\.\/tests\/recipes\/([\w-]+\.patch)\)/.exec(text)?.[1] ?? "";
		return { title: text.split("\n", 1)[0], patch, files, changed: changedFiles(patch) };
	});

test("each recipe has a patch, each patch a recipe", () => {
	const patches = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".patch"));
	expect(RECIPES.map(({ patch }) => patch).sort()).toEqual(patches.sort());
});

describe.each(RECIPES)("$title", ({ patch, files, changed }) => {
	test("names every file that its patch changes", () => {
		expect(changed.length).toBeGreaterThan(0);
		const isNamed = (file: string) => files.some((named) => file === named || file.startsWith(`${named}/`));
		expect(changed.filter((file) => !isNamed(file))).toEqual([]);
	});

	test("its patch applies; types and tests pass", async () => {
		makeCopyOnce();
		applyPatch(join(import.meta.dirname, patch));
		await checkTypes();
		const tests = [...new Set([...files, ...changed])].filter((file) => /\.test\.tsx?$/.test(file));
		expect(tests.length).toBeGreaterThan(0);
		await runTests(tests);
	});
});

function changedFiles(patch: string): string[] {
	const path = join(import.meta.dirname, patch);
	const text = patch && existsSync(path) ? readFileSync(path, "utf8") : "";
	return [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = ""]) => file);
}

let isCopied = false;
function makeCopyOnce(): void {
	if (!isCopied) makeCopy();
	isCopied = true;
}
