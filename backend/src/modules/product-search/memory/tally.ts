/** What products count for one thing that was asked for: of all the ways in which a product says it, the best. */
export class Tally {
	/** By slot; 0 for what does not say it. At most 255. */
	points = new Uint8Array(0);
	private touched = new Uint32Array(64);
	private count = 0;

	/** Empties it, with room for `slots` products. */
	reset(slots: number): void {
		if (this.points.length < slots) this.points = new Uint8Array(Math.ceil(slots * 1.25));
		else for (const slot of this.slots) this.points[slot] = 0;
		this.count = 0;
	}

	/** The products that have points. */
	get slots(): Uint32Array {
		return this.touched.subarray(0, this.count);
	}

	raise(slot: number, points: number): void {
		const former = this.points[slot] as number;
		if (former >= points) return;
		if (former === 0) {
			if (this.count === this.touched.length) this.grow();
			this.touched[this.count++] = slot;
		}
		this.points[slot] = points;
	}

	/** The same for the first `slots` products, as nobody changes it any more. */
	copy(slots: number): Tally {
		const copy = new Tally();
		copy.points = this.points.slice(0, slots);
		copy.touched = this.slots.slice();
		copy.count = this.count;
		return copy;
	}

	/** Bytes that it takes. */
	get bytes(): number {
		return this.points.byteLength + this.touched.byteLength;
	}

	private grow(): void {
		const larger = new Uint32Array(2 * this.touched.length);
		larger.set(this.touched);
		this.touched = larger;
	}
}
