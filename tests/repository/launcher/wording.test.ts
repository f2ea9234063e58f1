import { expect, test } from "vitest";
import { avoidedWords, bareWho, occurrences } from "../../../scripts/lib/wording";

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

test("a comment names the person that it is about", () => {
	const text =
		"/** Prices for who is signed in. */\n\t// Left to who asks.\n * With a customer who asks.\nconst forwho = 1; // fine";
	expect(bareWho(text)).toEqual(["/** Prices for who is signed in. */", "\t// Left to who asks."]);
});
