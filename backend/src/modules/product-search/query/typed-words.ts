import { type TypedWord, Vocabulary } from "../memory/vocabulary";
import { SYNONYMS } from "../words/synonyms";
import { allowedTypos, soundOf, typosBetween } from "../words/typos";
import { stemOf, wordsOf } from "../words/words";

/** What typed words are to the words of the catalogue. Each is looked up once until a word is added: many texts are made of few words. */
export function lookUp(vocabulary: Vocabulary, words: readonly string[]): TypedWord[] {
	return words.map((word) => vocabulary.typed.getOrMake(word, () => lookUpWord(vocabulary, word)));
}

function lookUpWord(vocabulary: Vocabulary, word: string): TypedWord {
	const stem = stemOf(word);
	const isKnown = SPOKEN.hasStem(stem) || vocabulary.hasStem(stem);
	return { word, isKnown, isBeginning: vocabulary.hasBeginning(word), near: isKnown ? [] : nearest(vocabulary, word) };
}

/** Candidates that are as near as any, if that is near enough; a shared first letter and a shared sound speak for one. */
function nearest(vocabulary: Vocabulary, word: string): string[] {
	const sound = soundOf(word);
	const candidates = [...vocabulary.near(word, sound), ...SPOKEN.near(word, sound)];
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
