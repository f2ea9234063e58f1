import { LOCALE } from "./locale";

/**
 * The words of a list as merchants type one: between bars, commas, semicolons or line breaks. What is in parentheses stays
 * together: "lait (beurre, crème)" is one.
 */
export function splitWords(text: string): string[] {
	const words = [""];
	let depth = 0;
	for (const letter of text) {
		if (letter === "(") depth += 1;
		if (letter === ")") depth = Math.max(0, depth - 1);
		const isBreak = letter === "|" || letter === "\n" || letter === "\r";
		if (isBreak || ((letter === "," || letter === ";") && depth === 0)) {
			words.push("");
			depth = 0;
		} else words[words.length - 1] += letter;
	}
	return words.map((word) => word.trim()).filter((word) => word !== "");
}

/** A fragment such as "un nom est attendu" as a sentence of its own: "Un nom est attendu." */
export function sentence(fragment: string): string {
	const start = fragment.charAt(0).toLocaleUpperCase(LOCALE) + fragment.slice(1);
	return /[.!?…]$/.test(start) ? start : `${start}.`;
}

/** Bidirectional marks, zero-width and other characters that show nothing but change how a text reads or compares. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A text without the characters that show nothing. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, "");

/**
 * A name or another text of one line in the form that is stored: NFC, without invisible characters; white space of every kind,
 * line ends and control characters become one space. A name that reads like another one is that other one.
 */
export function oneLine(text: string): string {
	return withoutInvisible(text.normalize("NFC"))
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
}
