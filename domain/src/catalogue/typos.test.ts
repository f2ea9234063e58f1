import { expect, test } from "vitest";
import { allowedTypos, cutsOf, soundOf, typosBetween } from "./typos";

test.each([
	["carmel", "caramel", 1],
	["carammel", "caramel", 1],
	["karamel", "caramel", 1],
	["craamel", "caramel", 1],
	["nougat", "nougat", 0],
	["", "ours", 4],
])("typos: %s is %s with %i", (typed, meant, typos) => {
	expect(typosBetween(typed, meant)).toBe(typos);
	expect(typosBetween(meant, typed)).toBe(typos);
});

test("short words and words with figures must be right", () => {
	expect([allowedTypos("bio"), allowedTypos("miel"), allowedTypos("noisette"), allowedTypos("5000kg")]).toEqual([
		0, 1, 2, 0,
	]);
});

test("a word and the same word mistyped within what is allowed share a cut", () => {
	const alphabet = "abcdefghijklmnopqrstuvwxyz";
	for (const word of ["miel", "nougat", "caramel", "framboise"]) {
		const cuts = new Set(cutsOf(word));
		for (let at = 0; at < word.length; at += 1) {
			const [before, letter, after] = [word.slice(0, at), word[at] ?? "", word.slice(at + 1)];
			const mistyped = [before + after, ...Array.from(alphabet, (other) => before + other + after)];
			mistyped.push(...Array.from(alphabet, (other) => before + other + letter + after));
			if (after) mistyped.push(before + after[0] + letter + after.slice(1));
			for (const typed of mistyped.filter((text) => allowedTypos(text) > 0))
				expect(
					cutsOf(typed).some((cut) => cuts.has(cut)),
					`${typed} for ${word}`,
				).toBe(true);
		}
	}
});

test.each([
	["guimove", "guimauve"],
	["shokola", "chocolat"],
	["karamelle", "caramel"],
	["gato", "gateaux"],
	["praline", "pralinee"],
	["fraize", "fraise"],
	["noizete", "noisette"],
])("%s sounds like %s", (typed, meant) => {
	expect(soundOf(typed)).toBe(soundOf(meant));
});

test("what is short has no sound to go by", () => {
	expect([soundOf("eau"), soundOf("the"), soundOf("bio")]).toEqual(["", "", ""]);
});
