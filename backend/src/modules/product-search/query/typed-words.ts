import { Vocabulary } from "../memory/vocabulary";
import { SYNONYMS } from "../words/synonyms";
import { allowedTypos, soundOf, typosBetween } from "../words/typos";
import { stemOf, wordsOf } from "../words/words";

/** What a typed word is to the words of the catalogue. */
export interface TypedWord {
	word: string;
	/** Some product, or a synonym, has the word in one of its forms. */
	isKnown: boolean;
	/** Some product has a word that begins like this. */
	isBeginning: boolean;
	/** Nearest words when it is mistyped, all equally near, by the alphabet; empty for a word that is known. */
	near: string[];
}

/** What typed words are to the words of the catalogue. */
export function lookUp(vocabulary: Vocabulary, words: readonly string[]): TypedWord[] {
	return words.map((word) => {
		const [stem, sound] = [stemOf(word), soundOf(word)];
		const isKnown = SPOKEN.hasStem(stem) || vocabulary.hasStem(stem);
		const isBeginning = vocabulary.hasBeginning(word);
		return {
			word,
			isKnown,
			isBeginning,
			near: isKnown ? [] : nearest(word, sound, [...vocabulary.near(word, sound), ...SPOKEN.near(word, sound)]),
		};
	});
}

/** Candidates that are as near as any, if that is near enough; a shared first letter and a shared sound speak for one. */
function nearest(word: string, sound: string, candidates: readonly string[]): string[] {
	const costs = new Map<string, number>();
	for (const candidate of candidates) {
		const typos = typosBetween(word, candidate);
		const soundsAlike = sound !== "" && soundOf(candidate) === sound;
		if (typos > allowedTypos(word) && !soundsAlike) continue;
		costs.set(candidate, Math.min(typos, soundsAlike ? 1 : typos) + (candidate[0] === word[0] ? 0 : 0.5));
	}
	const least = Math.min(...costs.values());
	const near = [...costs].filter(([, cost]) => cost === least).map(([candidate]) => candidate);
	return near.sort();
}

/** The words of the synonyms. */
const SPOKEN = new Vocabulary();
SPOKEN.add(
	SYNONYMS.flat()
		.flatMap(wordsOf)
		.map(({ word, spelling }) => ({ word, spelling, stem: stemOf(word), sound: soundOf(word) })),
);
