import type { Catalogue } from "../memory/catalogue";
import type { Order } from "../memory/orders";
import { scratch } from "../memory/scratch";
import { type Slots, setOf } from "../memory/shelves";
import type { Finds } from "./finds";

/** From which place on, and how many. */
export interface Range {
	offset: number;
	limit: number;
}

/** A page of `slots` in an order. */
export function pageOf(order: Order, slots: Slots, range: Range): number[] {
	const count = slots.size();
	if (range.offset >= count) return [];
	return isNearAlong(order, count, range)
		? pageAlong(order, slots, range)
		: pageOfFew(order, placesIn(order, slots, count), range);
}

/** Whether a page of `count` products is reached along the order before each of them is put at its place. */
function isNearAlong(order: Order, count: number, { offset, limit }: Range): boolean {
	const passed = (order.slots.length * Math.min(count, offset + limit)) / count;
	return passed <= count * STEPS_OF_ONE;
}

/** To put one product at its place takes as long as to pass this many on the way along an order. */
const STEPS_OF_ONE = 8;

function pageAlong({ slots: ordered }: Order, slots: Slots, { offset, limit }: Range): number[] {
	const { words } = slots;
	const page: number[] = [];
	let place = 0;
	// Most of the work is the way to the page: those among the slots are added up, without a branch for each.
	for (let before = offset; before > 0 && place < ordered.length; place += 1) {
		const slot = ordered[place] as number;
		before -= ((words[slot >>> 5] as number) >>> (slot & 31)) & 1;
	}
	for (; place < ordered.length && page.length < limit; place += 1) {
		const slot = ordered[place] as number;
		if (slots.has(slot)) page.push(slot);
	}
	return page;
}

/** @param places where the products stand in the order; moved about */
function pageOfFew(order: Order, places: Uint32Array, { offset, limit }: Range): number[] {
	const end = Math.min(places.length, offset + limit);
	return Array.from(smallest(places, end).sort().subarray(offset), (place) => order.slots[place] as number);
}

const roomForPlaces = scratch(Uint32Array);

/** Where some slots stand in an order. Good until it is asked again. */
function placesOf(order: Order, slots: Uint32Array): Uint32Array {
	const places = roomForPlaces(slots.length);
	for (let at = 0; at < slots.length; at += 1) places[at] = order.places[slots[at] as number] as number;
	return places;
}

/** Likewise, of a set of `count` slots. */
function placesIn(order: Order, { words }: Slots, count: number): Uint32Array {
	const places = roomForPlaces(count);
	let at = 0;
	for (let index = 0; index < words.length; index += 1)
		for (let word = words[index] as number; word !== 0; ) {
			const lowest = word & -word;
			places[at++] = order.places[(index << 5) + 31 - Math.clz32(lowest)] as number;
			word ^= lowest;
		}
	return places;
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

/** A page of what a text found, the best first; of equally good ones in the order of `order`. */
export function pageByScore(order: Order, finds: Finds, { offset, limit }: Range): number[] {
	const page: number[] = [];
	let before = offset;
	for (const equals of best(finds, offset + limit)) {
		const range = { offset: before, limit: limit - page.length };
		if (before >= equals.length) before -= equals.length;
		else {
			const isAlong = isNearAlong(order, equals.length, range);
			const found = isAlong
				? pageAlong(order, setOf(equals, order.places.length), range)
				: pageOfFew(order, placesOf(order, equals), range);
			page.push(...found);
			before = 0;
		}
	}
	return page;
}

/** The best finds, at least `count` if there are so many: those that are equally good together, the best first. Good until it is asked again. */
function best({ slots, score }: Finds, count: number): Uint32Array[] {
	const scores = score(slots);
	let most = 0;
	for (let at = 0; at < scores.length; at += 1) most = Math.max(most, scores[at] as number);
	const having = new Uint32Array(most + 1);
	for (let at = 0; at < scores.length; at += 1) {
		const points = scores[at] as number;
		having[points] = (having[points] as number) + 1;
	}
	const equals: (Uint32Array | undefined)[] = Array(most + 1).fill(undefined);
	const room = roomForFinds(slots.length);
	for (let [points, found] = [most, 0]; points >= 0 && found < count; points -= 1) {
		const end = found + (having[points] as number);
		equals[points] = room.subarray(found, end);
		found = end;
	}
	for (let at = 0; at < scores.length; at += 1) {
		const points = scores[at] as number;
		const same = equals[points];
		if (!same) continue;
		const left = having[points] as number;
		same[same.length - left] = slots[at] as number;
		having[points] = left - 1;
	}
	return equals.reverse().filter((same) => same !== undefined);
}

const roomForFinds = scratch(Uint32Array);

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
