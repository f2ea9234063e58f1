import { HEAD } from "../index/search-vector";
import { SYNONYMS } from "../words/synonyms";
import { stemOf, WITHOUT, wordsOf } from "../words/words";
import { Column } from "./column";
import { firstPlace } from "./first-place";
import { type Place, Postings } from "./postings";
import type { Tally } from "./tally";

/**
 * Which products say which stem, and the phrases that a search ever asks for: those of the synonyms, and "sans" with what
 * follows it, as "sans lait".
 */
export class Lexicon {
	private readonly said = new Map<string, Said>();
	/** The words with which names begin, numbered from 1, and the number of each product's by slot: 0 for a name without one. */
	private readonly heads = new Map<string, number>();
	private readonly headOf = new Column(Uint32Array);
	/** The keys by the alphabet, for beginnings; made when the first is asked for. */
	private sorted: string[] | undefined;

	/** @param vector a tsvector as PostgreSQL writes it: 'caramel':3A,10C 'sal':4A */
	add(slot: number, vector: string): void {
		for (const [key, place] of keysOf(vector)) {
			if (key.startsWith(HEAD)) this.headOf.set(slot, this.numberOf(key));
			else this.saidOf(key)[place === 0 ? "inNames" : "elsewhere"].add(slot, place);
		}
	}

	/** Counts the products that say the stems in a row; the last one perhaps only begun. @param points by place */
	count(tally: Tally, stems: readonly string[], isBeginning: boolean, points: readonly number[]): void {
		const isOfNames = points.every((counted, place) => place === 0 || counted === 0);
		for (const key of this.keysFor(stems.join(" "), isBeginning)) {
			const said = this.said.get(key);
			said?.inNames.count(tally, points);
			if (!isOfNames) said?.elsewhere.count(tally, points);
		}
	}

	/** Tells whether the name in a slot begins with one of some stems, each perhaps only begun. */
	beginsWith(stems: readonly { stem: string; isBeginning: boolean }[]): (slot: number) => boolean {
		const isAsked = new Uint8Array(this.heads.size + 1);
		for (const { stem, isBeginning } of stems)
			for (const key of this.keysFor(HEAD + stem, isBeginning)) isAsked[this.heads.get(key) ?? 0] = 1;
		isAsked[0] = 0;
		const { values } = this.headOf;
		return (slot) => isAsked[values[slot] as number] === 1;
	}

	private saidOf(key: string): Said {
		let said = this.said.get(key);
		if (!said) {
			said = { inNames: new Postings(), elsewhere: new Postings() };
			this.said.set(key, said);
			this.enter(key);
		}
		return said;
	}

	private numberOf(head: string): number {
		let number = this.heads.get(head);
		if (number === undefined) {
			number = this.heads.size + 1;
			this.heads.set(head, number);
			this.enter(head);
		}
		return number;
	}

	private enter(key: string): void {
		this.sorted?.splice(keyPlace(this.sorted, key), 0, key);
	}

	private keysFor(key: string, isBeginning: boolean): string[] {
		if (!isBeginning) return [key];
		this.sorted ??= [...this.said.keys(), ...this.heads.keys()].sort();
		const from = keyPlace(this.sorted, key);
		// The character after "z": stems are a to z and digits.
		return this.sorted.slice(from, keyPlace(this.sorted, `${key}{`));
	}
}

/** The products that say one thing: in their names, and those that do elsewhere alone. */
interface Said {
	inNames: Postings;
	elsewhere: Postings;
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
