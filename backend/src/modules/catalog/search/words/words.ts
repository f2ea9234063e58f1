import { foldText } from "@confiserie/domain/fold-text";

/** A word as it was written, lower case ("gâteaux"), and folded for comparison ("gateaux"). */
export interface Word {
	spelling: string;
	word: string;
}

/**
 * The words of a text that say something, in their order: no accents, no case, no articles. Apostrophes and hyphens
 * separate: "Pop-corn d'antan" -> pop, corn, antan.
 */
export function wordsOf(text: string): Word[] {
	return text
		.toLowerCase()
		.normalize("NFC")
		.split(/[^\p{L}\p{N}]+/u)
		.map((spelling) => ({ spelling, word: foldText(spelling).replace(/[^a-z0-9]/g, "") }))
		.filter(({ word }) => word !== "" && !SILENT.has(word) && !/^[a-z]$/.test(word));
}

/** As `wordsOf`, for a text that is being typed: a last letter may be the beginning of a word ("citron v"). */
export function typedWordsOf(text: string): string[] {
	const words = wordsOf(text).map(({ word }) => word);
	const last = /[^\p{L}\p{N}](\p{L})$/u.exec(text.trimEnd())?.[1];
	const letter = last === undefined ? "" : foldText(last);
	return /^[a-z]$/.test(letter) && !ELIDED.has(letter) ? [...words, letter] : words;
}

/**
 * The part that the forms of a French word share: number, final mute e, doubled last consonant. Light on purpose: what is
 * cut too far finds the wrong products. "gâteaux" -> gateau, "fourrées" and "fourré" -> four, "noisettes" -> noiset.
 */
export function stemOf(word: string): string {
	if (word.length <= 3 || /\d/.test(word) || word === WITHOUT) return word;
	const singular = word.replace(/[sx]$/, "");
	const bare = singular.length > 4 ? singular.replace(/e{1,2}$/, "") : singular.replace(/(?<=..[^aeiou])e$/, "");
	return bare.length > 4 ? bare.replace(/([^aeiou])\1$/, "$1") : bare;
}

/** The stems of the words of a text, in their order. */
export const stemsIn = (text: string): string[] => wordsOf(text).map(({ word }) => stemOf(word));

/** Letters that stand before an apostrophe, or alone. */
const ELIDED = new Set("acdjlmnsty");

/** Turns a search around; never cut, never left out. */
export const WITHOUT = "sans";

/** Words that say nothing of a product. */
const SILENT = new Set(
	"le la les un une des de du au aux et en pour avec ou par sur dans ce cet cette ces mon ma mes nos vos que qui je".split(
		" ",
	),
);
