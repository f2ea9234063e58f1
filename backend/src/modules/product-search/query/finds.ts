import type { Catalogue } from "../memory/catalogue";
import { scratch } from "../memory/scratch";
import { Tally } from "../memory/tally";
import { HEAD_BONUS, MEANT, SAID } from "../ranking";
import type { Phrase, Term } from "./read-query";
import type { Reading } from "./read-text";

/** The products that a text finds, by slot. Good until the next search begins. */
export interface Finds {
	slots: Uint32Array;
	/** How well each of some of them answers: the more, the better. Good until it is asked again. */
	score: (slots: Uint32Array) => Uint16Array;
}

/** Places that count, A to D; where only names are looked at, the first alone. */
const NAMES_ALONE = [1, 0, 0, 0];
const ANYWHERE = [1, 1, 1, 1];

/**
 * What a reading finds: the products of its code, else those that say all of its terms, else those that say the most of
 * them. What it asks for strictly ("sans lait") is never given up. The score adds per term its best place, and a little where the
 * name begins with one.
 */
export function findsOf(catalogue: Catalogue, { coded, terms, numbered }: Reading): Finds {
	const codes = coded.flatMap((id) => catalogue.slotOf(id) ?? []);
	if (codes.length > 0) return { slots: Uint32Array.from(codes), score: ({ length }) => new Uint16Array(length) };
	const counted = terms.map((term, index) => countKept(catalogue, term, index, ANYWHERE, numbered));
	const all = inAll(catalogue, counted);
	const slots = all.length > 0 || terms.length < 2 ? all : inMost(catalogue, terms, counted);
	return { slots, score: scoreOf(catalogue, terms, counted) };
}

/** Likewise the products whose names say all of the terms, which is then the best place of each. */
export function namesThatSay(catalogue: Catalogue, terms: readonly Term[]): Finds {
	const named = terms.map((term, index) => countKept(catalogue, term, index, NAMES_ALONE));
	return { slots: inAll(catalogue, named), score: scoreOf(catalogue, terms, named) };
}

/** One for each term of the longest text, used by one search after the other. */
const TALLIES: Tally[] = [];

function tallyAt(index: number, catalogue: Catalogue): Tally {
	const tally = TALLIES[index] ?? new Tally();
	TALLIES[index] = tally;
	tally.reset(catalogue.size);
	return tally;
}

/** Products from which on a count is kept: frequent words come in many texts, and take long to count. */
const WORTH_KEEPING = 1000;

function countKept(
	catalogue: Catalogue,
	term: Term,
	index: number,
	places: readonly number[],
	numbered: Reading["numbered"] = new Map(),
): Tally {
	const key = JSON.stringify([term.said, term.meant, places]);
	const kept = catalogue.tallies.get(key);
	if (kept) return kept;
	const counted = count(catalogue, term, index, places, numbered);
	if (counted.slots.length < WORTH_KEEPING) return counted;
	const copy = counted.copy(catalogue.size);
	catalogue.tallies.keep(key, copy);
	return copy;
}

function count(
	catalogue: Catalogue,
	{ said, meant }: Term,
	index: number,
	places: readonly number[],
	numbered: Reading["numbered"],
): Tally {
	const tally = tallyAt(index, catalogue);
	const countWays = (ways: readonly Phrase[], points: readonly number[]) => {
		const counted = points.map((value, place) => value * (places[place] ?? 0));
		for (const { stems, isBeginning } of ways) {
			catalogue.lexicon.count(tally, stems, isBeginning, counted);
			for (const id of numbered.get(stems.join(" ")) ?? []) {
				const slot = catalogue.slotOf(id);
				// Numbers of that length stand among the codes.
				if (slot !== undefined && (counted[1] ?? 0) > 0) tally.raise(slot, counted[1] ?? 0);
			}
		}
	};
	countWays(said, SAID);
	countWays(meant, MEANT);
	return tally;
}

const roomForAll = scratch(Uint32Array);
const roomForMost = scratch(Uint32Array);
const roomForNumbers = scratch(Uint8Array);
const roomForScores = scratch(Uint16Array);

/** What every tally has, and is on sale. */
function inAll({ shelves }: Catalogue, tallies: readonly Tally[]): Uint32Array {
	const [least, ...others] = [...tallies].sort((a, b) => a.slots.length - b.slots.length);
	if (!least) return new Uint32Array(0);
	const { slots } = least;
	const points = others.map((tally) => tally.points);
	const found = roomForAll(slots.length);
	let count = 0;
	for (let at = 0; at < slots.length; at += 1) {
		const slot = slots[at] as number;
		let has = 0;
		while (has < points.length && (points[has] as Uint8Array)[slot] !== 0) has += 1;
		if (has === points.length && shelves.onSale.has(slot)) found[count++] = slot;
	}
	return found.subarray(0, count);
}

/** What the most tallies have, and is on sale; of a text that asks for something strictly, what has all of that. */
function inMost(catalogue: Catalogue, terms: readonly Term[], tallies: readonly Tally[]): Uint32Array {
	const strict = tallies.filter((_, index) => terms[index]?.isStrict);
	const candidates = strict.length > 0 ? [inAll(catalogue, strict)] : tallies.map(({ slots }) => slots);
	const { onSale } = catalogue.shelves;
	const numbers = roomForNumbers(catalogue.size).fill(0);
	for (const { slots } of tallies)
		for (let at = 0; at < slots.length; at += 1) {
			const slot = slots[at] as number;
			numbers[slot] = (numbers[slot] as number) + 1;
		}
	let most = 0;
	for (const slots of candidates)
		for (let at = 0; at < slots.length; at += 1) {
			const slot = slots[at] as number;
			if ((numbers[slot] as number) > most && onSale.has(slot)) most = numbers[slot] as number;
		}
	const found = roomForMost(candidates.reduce((sum, { length }) => sum + length, 0));
	let count = 0;
	for (const slots of candidates)
		for (let at = 0; at < slots.length; at += 1) {
			const slot = slots[at] as number;
			if (numbers[slot] !== most || !onSale.has(slot)) continue;
			found[count++] = slot;
			// Found once.
			numbers[slot] = 0;
		}
	return found.subarray(0, count);
}

function scoreOf(catalogue: Catalogue, terms: readonly Term[], tallies: readonly Tally[]): Finds["score"] {
	const ways = terms.flatMap(({ said, meant }) => [...said, ...meant]);
	const isHead = catalogue.lexicon.beginsWith(
		ways.map(({ stems, isBeginning }) => ({
			stem: stems[0] ?? "",
			isBeginning: isBeginning && stems.length === 1,
		})),
	);
	return (slots) => {
		const scores = roomForScores(slots.length).fill(0);
		// Term by term, since of a frequent word these are many.
		for (const { points } of tallies)
			for (let at = 0; at < slots.length; at += 1)
				scores[at] = (scores[at] as number) + (points[slots[at] as number] as number);
		for (let at = 0; at < slots.length; at += 1)
			if (isHead(slots[at] as number)) scores[at] = (scores[at] as number) + HEAD_BONUS;
		return scores;
	};
}
