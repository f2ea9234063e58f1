import { expect, test } from "vitest";
import { avoided, avoidedWords, bareWho } from "../../../scripts/lib/wording";

test("the words to avoid are those of the glossary's section", () => {
	expect(avoidedWords("`box`\n\n## Words to avoid\n\n`alpha`, `beta`\n")).toEqual(["alpha", "beta"]);
	expect(avoidedWords("# Glossary")).toEqual([]);
});

test("whole words are avoided, in any case", () => {
	expect(avoided(["alpha", "beta"], "an Alpha\nalphabet\n// alpha-beta\nBETA")).toEqual(["an Alpha", "BETA"]);
});

test("a comment names the person that it is about", () => {
	const text =
		"/** Prices for who is signed in. */\n\t// Left to who asks.\n * With a customer who asks.\nconst forwho = 1; // fine";
	expect(bareWho(text)).toEqual(["/** Prices for who is signed in. */", "\t// Left to who asks."]);
});
