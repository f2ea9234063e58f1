import { firstPlace } from "./first-place";

/** The orders of a list: best sellers first, by price either way, what came last. */
export const ORDER_NAMES = ["rank", "price_asc", "price_desc", "newest"] as const;
export type OrderName = (typeof ORDER_NAMES)[number];

/** Negative where product `a` stands before `b`, by slot. */
export type Comparison = (a: number, b: number) => number;

/** The products on sale in one order. */
export class Order {
	/** Slots, the first product first. */
	slots = new Uint32Array(0);
	/** The place of each slot among them. */
	places = new Uint32Array(0);
	/** Slots below this one stand in the order of their figures: whole words of 32, as many as were taken in that way. */
	ascending = 0;
	/** Slots in use when it was last put in order, those of products that are gone included. */
	size = 0;

	constructor(private readonly compare: Comparison) {}

	/** Puts all of `slots` into the order. */
	sort(slots: Uint32Array, size: number): void {
		this.slots = slots.slice().sort(this.compare);
		this.number(size);
		let end = size > 0 ? 1 : 0;
		while (end < size && (this.places[end - 1] as number) < (this.places[end] as number)) end += 1;
		this.ascending = end & ~31;
	}

	/** Takes out what is not on sale any more and puts `added` where they belong. @param size slots in use */
	merge(isOnSale: (slot: number) => boolean, added: readonly number[], size: number): void {
		const stays = this.slots.filter(isOnSale);
		const sorted = [...added].sort(this.compare);
		const merged = new Uint32Array(stays.length + sorted.length);
		let [from, to] = [0, 0];
		for (const slot of sorted) {
			const end = firstPlace(stays.length, (place) => this.compare(stays[place] as number, slot) < 0, from);
			merged.set(stays.subarray(from, end), to);
			to += end - from;
			merged[to++] = slot;
			from = end;
		}
		merged.set(stays.subarray(from), to);
		this.slots = merged;
		this.number(size);
	}

	private number(size: number): void {
		this.size = size;
		if (this.places.length < size) this.places = new Uint32Array(Math.ceil(size * 1.25));
		const { slots, places } = this;
		for (let place = 0; place < slots.length; place += 1) places[slots[place] as number] = place;
	}
}
