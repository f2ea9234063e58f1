import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { hasFinds, matchText, type TextMatch } from "./match-text";
import { SYNONYMS } from "./synonyms";
import { soundOf, typosBetween } from "./typos";
import { wordsOf } from "./words";

/**
 * A text that finds something and is the nearest to one that finds nothing, in the catalogue's own spelling. Undefined
 * when the text has finds that only the filters hide, and when no word of the catalogue is near.
 */
export async function correctionOf(
	scope: MedusaContainer,
	text: string,
	match: TextMatch,
): Promise<string | undefined> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const typed = wordsOf(text);
	if (typed.length === 0 || typed.length > MOST_WORDS || (await hasFinds(database, match.where))) return undefined;
	const { rows } = await database.raw<{ rows: Candidate[] }>("SELECT word, spelling, sound FROM product_search_word");
	const candidates = [...rows, ...SPOKEN];
	const mended = typed.flatMap(({ word }) => nearest(word, candidates)?.spelling ?? []);
	if (mended.length === 0) return undefined;
	const correction = mended.join(" ");
	const corrected = await matchText(scope, correction);
	return corrected && (await hasFinds(database, corrected.where)) ? correction : undefined;
}

const SPOKEN = SYNONYMS.flat()
	.flatMap(wordsOf)
	.map(({ word, spelling }) => ({ word, spelling, sound: soundOf(word) }));

interface Candidate {
	word: string;
	spelling: string;
	sound: string;
}

/** Longer texts are sentences; mending them word by word helps nobody. */
const MOST_WORDS = 6;
/** Typos allowed here, as a share of the word: more than a search mends by itself, since the shopper decides. */
const MOST_TYPOS = 0.34;
/** Letters at the beginning that two words must share, to be near however they end ("nougatine", "nougat"). */
const LEAST_SHARED = 4;

/** The word with the fewest typos, by letters or by sound; a word that begins as half of the typed one does is near too. */
function nearest(word: string, candidates: Candidate[]): Candidate | undefined {
	const sound = soundOf(word);
	let best: Candidate | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const candidate of candidates) {
		const typos = typosBetween(word, candidate.word);
		const heard = sound && candidate.sound ? typosBetween(sound, candidate.sound) + 0.5 : typos;
		const beginsAlike = shared(word, candidate.word, word.length) || shared(sound, candidate.sound, sound.length);
		if (!beginsAlike && Math.min(typos, heard) > word.length * MOST_TYPOS) continue;
		// Of forms that are as near by sound, the one that is nearer by letters.
		const cost = Math.min(typos, heard) + typos / 100;
		if (cost < least) [least, best] = [cost, candidate];
	}
	return best;
}

function shared(typed: string, candidate: string, length: number): boolean {
	let letters = 0;
	while (letters < length && typed[letters] === candidate[letters]) letters += 1;
	return letters >= Math.max(LEAST_SHARED, length / 2);
}
