import type { Sql } from "../../../../lib/database/sql";
import { SYNONYMS } from "../words/synonyms";
import { stemOf, stemsIn, typedWordsOf, WITHOUT } from "../words/words";
import { lookUp, type TypedWord } from "./typed-words";

/** One way in which a product can say what was typed: stems in a row, the last one perhaps only begun. */
export interface Phrase {
	stems: string[];
	isBeginning: boolean;
	/** Other words for the same thing. */
	isSynonym?: boolean;
}
/**
 * One thing that was asked for. `said` are its own words, `meant` what they may stand for: a synonym, a word that they
 * begin, the word without its typo. `isStrict` holds for "sans lait": a search for it never finds anything without it.
 */
export interface Term {
	said: Phrase[];
	meant: Phrase[];
	isStrict: boolean;
}

/** What a shopper's text asks for, in its order; empty when it holds no word. */
export async function readQuery(sql: Sql, text: string): Promise<Term[]> {
	return toTerms(await lookUp(sql, typedWordsOf(text)));
}

/** Puts words together that belong together: a phrase with synonyms, "sans" with what follows, else each alone. */
export function toTerms(typed: TypedWord[]): Term[] {
	const terms: Term[] = [];
	const stems = typed.map(stemsOf);
	for (let at = 0; at < typed.length; ) {
		const spoken = spokenAt(stems, at);
		const isWithout = typed[at]?.word === WITHOUT && at + 1 < typed.length;
		if (spoken) terms.push(spokenTerm(typed, at, spoken));
		else if (isWithout) terms.push(withoutTerm(typed[at + 1], at + 2 === typed.length));
		else terms.push(...typed.slice(at, at + 1).map((word) => wordTerm(word, at + 1 === typed.length)));
		at += spoken ? spoken.stems.length : isWithout ? 2 : 1;
	}
	return terms;
}

interface Spoken {
	stems: string[];
	group: string[][];
}

const SPOKEN: Spoken[] = SYNONYMS.flatMap((line) => {
	const group = line.map(stemsIn);
	return group.map((stems) => ({ stems, group }));
}).sort((a, b) => b.stems.length - a.stems.length);

/** The longest phrase of the synonyms that begins there, typos allowed. */
function spokenAt(typed: readonly string[][], at: number): Spoken | undefined {
	return SPOKEN.find(({ stems }) => stems.every((stem, index) => typed[at + index]?.includes(stem)));
}

function spokenTerm(typed: TypedWord[], at: number, { stems, group }: Spoken): Term {
	const last = typed[at + stems.length - 1];
	const isAtEnd = at + stems.length === typed.length;
	const others = group.filter((phrase) => phrase !== stems && phrase.join() !== stems.join());
	const begun = stems.length === 1 && isAtEnd && last?.isBeginning ? [beginning(last.word)] : [];
	return {
		said: [whole(stems)],
		meant: [...begun, ...others.map((phrase) => ({ ...whole(phrase), isSynonym: true }))],
		isStrict: stems[0] === WITHOUT,
	};
}

function withoutTerm(what: TypedWord | undefined, isAtEnd: boolean): Term {
	const stems = (what ? stemsOf(what) : []).map((stem) => whole([WITHOUT, stem]));
	const begun = isAtEnd && what?.isBeginning ? [{ stems: [WITHOUT, what.word], isBeginning: true }] : [];
	return { said: stems, meant: begun, isStrict: true };
}

function wordTerm(typed: TypedWord, isLast: boolean): Term {
	const { word, isKnown, isBeginning, near } = typed;
	const begun = isBeginning && (isLast || !isKnown) ? [beginning(word)] : [];
	// A word that could still become one of ours is not taken for a typo, unless it is over and one letter away.
	const corrected = begun.length > 0 && isLast ? [] : near.map((other) => whole([stemOf(other)]));
	return { said: [whole([stemOf(word)])], meant: [...begun, ...corrected], isStrict: false };
}

/** What a typed word may be: itself, or what it is a slip of. */
function stemsOf(typed: TypedWord): string[] {
	return typed.near.length > 0 ? typed.near.map(stemOf) : [stemOf(typed.word)];
}

const whole = (stems: string[]): Phrase => ({ stems, isBeginning: false });
const beginning = (word: string): Phrase => ({ stems: [word], isBeginning: true });
