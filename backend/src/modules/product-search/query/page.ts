import type { Catalogue } from "../memory/catalogue";
import type { Order } from "../memory/orders";
import type { Slots } from "../memory/shelves";
import type { Finds } from "./finds";

/** From which place on, and how many. */
export interface Range {
	offset: number;
	limit: number;
}

/** A page of `slots` in an order: the way there along the order, or the few that there are by their places. */
export function pageOf(order: Order, slots: Slots, range: Range): number[] {
	const { offset, limit } = range;
	const count = slots.size();
	if (offset >= count) return [];
	const passed = (order.slots.length * Math.min(count, offset + limit)) / count;
	if (passed > count * STEPS_OF_ONE)
		return pageByKey(
			Float64Array.from(slots, (slot) => order.places[slot] as number),
			order,
			range,
		);
	const page: number[] = [];
	let before = offset;
	for (let place = 0; place < order.slots.length && page.length < limit; place += 1) {
		const slot = order.slots[place] as number;
		if (!slots.has(slot)) continue;
		if (before > 0) before -= 1;
		else page.push(slot);
	}
	return page;
}

/** To put one product at its place takes as long as to pass this many on the way along an order. */
const STEPS_OF_ONE = 8;

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
export function pageByScore(order: Order, { slots, score }: Finds, range: Range): number[] {
	// One figure says both: the score, then the place.
	const keys = new Float64Array(slots.length);
	for (let at = 0; at < slots.length; at += 1) {
		const slot = slots[at] as number;
		keys[at] = (order.places[slot] as number) - score(slot) * PLACES;
	}
	return pageByKey(keys, order, range);
}

/** The slots of a page of keys, which are moved about: the place in `order` is what each leaves when divided by `PLACES`. */
function pageByKey(keys: Float64Array, order: Order, { offset, limit }: Range): number[] {
	const end = Math.min(keys.length, offset + limit);
	return Array.from(smallest(keys, end).sort().subarray(offset), (key) => {
		const place = ((key % PLACES) + PLACES) % PLACES;
		return order.slots[place] as number;
	});
}

/** More than a catalogue has products; scores times this stay whole. */
const PLACES = 2 ** 24;

/** The `count` smallest of some figures, which are moved about; in no order. */
export function smallest(keys: Float64Array, count: number): Float64Array {
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
