import { BlockSet } from "./block-set";

/** What products count for one thing that was asked for. */
export interface Counted {
	/** How many say it. */
	readonly count: number;
	/** Whether any of the 1,024 products from slot 1024 × `block` on may say it. */
	mayLieIn(block: number): boolean;
	/** Which of the 32 products from slot 32 × `index` on say it. */
	wordAt(index: number): number;
	/** 0 for a product that does not say it. With `HEAD_BIT` where its name begins with it. */
	pointsOf(slot: number): number;
}

/** What stands beside a product's points when its name begins with what was asked for. */
export const HEAD_BIT = 128;

/** Counts products for one thing after the other: of all the ways in which a product says it, the best counts. */
export class Tally implements Counted {
	private points = new Uint8Array(0);
	private words = new Uint32Array(0);
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
	}

	get count(): number {
		return this.used;
	}

	/** Those that say it, in no order. Good until it is emptied. */
	get slots(): Uint32Array {
		return this.touched.subarray(0, this.used);
	}

	mayLieIn(): boolean {
		return true;
	}

	wordAt(index: number): number {
		return this.words[index] as number;
	}

	pointsOf(slot: number): number {
		return this.points[slot] as number;
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
	}

	/** Notes which of them begin with it, once all are counted. */
	mark(isHead: (slot: number) => boolean): void {
		for (let at = 0; at < this.used; at += 1) {
			const slot = this.touched[at] as number;
			if (isHead(slot)) this.points[slot] = (this.points[slot] as number) | HEAD_BIT;
		}
	}

	private grow(): void {
		const larger = new Uint32Array(2 * this.touched.length);
		larger.set(this.touched);
		this.touched = larger;
	}
}

/** The products that count equally much for one thing. */
interface Level {
	points: number;
	slots: BlockSet;
}

/** What was counted for a thing that many products say, as nobody changes it any more: a set for each figure. */
export class Levels implements Counted {
	readonly count: number;
	/** One for each figure that a product has, those with `HEAD_BIT` by themselves; in no order. */
	readonly levels: readonly Level[];
	/** All of them. */
	readonly slots: BlockSet;

	/** @param size slots that there are */
	constructor(tally: Tally, size: number) {
		const levels = new Map<number, BlockSet>();
		const all = new BlockSet(size);
		const slots = tally.slots;
		for (let at = 0; at < slots.length; at += 1) {
			const slot = slots[at] as number;
			const points = tally.pointsOf(slot);
			let level = levels.get(points);
			if (!level) {
				level = new BlockSet(size);
				levels.set(points, level);
			}
			level.add(slot);
			all.add(slot);
		}
		for (const set of [all, ...levels.values()]) set.pack();
		this.count = tally.count;
		this.levels = [...levels].map(([points, slots]) => ({ points, slots }));
		this.slots = all;
	}

	mayLieIn(block: number): boolean {
		return this.slots.mayLieIn(block);
	}

	wordAt(index: number): number {
		return this.slots.wordAt(index);
	}

	pointsOf(slot: number): number {
		for (const { points, slots } of this.levels) if (slots.has(slot)) return points;
		return 0;
	}

	get bytes(): number {
		return this.levels.reduce((sum, { slots }) => sum + slots.bytes, this.slots.bytes);
	}
}
