import { expect, test } from "vitest";
import { avoidedWords, occurrences } from "../../../scripts/lib/wording";

test("the words to avoid are those of the glossary's section", () => {
	expect(avoidedWords("`box`\n\n## Words to avoid\n\n`alpha`, `beta`\n")).toEqual(["alpha", "beta"]);
	expect(avoidedWords("# Glossary")).toEqual([]);
});

test("whole words count, in any case", () => {
	const counts = occurrences(["alpha", "beta"], ["Alpha alphabet alpha", "// ALPHA, alpha-beta"]);
	expect([...counts]).toEqual([
		["alpha", 3],
		["beta", 0],
	]);
});
