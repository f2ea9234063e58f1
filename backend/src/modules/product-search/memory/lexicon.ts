import { SYNONYMS } from "../words/synonyms";
import { stemOf, WITHOUT, wordsOf } from "../words/words";
import { firstPlace } from "./first-place";
import { type Place, Postings } from "./postings";
import type { Tally } from "./tally";

/**
 * Which products say which stem, and the phrases that a search ever asks for: those of the synonyms, and "sans" with what
 * follows it, as "sans lait".
 */
export class Lexicon {
	private readonly postings = new Map<string, Postings>();
	/** The keys by the alphabet, for beginnings; made when the first is asked for. */
	private sorted: string[] | undefined;

	/** @param vector a tsvector as PostgreSQL writes it: 'caramel':3A,10C 'sal':4A */
	add(slot: number, vector: string): void {
		for (const [key, place] of keysOf(vector)) {
			let found = this.postings.get(key);
			if (!found) {
				found = new Postings();
				this.postings.set(key, found);
				this.sorted?.splice(keyPlace(this.sorted, key), 0, key);
			}
			found.add(slot, place);
		}
	}

	/** Counts the products that say the stems in a row; the last one perhaps only begun. @param points by place */
	count(tally: Tally, stems: readonly string[], isBeginning: boolean, points: readonly number[]): void {
		const key = stems.join(" ");
		if (!isBeginning) this.postings.get(key)?.count(tally, points);
		else for (const begun of this.beginningWith(key)) this.postings.get(begun)?.count(tally, points);
	}

	private beginningWith(key: string): string[] {
		this.sorted ??= [...this.postings.keys()].sort();
		const from = keyPlace(this.sorted, key);
		// The character after "z": stems are a to z and digits.
		return this.sorted.slice(from, keyPlace(this.sorted, `${key}{`));
	}
}

/** Words that no two products share are many and asked for seldom: the database is asked for them. */
export const isNumber = (stem: string): boolean => /\d{5}/.test(stem);

/** A product's stems and phrases, each with its best place. */
export function keysOf(vector: string): Map<string, Place> {
	const keys = new Map<string, Place>();
	const text: string[] = [];
	const places: Place[] = [];
	for (const token of vector === "" ? [] : vector.split(" ")) {
		const end = token.lastIndexOf("'");
		const stem = token.slice(1, end);
		let best: Place = 3;
		for (const entry of token.slice(end + 2).split(",")) {
			const place = placeOf(entry);
			if (place < best) best = place;
			if (stem.startsWith("^")) continue;
			const position = Number.parseInt(entry, 10);
			[text[position], places[position]] = [stem, place];
		}
		if (!isNumber(stem)) keys.set(stem, best);
	}
	text.forEach((_, at) => {
		for (const phrase of phrasesAt(text, at)) {
			const place = places[at] ?? 3;
			if (place < (keys.get(phrase) ?? 4)) keys.set(phrase, place);
		}
	});
	return keys;
}

function placeOf(entry: string): Place {
	const found = "ABC".indexOf(entry.at(-1) ?? "");
	return (found < 0 ? 3 : found) as Place;
}

function phrasesAt(text: readonly (string | undefined)[], at: number): string[] {
	const [first, second] = [text[at], text[at + 1]];
	if (first === undefined || second === undefined) return [];
	const spoken = (SPOKEN.get(first) ?? []).filter((stems) => stems.every((stem, index) => text[at + index] === stem));
	return [...spoken.map((stems) => stems.join(" ")), ...(first === WITHOUT ? [`${WITHOUT} ${second}`] : [])];
}

/** The synonyms of several words, by their first. */
const SPOKEN = new Map<string, string[][]>();
for (const stems of SYNONYMS.flat().map((phrase) => wordsOf(phrase).map(({ word }) => stemOf(word))))
	if (stems.length > 1) SPOKEN.set(stems[0] ?? "", [...(SPOKEN.get(stems[0] ?? "") ?? []), stems]);

const keyPlace = (sorted: readonly string[], key: string) =>
	firstPlace(sorted.length, (place) => (sorted[place] as string) < key);
