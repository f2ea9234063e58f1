import type { Catalogue } from "../memory/catalogue";
import type { Order } from "../memory/orders";
import { scratch } from "../memory/scratch";
import type { Slots } from "../memory/shelves";
import { type Counted, HEAD_BIT, Levels, type Tally } from "../memory/tally";
import { HEAD_BONUS } from "../ranking";
import type { Finds } from "./finds";
import { isWalked, type Range, type ReadBlock, Walk } from "./walk";

/** A page of `slots` in an order. */
export function pageOf(order: Order, slots: Slots, range: Range): number[] {
	const count = slots.size();
	if (range.offset >= count) return [];
	if (isWalked(order)) {
		const walk = new Walk(order, range);
		walk.pass(blocksOf(slots), outsideOf(order, slots));
		return walk.page;
	}
	return pageAlong(order, slots, count, range) ?? firstOf(order, slotsOf(slots, count), range);
}

/** Reads a set block by block. */
const blocksOf =
	({ words }: Slots): ReadBlock =>
	(block, into) => {
		const from = block << 5;
		if (from >= words.length) return false;
		into.set(words.subarray(from, from + 32));
		return true;
	};

/** The slots of a set that came later than those that stand in the order. */
function outsideOf({ ascending, size }: Order, { words }: Slots): number[] {
	const outside: number[] = [];
	for (let slot = ascending; slot < size; slot += 1)
		if (((((words[slot >>> 5] ?? 0) as number) >>> (slot & 31)) & 1) === 1) outside.push(slot);
	return outside;
}

/** To put one product at its place takes as long as to pass this many on the way along an order. */
const STEPS_OF_ONE = 4;

/**
 * A page of `count` products, met on the way along the order; undefined where each of them is put at its place sooner: for a deep page,
 * or where they do not stand evenly in the order, as galettes of which none is a best seller.
 */
function pageAlong({ slots: ordered }: Order, slots: Slots, count: number, range: Range): number[] | undefined {
	const end = Math.min(count, range.offset + range.limit);
	const most = Math.min(ordered.length, count * STEPS_OF_ONE);
	if ((ordered.length * end) / count > most) return undefined;
	const { words } = slots;
	const page: number[] = [];
	let place = 0;
	// Most of the work is the way to the page: those among the slots are added up, without a branch for each.
	for (let before = range.offset; before > 0 && place < most; place += 1) {
		const slot = ordered[place] as number;
		before -= ((words[slot >>> 5] as number) >>> (slot & 31)) & 1;
	}
	const wanted = end - range.offset;
	for (; place < most && page.length < wanted; place += 1) {
		const slot = ordered[place] as number;
		if ((((words[slot >>> 5] as number) >>> (slot & 31)) & 1) === 1) page.push(slot);
	}
	return page.length === wanted ? page : undefined;
}

/** A page of some slots in an order, of which each is put at its place. */
function firstOf({ slots: ordered, places }: Order, slots: Uint32Array, { offset, limit }: Range): number[] {
	const end = Math.min(slots.length, offset + limit);
	// So many of the first places are held at a time; the others are let go of at once.
	const held = roomForPlaces(Math.min(slots.length, 2 * end + 64));
	let [count, last] = [0, Number.POSITIVE_INFINITY];
	for (let at = 0; at < slots.length; at += 1) {
		const place = places[slots[at] as number] as number;
		if (place >= last) continue;
		if (count === held.length) {
			last = smallest(held, end).reduce((a, b) => Math.max(a, b), 0);
			count = end;
			if (place >= last) continue;
		}
		held[count++] = place;
	}
	const first = smallest(held.subarray(0, count), end).sort().subarray(offset);
	return Array.from(first, (place) => ordered[place] as number);
}

const roomForPlaces = scratch(Uint32Array);
const roomForSlots = scratch(Uint32Array);

/** The `count` slots of a set, ascending. Good until it is asked again. */
function slotsOf({ words }: Slots, count: number): Uint32Array {
	const slots = roomForSlots(count);
	let at = 0;
	for (let index = 0; index < words.length; index += 1)
		for (let word = words[index] as number; word !== 0; ) {
			const lowest = word & -word;
			slots[at++] = (index << 5) + 31 - Math.clz32(lowest);
			word ^= lowest;
		}
	return slots;
}

/** A page of the default order: what is in stock, then what is sold out. */
export function pageByStock(catalogue: Catalogue, slots: Slots, { offset, limit }: Range): number[] {
	const order = catalogue.order("rank");
	const inStock = slots.new_intersection(catalogue.shelves.inStock);
	const count = inStock.size();
	const page = offset < count ? pageOf(order, inStock, { offset, limit }) : [];
	if (page.length === limit) return page;
	const rest = { offset: Math.max(0, offset - count), limit: limit - page.length };
	return [...page, ...pageOf(order, slots.new_difference(catalogue.shelves.inStock), rest)];
}

/**
 * A page of what a text found, the best first; of equally good ones in the order of `order`. A product's score adds for each thing
 * that was asked for its best place, and a little where the name begins with one.
 */
export function pageByScore(order: Order, finds: Finds, range: Range): number[] {
	const { count } = finds;
	if (range.offset >= count) return [];
	const kinds = count > FEW && isWalked(order) ? kindsOf(finds, order.size) : undefined;
	if (kinds) return pageByKind(order, finds, kinds, range);
	const page: number[] = [];
	let before = range.offset;
	for (const equals of best(finds, range.offset + range.limit)) {
		const rest = { offset: before, limit: range.limit - page.length };
		if (before >= equals.length) before -= equals.length;
		else {
			page.push(...firstOf(order, equals, rest));
			before = 0;
		}
	}
	return page;
}

/** Finds that are scored one by one sooner than their kinds are read. */
const FEW = 1000;
/** Combinations of figures beyond which a text of many words has its finds scored one by one. */
const MOST_WAYS = 512;

/** The products that come to one score, in one way: a set for each thing that was asked for, of which they lie in all. */
type Way = Levels["slots"][];

/** The ways to each score that finds may have, the best first; undefined where there are too many. */
function kindsOf({ counted, said }: Finds, size: number): [score: number, ways: Way[]][] | undefined {
	let ways: { points: number; isHead: boolean; way: Way }[] = [{ points: 0, isHead: false, way: [] }];
	for (const [at, one] of counted.entries()) {
		const things = one instanceof Levels ? one : new Levels(one as Tally, size);
		const left = counted.length - at - 1;
		ways = ways.flatMap((former) => {
			const { points, isHead, way } = former;
			const further = things.levels.map((level) => ({
				points: points + (level.points & ~HEAD),
				isHead: isHead || (level.points & HEAD) !== 0,
				way: [...way, level.slots],
			}));
			// A find that does not say this says so much else.
			return way.length + left >= said ? [former, ...further] : further;
		});
		ways = ways.filter(({ way }) => way.length <= said);
		if (ways.length > MOST_WAYS) return undefined;
	}
	const kinds = new Map<number, Way[]>();
	for (const { points, isHead, way } of ways) {
		const score = isHead ? points + BONUS : points;
		const same = kinds.get(score);
		if (same) same.push(way);
		else kinds.set(score, [way]);
	}
	return [...kinds].sort(([a], [b]) => b - a);
}

/** A page of many finds: the kinds one after the other, until it is full. */
function pageByKind(
	order: Order,
	{ slots, counted }: Finds,
	kinds: readonly [score: number, ways: Way[]][],
	range: Range,
): number[] {
	const outside = new Map<number, number[]>();
	for (const slot of outsideOf(order, slots)) {
		const score = scoreOf(counted, slot);
		const same = outside.get(score);
		if (same) same.push(slot);
		else outside.set(score, [slot]);
	}
	const walk = new Walk(order, range);
	for (const [score, ways] of kinds) {
		walk.pass(joinedBlocks(slots, ways), outside.get(score) ?? []);
		if (walk.isFull) break;
	}
	return walk.page;
}

/** Reads the finds that lie in all sets of one of some ways. */
function joinedBlocks({ words }: Slots, ways: readonly Way[]): ReadBlock {
	return (block, into) => {
		const begin = block << 5;
		const count = Math.min(32, words.length - begin);
		const here = ways.filter((way) => way.every((set) => set.mayLieIn(block)));
		for (const way of here)
			for (let at = 0; at < count; at += 1) {
				let word = words[begin + at] as number;
				for (let set = 0; set < way.length && word !== 0; set += 1)
					word &= (way[set] as Way[number]).wordAt(begin + at);
				into[at] = (into[at] as number) | word;
			}
		return here.length > 0;
	};
}

/** The best finds, at least `wanted` if there are so many: those that are equally good together, the best first. Good until it is asked again. */
function best({ slots, listed, count: size, counted }: Finds, wanted: number): Uint32Array[] {
	const found = listed ?? slotsOf(slots, size);
	const scores = roomForScores(size);
	const having = new Uint32Array(BONUS + counted.length * HEAD + 1);
	for (let at = 0; at < size; at += 1) {
		const score = scoreOf(counted, found[at] as number);
		scores[at] = score;
		having[score] = (having[score] as number) + 1;
	}
	const room = roomForFinds(size);
	const equals: Uint32Array[] = [];
	let least = having.length;
	for (let taken = 0; least > 0 && taken < wanted; ) {
		least -= 1;
		const end = taken + (having[least] as number);
		if (end > taken) equals.push(room.subarray(taken, end));
		// Where the next of them goes.
		having[least] = taken;
		taken = end;
	}
	for (let at = 0; at < size; at += 1) {
		const score = scores[at] as number;
		if (score < least) continue;
		const to = having[score] as number;
		room[to] = found[at] as number;
		having[score] = to + 1;
	}
	return equals;
}

function scoreOf(counted: readonly Counted[], slot: number): number {
	let sum = 0;
	let heads = 0;
	for (let thing = 0; thing < counted.length; thing += 1) {
		const value = (counted[thing] as Counted).pointsOf(slot);
		sum += value & ~HEAD;
		heads |= value;
	}
	return (heads & HEAD) === 0 ? sum : sum + BONUS;
}

// Constants of this module are read faster than another one's.
const HEAD = HEAD_BIT;
const BONUS = HEAD_BONUS;

const roomForFinds = scratch(Uint32Array);
const roomForScores = scratch(Uint16Array);

/** The `count` smallest of some figures, which are moved about; in no order. */
export function smallest(keys: Uint32Array, count: number): Uint32Array {
	let [from, to] = [0, keys.length - 1];
	while (from < to && count < keys.length) {
		const pivot = keys[(from + to) >> 1] as number;
		let [left, right] = [from, to];
		while (left <= right) {
			while ((keys[left] as number) < pivot) left += 1;
			while ((keys[right] as number) > pivot) right -= 1;
			if (left > right) break;
			const moved = keys[left] as number;
			keys[left++] = keys[right] as number;
			keys[right--] = moved;
		}
		if (count - 1 <= right) to = right;
		else if (count - 1 >= left) from = left;
		else break;
	}
	return keys.subarray(0, count);
}
