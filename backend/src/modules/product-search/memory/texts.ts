import { Column } from "./column";

const BLOCK_BYTES = 1024 * 1024;

interface Block {
	bytes: Buffer;
	used: number;
	/** Bytes of texts that are gone. */
	gone: number;
	/** The slots whose texts were written into it. */
	slots: number[];
}

/**
 * A text for each slot, as UTF-8 in large blocks outside of the heap: an object for each would be looked at whenever garbage is
 * collected. A block of which more than half is gone gives its room back.
 */
export class Texts {
	private readonly blocks: (Block | undefined)[] = [];
	private readonly blockOf = new Column(Int32Array);
	private readonly from = new Column(Uint32Array);
	private readonly lengths = new Column(Uint32Array);

	/** A slot's text, which stays as it is when the slot is removed; empty for one without. */
	of(slot: number): Buffer {
		const length = this.lengths.values[slot] ?? 0;
		if (length === 0) return NONE;
		const from = this.from.get(slot);
		return this.blocks[this.blockOf.get(slot)]?.bytes.subarray(from, from + length) ?? NONE;
	}

	/** Gives a slot its only text. */
	add(slot: number, text: string): void {
		this.append(slot, Buffer.from(text));
	}

	remove(slot: number): void {
		const length = this.lengths.values[slot] ?? 0;
		if (length === 0) return;
		this.lengths.set(slot, 0);
		const index = this.blockOf.get(slot);
		const block = this.blocks[index];
		if (block) block.gone += length;
		// The one that is being written to is looked at once it is full.
		if (index < this.blocks.length - 1) this.tidy(index);
	}

	/** Bytes of the blocks. */
	get bytes(): number {
		return this.blocks.reduce((sum, block) => sum + (block?.bytes.length ?? 0), 0);
	}

	/** Moves what is left of a block of which more than half is gone. */
	private tidy(index: number): void {
		const block = this.blocks[index];
		if (!block || 2 * block.gone <= block.used) return;
		for (const slot of block.slots) if (this.lengths.get(slot) > 0) this.append(slot, this.of(slot));
		this.blocks[index] = undefined;
	}

	private append(slot: number, text: Buffer): void {
		let block = this.blocks.at(-1);
		if (!block || block.used + text.length > block.bytes.length) {
			const bytes = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, text.length));
			block = { bytes, used: 0, gone: 0, slots: [] };
			this.blocks.push(block);
			this.tidy(this.blocks.length - 2);
		}
		text.copy(block.bytes, block.used);
		this.blockOf.set(slot, this.blocks.length - 1);
		this.from.set(slot, block.used);
		this.lengths.set(slot, text.length);
		block.used += text.length;
		block.slots.push(slot);
	}
}

const NONE = Buffer.alloc(0);
