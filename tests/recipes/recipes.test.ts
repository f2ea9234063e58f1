import { describe, expect, test } from "vitest";
import { applyPatch, checkTypes, makeCopy, runTests } from "./copy";
import { RECIPES } from "./read-recipes";

describe.each(RECIPES)("$title", ({ patch, files, changed }) => {
	test("its patch applies; types and tests pass", async () => {
		makeCopyOnce();
		applyPatch(patch);
		await checkTypes();
		const tests = [...new Set([...files, ...changed])].filter((file) => /\.test\.tsx?$/.test(file));
		expect(tests.length).toBeGreaterThan(0);
		await runTests(tests);
	});
});

let isCopied = false;
function makeCopyOnce(): void {
	if (!isCopied) makeCopy();
	isCopied = true;
}
