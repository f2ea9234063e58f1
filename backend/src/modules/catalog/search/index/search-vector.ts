import type { Weight } from "../ranking";
import { stemOf, wordsOf } from "../words/words";

/** Marks the first word of a name (`HEAD_BONUS`). */
export const HEAD = "^";

/**
 * A tsvector literal of stems. Texts are separated, so that no phrase goes from the end of one into the next. Made here
 * and not by a dictionary of PostgreSQL, so that what is stored and what is typed are cut by the very same rules.
 */
export function toVector(texts: { weight: Weight; text: string }[]): string {
	const places = new Map<string, string[]>();
	const add = (lexeme: string, position: number, weight: Weight) => {
		const found = places.get(lexeme) ?? [];
		if (position <= LAST_POSITION && found.length < MOST_PLACES) places.set(lexeme, [...found, `${position}${weight}`]);
	};
	let position = 0;
	for (const { weight, text } of texts) {
		const stems = wordsOf(text).map(({ word }) => stemOf(word));
		if (position === 0 && stems[0]) add(HEAD + stems[0], 1, weight);
		for (const stem of stems) add(stem, ++position, weight);
		position += 1;
	}
	return [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(",")}`).join(" ");
}

/** Limits of PostgreSQL's tsvector. */
const LAST_POSITION = 16_383;
const MOST_PLACES = 255;
