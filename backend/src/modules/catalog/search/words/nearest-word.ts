import { typosBetween } from "@confiserie/domain/catalogue/typos";

/** A word that may be meant by a mistyped one: folded, as it is written, its stem and its sound. */
export interface Candidate {
	word: string;
	spelling: string;
	stem: string;
	sound: string;
}

/** Typos allowed here, as a share of the word: more than a search corrects by itself, since the shopper decides. */
const MOST_TYPOS = 0.34;
/** Letters at the beginning that two words must share, to be near however they end ("nougatine", "nougat"). */
const LEAST_SHARED = 4;

/**
 * The words with the fewest typos, by letters or by sound, all equally near; a word that begins as half of the typed one
 * does is near too.
 */
export function nearestWords(typed: { word: string; sound: string }, candidates: readonly Candidate[]): Candidate[] {
	const { word, sound } = typed;
	let nearest: Candidate[] = [];
	let least = Number.POSITIVE_INFINITY;
	for (const candidate of candidates) {
		// Words of another length have at least so many typos: most are passed over without a closer look.
		const atLeast = Math.abs(word.length - candidate.word.length);
		const heardAtLeast = sound && candidate.sound ? Math.abs(sound.length - candidate.sound.length) + 0.5 : atLeast;
		const beginsAlike = shared(word, candidate.word, word.length) || shared(sound, candidate.sound, sound.length);
		const most = beginsAlike ? least : Math.min(least, word.length * MOST_TYPOS);
		if (Math.min(atLeast, heardAtLeast) > most) continue;
		const typos = typosBetween(word, candidate.word);
		const heard = sound && candidate.sound ? typosBetween(sound, candidate.sound) + 0.5 : typos;
		if (!beginsAlike && Math.min(typos, heard) > word.length * MOST_TYPOS) continue;
		// Of forms that are as near by sound, the one that is nearer by letters.
		const cost = Math.min(typos, heard) + typos / 100;
		if (cost < least) [least, nearest] = [cost, []];
		if (cost === least) nearest.push(candidate);
	}
	return nearest;
}

/**
 * One of words that are equally near: the one that matches the most products, then the shorter, then by the alphabet. Of two
 * spellings of one word the accented, since accents are forgotten, not invented. The order of the list decides nothing.
 * @param hits number of products by stem
 */
export function bestOf(equals: readonly Candidate[], hits: ReadonlyMap<string, number>): Candidate | undefined {
	const found = ({ stem }: Candidate) => hits.get(stem) ?? 0;
	return [...equals].sort(
		(a, b) =>
			found(b) - found(a) ||
			a.word.length - b.word.length ||
			byAlphabet(a.word, b.word) ||
			byAlphabet(b.spelling, a.spelling),
	)[0];
}

function byAlphabet(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

function shared(typed: string, candidate: string, length: number): boolean {
	let letters = 0;
	while (letters < length && typed[letters] === candidate[letters]) letters += 1;
	return letters >= Math.max(LEAST_SHARED, length / 2);
}
