/** Slots of a block: 32 words of 32. */
const BLOCK_WORDS = 32;

/** Blocks for `slots` products. */
const blocksOf = (slots: number): number => (slots >>> 10) + 1;

/**
 * A set of slots in which only the blocks of 1,024 that hold any take room. Products of one kind stand side by side: most words are said
 * in few blocks, and of several sets joined most blocks need no look.
 */
export class BlockSet {
	/** Where the words of each block begin; 0 for one that is empty, whose words are the first ones. */
	readonly starts: Uint32Array;
	words = new Uint32Array(2 * BLOCK_WORDS);
	private used = BLOCK_WORDS;

	/** @param slots that there are */
	constructor(slots: number) {
		this.starts = new Uint32Array(blocksOf(slots));
	}

	add(slot: number): void {
		const block = slot >>> 10;
		let start = this.starts[block] as number;
		if (start === 0) {
			start = this.used;
			this.starts[block] = start;
			this.used += BLOCK_WORDS;
			if (this.used > this.words.length) this.resize(2 * this.words.length);
		}
		const at = start + ((slot >>> 5) & 31);
		this.words[at] = (this.words[at] as number) | (1 << (slot & 31));
	}

	has(slot: number): boolean {
		return (((this.wordAt(slot >>> 5) as number) >>> (slot & 31)) & 1) === 1;
	}

	/** Whether any slot of a block is in it. */
	mayLieIn(block: number): boolean {
		return this.starts[block] !== 0;
	}

	/** 32 slots, those from 32 × `index` on. */
	wordAt(index: number): number {
		return this.words[(this.starts[index >>> 5] as number) + (index & 31)] as number;
	}

	/** Gives back what room is left over. */
	pack(): void {
		this.resize(this.used);
	}

	get bytes(): number {
		return this.starts.byteLength + this.words.byteLength;
	}

	private resize(length: number): void {
		const words = new Uint32Array(length);
		words.set(this.words.subarray(0, this.used));
		this.words = words;
	}
}

/** How many of 32 slots are in it. */
export function bitsOf(word: number): number {
	let bits = word - ((word >>> 1) & 0x55555555);
	bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
	return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
