import type { Tally } from "./tally";

/** Places of a text by number: 0 the name, 1 shelf, tags and codes, 2 the description, 3 the ingredients. */
export type Place = 0 | 1 | 2 | 3;

/**
 * The products that say one word, each with its best place. Written once a product, in the order of the slots: what is kept is
 * the step from the one before with the place in its last two bits, seven bits a byte.
 */
export class Postings {
	private bytes = new Uint8Array(0);
	private used = 0;
	private last = -1;

	add(slot: number, place: Place): void {
		let left = (slot - this.last) * 4 + place;
		this.last = slot;
		if (this.used + 4 > this.bytes.length) this.grow();
		for (; left > 127; left >>>= 7) this.bytes[this.used++] = (left & 127) | 128;
		this.bytes[this.used++] = left;
	}

	/** Gives each product what its place counts. @param points by place; 0 passes over */
	count(tally: Tally, points: readonly number[]): void {
		const { bytes, used } = this;
		let slot = -1;
		for (let at = 0; at < used; ) {
			let byte = bytes[at++] as number;
			let value = byte & 127;
			for (let shift = 7; byte > 127; shift += 7) {
				byte = bytes[at++] as number;
				value |= (byte & 127) << shift;
			}
			slot += value >>> 2;
			const counted = points[value & 3] as number;
			if (counted > 0) tally.raise(slot, counted);
		}
	}

	private grow(): void {
		const larger = new Uint8Array(Math.ceil(this.bytes.length * 1.5) + 4);
		larger.set(this.bytes);
		this.bytes = larger;
	}
}
