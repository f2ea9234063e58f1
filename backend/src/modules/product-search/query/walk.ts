import { bitsOf } from "../memory/block-set";
import type { Order } from "../memory/orders";

/** From which place on, and how many. */
export interface Range {
	offset: number;
	limit: number;
}

/**
 * Writes 32 words of a set, those of its 1,024 slots from 1024 × `block` on, into `words`, which hold nothing before; tells whether any
 * may be in it.
 */
export type ReadBlock = (block: number, words: Uint32Array) => boolean;

/** The share of slots that may stand outside of their order for a walk to be quick: one in eight. */
const MOST_OUTSIDE = 8;

/** Whether nearly all slots stand in the order. */
export const isWalked = ({ ascending, size }: Order): boolean => (size - ascending) * MOST_OUTSIDE <= size;

/**
 * A page along an order in which the slots themselves stand, but for the last ones: sets are read from their first word on until the page is
 * full, and what comes before it is counted a word at a time. Several sets may be passed one after the other.
 */
export class Walk {
	readonly page: number[] = [];
	private before: number;

	constructor(
		private readonly order: Order,
		private readonly range: Range,
	) {
		this.before = range.offset;
	}

	get isFull(): boolean {
		return this.page.length >= this.range.limit;
	}

	/** Goes through a set. @param outside those of it that came later than the order's slots; moved about */
	pass(read: ReadBlock, outside: number[]): void {
		const { ascending, places } = this.order;
		outside.sort((a, b) => (places[a] as number) - (places[b] as number));
		let next = 0;
		const placeOf = (at: number) => (at < outside.length ? (places[outside[at] as number] as number) : END);
		let nextPlace = placeOf(next);
		const end = ascending >>> 5;
		for (let first = 0; first < end && !this.isFull; first += 32) {
			words.fill(0);
			if (!read(first >>> 5, words)) continue;
			const count = Math.min(32, end - first);
			for (let at = 0; at < count; at += 1) {
				let word = words[at] as number;
				if (word === 0) continue;
				const slots = (first + at) << 5;
				if (this.before > 0 && nextPlace > (places[slots + 31 - Math.clz32(word)] as number)) {
					const skipped = bitsOf(word);
					if (skipped <= this.before) {
						this.before -= skipped;
						continue;
					}
				}
				while (word !== 0) {
					const lowest = word & -word;
					word ^= lowest;
					const slot = slots + 31 - Math.clz32(lowest);
					for (; nextPlace < (places[slot] as number); nextPlace = placeOf(next)) this.take(outside[next++] as number);
					this.take(slot);
				}
				if (this.isFull) break;
			}
		}
		for (; next < outside.length && !this.isFull; next += 1) this.take(outside[next] as number);
	}

	private take(slot: number): void {
		if (this.before > 0) this.before -= 1;
		else if (!this.isFull) this.page.push(slot);
	}
}

const END = Number.POSITIVE_INFINITY;
/** The block that is looked at. */
const words = new Uint32Array(32);
