import { HEAD } from "../index/search-vector";
import type { Catalogue } from "../memory/catalogue";
import { Tally } from "../memory/tally";
import { HEAD_BONUS, MEANT, SAID } from "../ranking";
import type { Phrase, Term } from "./read-query";
import type { Reading } from "./read-text";

/** The products that a text finds, by slot. Good until the next search begins. */
export interface Finds {
	slots: Uint32Array;
	/** How well one of them answers: the more, the better. */
	score: (slot: number) => number;
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
	if (codes.length > 0) return { slots: Uint32Array.from(codes), score: () => 0 };
	const counted = terms.map((term, index) => count(catalogue, term, index, ANYWHERE, numbered));
	const all = inAll(catalogue, counted);
	const slots = all.length > 0 || terms.length < 2 ? all : inMost(catalogue, terms, counted);
	return { slots, score: scoreOf(catalogue, terms, counted) };
}

/** Likewise the products whose names say all of the terms, which is then the best place of each. */
export function namesThatSay(catalogue: Catalogue, terms: readonly Term[]): Finds {
	const named = terms.map((term, index) => count(catalogue, term, index, NAMES_ALONE));
	return { slots: inAll(catalogue, named), score: scoreOf(catalogue, terms, named) };
}

/** One for each term of the longest text and one for the beginnings of names, used by one search after the other. */
const TALLIES: Tally[] = [];

function tallyAt(index: number, catalogue: Catalogue): Tally {
	const tally = TALLIES[index] ?? new Tally();
	TALLIES[index] = tally;
	tally.reset(catalogue.size);
	return tally;
}

function count(
	catalogue: Catalogue,
	{ said, meant }: Term,
	index: number,
	places: readonly number[],
	numbered: Reading["numbered"] = new Map(),
): Tally {
	const tally = tallyAt(index + 1, catalogue);
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

/** What every tally has, and is on sale. */
function inAll({ shelves }: Catalogue, tallies: readonly Tally[]): Uint32Array {
	const [least, ...others] = [...tallies].sort((a, b) => a.slots.length - b.slots.length);
	if (!least) return new Uint32Array(0);
	const { slots } = least;
	const points = others.map((tally) => tally.points);
	const found = new Uint32Array(slots.length);
	let count = 0;
	for (let at = 0; at < slots.length; at += 1) {
		const slot = slots[at] as number;
		let has = 0;
		while (has < points.length && (points[has] as Uint8Array)[slot] !== 0) has += 1;
		if (has === points.length && shelves.onSale.has(slot)) found[count++] = slot;
	}
	return found.subarray(0, count);
}

function inMost(catalogue: Catalogue, terms: readonly Term[], tallies: readonly Tally[]): Uint32Array {
	const strict = tallies.filter((_, index) => terms[index]?.isStrict);
	const candidates = strict.length > 0 ? inAll(catalogue, strict) : inAny(catalogue, tallies);
	const points = tallies.map((tally) => tally.points);
	const numbers = new Uint8Array(candidates.length);
	let most = 0;
	for (let at = 0; at < candidates.length; at += 1) {
		const number = countSaid(points, candidates[at] as number);
		numbers[at] = number;
		if (number > most) most = number;
	}
	return candidates.filter((_, at) => numbers[at] === most);
}

/** What any tally has, and is on sale: each product where it comes first. */
function inAny({ shelves }: Catalogue, tallies: readonly Tally[]): Uint32Array {
	const found = new Uint32Array(tallies.reduce((sum, { slots }) => sum + slots.length, 0));
	let count = 0;
	for (const [index, { slots }] of tallies.entries()) {
		const before = tallies.slice(0, index).map((tally) => tally.points);
		for (let at = 0; at < slots.length; at += 1) {
			const slot = slots[at] as number;
			if (countSaid(before, slot) === 0 && shelves.onSale.has(slot)) found[count++] = slot;
		}
	}
	return found.subarray(0, count);
}

/** Of how many terms a product says something. */
function countSaid(points: readonly Uint8Array[], slot: number): number {
	let number = 0;
	for (let at = 0; at < points.length; at += 1) if ((points[at] as Uint8Array)[slot] !== 0) number += 1;
	return number;
}

function scoreOf(catalogue: Catalogue, terms: readonly Term[], tallies: readonly Tally[]): Finds["score"] {
	const heads = tallyAt(0, catalogue);
	for (const { stems, isBeginning } of terms.flatMap(({ said, meant }) => [...said, ...meant])) {
		const first = `${HEAD}${stems[0] ?? ""}`;
		catalogue.lexicon.count(heads, [first], isBeginning && stems.length === 1, [HEAD_BONUS, 0, 0, 0]);
	}
	const points = [heads, ...tallies].map((tally) => tally.points);
	return (slot) => {
		let score = 0;
		for (const counted of points) score += counted[slot] as number;
		return score;
	};
}
