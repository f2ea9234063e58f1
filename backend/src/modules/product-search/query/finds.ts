import { TypedFastBitSet } from "typedfastbitset";
import { bitsOf } from "../memory/block-set";
import type { Catalogue } from "../memory/catalogue";
import { scratch } from "../memory/scratch";
import { type Slots, setOf } from "../memory/shelves";
import { type Counted, Levels, Tally } from "../memory/tally";
import { MEANT, SAID } from "../ranking";
import type { Phrase, Term } from "./read-query";
import type { Reading } from "./read-text";

/** The products that a text finds, and what they count for each thing that it asks for. Good until the next search begins. */
export interface Finds {
	slots: Slots;
	/** The same one by one, in no order, where there were so few that each was looked at. */
	listed: Uint32Array | undefined;
	/** How many there are. */
	count: number;
	/** What some product says. */
	counted: readonly Counted[];
	/** How much of it each find says, and none says more. */
	said: number;
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
	if (codes.length > 0) {
		const listed = Uint32Array.from(codes);
		return { slots: setOf(listed, catalogue.size), listed, count: codes.length, counted: [], said: 0 };
	}
	const all = terms.map((term, index) => countKept(catalogue, term, index, ANYWHERE, numbered));
	const strict = all.filter((_, index) => terms[index]?.isStrict === true);
	if (strict.some(({ count }) => count === 0)) return NOTHING;
	const counted = all.filter(({ count }) => count > 0);
	return sayingAll(catalogue, counted) ?? sayingMost(catalogue, counted, strict);
}

/** Likewise the products whose names say all of the terms, which is then the best place of each. */
export function namesThatSay(catalogue: Catalogue, terms: readonly Term[]): Finds {
	const counted = terms.map((term, index) => countKept(catalogue, term, index, NAMES_ALONE));
	return sayingAll(catalogue, counted) ?? NOTHING;
}

const NOTHING: Finds = { slots: new TypedFastBitSet(), listed: undefined, count: 0, counted: [], said: 0 };

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
	const levels = new Levels(counted, catalogue.size);
	catalogue.tallies.keep(key, levels);
	return levels;
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
function sayingAll(catalogue: Catalogue, counted: readonly Counted[]): Finds | undefined {
	const [first] = counted;
	if (!first) return undefined;
	const onSale = catalogue.shelves.onSale.words;
	const found = noneOf(catalogue);
	const rarest = counted.reduce((least, one) => (one.count < least.count ? one : least), first);
	const listed = rarest instanceof Tally ? joinRare(found, onSale, rarest, counted) : undefined;
	const count =
		listed?.length ??
		joinBlocks(
			found,
			onSale,
			counted.flatMap((one) => (one instanceof Levels ? one : [])),
		);
	return count > 0
		? { slots: TypedFastBitSet.fromWords(found), listed, count, counted, said: counted.length }
		: undefined;
}

/** An empty set's words. Good until it is asked again. */
const noneOf = ({ size }: Catalogue): Uint32Array => roomForFound((size >>> 5) + 1).fill(0);
const roomForFound = scratch(Uint32Array);

/** Looks at each of the few products that say a rare thing. Returns those that say all. Good until it is asked again. */
function joinRare(
	found: Uint32Array,
	onSale: ArrayLike<number>,
	rare: Tally,
	counted: readonly Counted[],
): Uint32Array {
	const { slots } = rare;
	const listed = roomForListed(slots.length);
	let count = 0;
	for (let at = 0; at < slots.length; at += 1) {
		const slot = slots[at] as number;
		const index = slot >>> 5;
		let word = ((onSale[index] ?? 0) as number) & (1 << (slot & 31));
		for (let other = 0; other < counted.length && word !== 0; other += 1)
			word &= (counted[other] as Counted).wordAt(index);
		if (word === 0) continue;
		found[index] = (found[index] as number) | word;
		listed[count++] = slot;
	}
	return listed.subarray(0, count);
}

const roomForListed = scratch(Uint32Array);

/** Joins what many products say, where each of it is said at all. Returns how many say all. */
function joinBlocks(found: Uint32Array, onSale: ArrayLike<number>, counted: readonly Levels[]): number {
	const sets = counted.map(({ slots }) => slots);
	const [first, ...others] = sets;
	if (!first) return 0;
	let count = 0;
	for (let block = 0; block < first.starts.length; block += 1) {
		if (!sets.every((set) => set.mayLieIn(block))) continue;
		const begin = block << 5;
		const end = Math.min(begin + 32, found.length, onSale.length);
		const from = (first.starts[block] as number) - begin;
		for (let index = begin; index < end; index += 1) {
			let word = (first.words[from + index] as number) & (onSale[index] as number);
			for (let other = 0; other < others.length && word !== 0; other += 1)
				word &= (others[other] as (typeof others)[number]).wordAt(index);
			if (word === 0) continue;
			found[index] = word;
			count += bitsOf(word);
		}
	}
	return count;
}

/** What says the most of it, but all that is strict, and is on sale. */
function sayingMost(catalogue: Catalogue, counted: readonly Counted[], strict: readonly Counted[]): Finds {
	const onSale = catalogue.shelves.onSale.words;
	const found = noneOf(catalogue);
	// By how many things are said, of the 32 products that are looked at: those that say at least as many.
	const saying = new Uint32Array(counted.length + 1);
	let most = 1;
	for (let begin = 0; begin < found.length; begin += 32) {
		const here = counted.filter((one) => one.mayLieIn(begin >>> 5));
		if (here.length < most || !strict.every((one) => here.includes(one))) continue;
		const end = Math.min(begin + 32, found.length, onSale.length);
		for (let at = begin; at < end; at += 1) {
			saying.fill(0);
			saying[0] = onSale[at] as number;
			for (const one of strict) saying[0] = (saying[0] as number) & one.wordAt(at);
			if (saying[0] === 0) continue;
			for (let thing = 0; thing < here.length; thing += 1) {
				const word = (here[thing] as Counted).wordAt(at);
				for (let said = thing + 1; said > 0; said -= 1)
					saying[said] = (saying[said] as number) | ((saying[said - 1] as number) & word);
			}
			for (let said = here.length; said > most; said -= 1)
				if (saying[said] !== 0) {
					most = said;
					found.fill(0, 0, at);
				}
			found[at] = saying[most] as number;
		}
	}
	const slots = TypedFastBitSet.fromWords(found);
	return { slots, listed: undefined, count: slots.size(), counted, said: most };
}
