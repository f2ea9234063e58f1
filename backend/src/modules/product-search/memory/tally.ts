/** What products count for one thing that was asked for. */
export interface Counted {
	/** By slot; 0 for what does not say it. With `HEAD_BIT` where the name begins with it. */
	readonly points: Uint8Array;
	/** The set of those that say it, 32 slots a word. */
	readonly words: Uint32Array;
	/** The highest points of a product. */
	readonly most: number;
	/** Whether the name of one begins with it. */
	readonly hasHeads: boolean;
}

/** What stands beside a product's points when its name begins with what was asked for. */
export const HEAD_BIT = 128;

/** Counts products for one thing after the other: of all the ways in which a product says it, the best counts. */
export class Tally implements Counted {
	points = new Uint8Array(0);
	words = new Uint32Array(0);
	most = 0;
	hasHeads = false;
	private touched = new Uint32Array(64);
	private used = 0;

	/** Empties it, with room for `slots` products. */
	reset(slots: number): void {
		if (this.points.length < slots) {
			this.points = new Uint8Array(Math.ceil(slots * 1.25));
			this.words = new Uint32Array((this.points.length >>> 5) + 1);
		} else
			for (let at = 0; at < this.used; at += 1) {
				const slot = this.touched[at] as number;
				this.points[slot] = 0;
				this.words[slot >>> 5] = 0;
			}
		this.used = 0;
		this.most = 0;
		this.hasHeads = false;
	}

	/** Products that have points. */
	get count(): number {
		return this.used;
	}

	/** @param points less than `HEAD_BIT` */
	raise(slot: number, points: number): void {
		const former = this.points[slot] as number;
		if (former >= points) return;
		if (former === 0) {
			if (this.used === this.touched.length) this.grow();
			this.touched[this.used++] = slot;
			this.words[slot >>> 5] = (this.words[slot >>> 5] as number) | (1 << (slot & 31));
		}
		this.points[slot] = points;
		if (points > this.most) this.most = points;
	}

	/** Notes which of them begin with it, once all are counted. */
	mark(isHead: (slot: number) => boolean): void {
		for (let at = 0; at < this.used; at += 1) {
			const slot = this.touched[at] as number;
			if (!isHead(slot)) continue;
			this.points[slot] = (this.points[slot] as number) | HEAD_BIT;
			this.hasHeads = true;
		}
	}

	/** The same for the first `slots` products, as nobody changes it any more. */
	copy(slots: number): Counted {
		const { points, words, most, hasHeads } = this;
		return { points: points.slice(0, slots), words: words.slice(0, (slots >>> 5) + 1), most, hasHeads };
	}

	private grow(): void {
		const larger = new Uint32Array(2 * this.touched.length);
		larger.set(this.touched);
		this.touched = larger;
	}
}
