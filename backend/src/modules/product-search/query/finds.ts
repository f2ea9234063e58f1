import { TypedFastBitSet } from "typedfastbitset";
import type { Catalogue } from "../memory/catalogue";
import { type Slots, setOf } from "../memory/shelves";
import { type Counted, Tally } from "../memory/tally";
import { MEANT, SAID } from "../ranking";
import type { Phrase, Term } from "./read-query";
import type { Reading } from "./read-text";

/** The products that a text finds, and what they count for each thing that it asks for. Good until the next search begins. */
export interface Finds {
	slots: Slots;
	counted: readonly Counted[];
}

/** Places that count, A to D; where only names are looked at, the first alone. */
const NAMES_ALONE = [1, 0, 0, 0];
const ANYWHERE = [1, 1, 1, 1];

/**
 * What a reading finds: the products of its code, else those that say all of its terms, else those that say the most of
 * them. What it asks for strictly ("sans lait") is never given up.
 */
export function findsOf(catalogue: Catalogue, { coded, terms, numbered }: Reading): Finds {
	const codes = coded.flatMap((id) => catalogue.slotOf(id) ?? []);
	if (codes.length > 0) return { slots: setOf(Uint32Array.from(codes), catalogue.size), counted: [] };
	const counted = terms.map((term, index) => countKept(catalogue, term, index, ANYWHERE, numbered));
	const isStrict = (_: Counted, index: number) => terms[index]?.isStrict === true;
	return {
		slots: sayingAll(catalogue, counted) ?? sayingMost(catalogue, counted, counted.filter(isStrict)),
		counted,
	};
}

/** Likewise the products whose names say all of the terms, which is then the best place of each. */
export function namesThatSay(catalogue: Catalogue, terms: readonly Term[]): Finds {
	const counted = terms.map((term, index) => countKept(catalogue, term, index, NAMES_ALONE));
	return { slots: sayingAll(catalogue, counted) ?? new TypedFastBitSet(), counted };
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
): Counted {
	const key = JSON.stringify([term.said, term.meant, places]);
	const kept = catalogue.tallies.get(key);
	if (kept) return kept;
	const counted = count(catalogue, term, index, places, numbered);
	if (counted.count < WORTH_KEEPING) return counted;
	const copy = counted.copy(catalogue.size);
	catalogue.tallies.keep(key, copy);
	return copy;
}

/** How a name begins that says a phrase first: with the first of its stems. */
const headOf = ({ stems, isBeginning }: Phrase) => ({
	stem: stems[0] ?? "",
	isBeginning: isBeginning && stems.length === 1,
});

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
	tally.mark(catalogue.lexicon.beginsWith([...said, ...meant].map(headOf)));
	return tally;
}

/** What says all of it and is on sale; undefined where nothing does. */
function sayingAll({ shelves, size }: Catalogue, counted: readonly Counted[]): Slots | undefined {
	const [first, ...others] = counted.map(({ words }) => words);
	if (!first) return undefined;
	const onSale = shelves.onSale.words;
	const found = new Uint32Array((size >>> 5) + 1);
	let any = 0;
	for (let at = 0; at < found.length && at < onSale.length; at += 1) {
		let word = (first[at] as number) & (onSale[at] as number);
		for (let other = 0; other < others.length && word !== 0; other += 1)
			word &= (others[other] as Uint32Array)[at] as number;
		found[at] = word;
		any |= word;
	}
	return any === 0 ? undefined : TypedFastBitSet.fromWords(found);
}

/** What says the most of it, but all that is strict, and is on sale. */
function sayingMost({ shelves, size }: Catalogue, counted: readonly Counted[], strict: readonly Counted[]): Slots {
	const onSale = shelves.onSale.words;
	const found = new Uint32Array((size >>> 5) + 1);
	// By how many things are said, of the 32 products that are looked at: those that say at least as many.
	const saying = new Uint32Array(counted.length + 1);
	let most = 1;
	for (let at = 0; at < found.length && at < onSale.length; at += 1) {
		saying.fill(0);
		saying[0] = onSale[at] as number;
		for (const { words } of strict) saying[0] = (saying[0] as number) & (words[at] as number);
		if (saying[0] === 0) continue;
		for (let thing = 0; thing < counted.length; thing += 1) {
			const word = (counted[thing] as Counted).words[at] as number;
			for (let said = thing + 1; said > 0; said -= 1)
				saying[said] = (saying[said] as number) | ((saying[said - 1] as number) & word);
		}
		for (let said = counted.length; said > most; said -= 1)
			if (saying[said] !== 0) {
				most = said;
				found.fill(0, 0, at);
			}
		found[at] = saying[most] as number;
	}
	return TypedFastBitSet.fromWords(found);
}
