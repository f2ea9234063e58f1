import type { Weight } from "../ranking";
import { SYNONYMS } from "../words/synonyms";
import { stemsIn, WITHOUT } from "../words/words";

/** Marks the first word of a name (`HEAD_BONUS`). */
export const HEAD = "^";

/** The lexeme of stems in a row. Those of synonyms and "sans lait" are indexed, so that no search compares positions. */
export const phraseOf = (stems: readonly string[]): string => stems.join(" ");

/**
 * A tsvector literal of stems and phrases, each with the best place that says it. Made here and not by a dictionary of PostgreSQL,
 * so that what is stored and what is typed are cut by the very same rules.
 * @param texts the best first
 */
export function toVector(texts: { weight: Weight; text: string }[]): string {
	const places = new Map<string, Weight>();
	for (const { weight, text } of texts) {
		const stems = stemsIn(text);
		const head = places.size === 0 && stems[0] ? [HEAD + stems[0]] : [];
		for (const lexeme of [...head, ...stems, ...phrasesIn(stems)]) if (!places.has(lexeme)) places.set(lexeme, weight);
	}
	return [...places].map(([lexeme, weight]) => `'${lexeme}':1${weight}`).join(" ");
}

function phrasesIn(stems: readonly string[]): string[] {
	const text = ` ${phraseOf(stems)} `;
	return [...SPOKEN.filter((phrase) => text.includes(` ${phrase} `)), ...(text.match(WITHOUT_WORD) ?? [])];
}

const SPOKEN = SYNONYMS.flat()
	.map(stemsIn)
	.filter(({ length }) => length > 1)
	.map(phraseOf);
const WITHOUT_WORD = new RegExp(`(?<= )${WITHOUT} \\S+`, "g");
