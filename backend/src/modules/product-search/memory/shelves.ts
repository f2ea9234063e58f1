import { TAG_CODES } from "@confiserie/domain/catalogue";
import { PRICE_BANDS } from "@confiserie/domain/contract/product";
import { TypedFastBitSet } from "typedfastbitset";
import type { SearchRow } from "./search-row";

/** Products by slot. */
export type Slots = TypedFastBitSet;

const sets = <Name>(names: readonly Name[]) => new Map(names.map((name) => [name, new TypedFastBitSet()]));

/** The set of some slots, all below `size`. */
export function setOf(slots: Uint32Array, size: number): Slots {
	const words = new Uint32Array((size >>> 5) + 1);
	for (let at = 0; at < slots.length; at += 1) {
		const slot = slots[at] as number;
		words[slot >>> 5] = (words[slot >>> 5] as number) | (1 << (slot & 31));
	}
	return TypedFastBitSet.fromWords(words);
}

/** Which products lie under each value of each filter: what filters join and facets count. */
export class Shelves {
	readonly onSale = new TypedFastBitSet();
	readonly inStock = new TypedFastBitSet();
	/** A set for each code that a product was ever in: categories come and go. */
	readonly categories: ReadonlyMap<string, Slots>;
	private readonly byCategory = new Map<string, TypedFastBitSet>();
	readonly tags: ReadonlyMap<string, Slots> = sets<string>(TAG_CODES);
	readonly bands: ReadonlyMap<(typeof PRICE_BANDS)[number], Slots> = sets(PRICE_BANDS);

	constructor() {
		this.categories = this.byCategory;
	}

	add(slot: number, { category, tags, price, inStock }: SearchRow): void {
		// The bands follow each other without a gap: a price is in the last one that begins below it.
		const band = PRICE_BANDS.findLast(({ min }) => min === null || price >= min) ?? PRICE_BANDS[0];
		const lies = [this.onSale, this.shelfOf(category), this.bands.get(band), ...tags.map((tag) => this.tags.get(tag))];
		for (const set of lies) set?.add(slot);
		if (inStock) this.inStock.add(slot);
	}

	private shelfOf(category: string): TypedFastBitSet {
		const known = this.byCategory.get(category);
		if (known) return known;
		const made = new TypedFastBitSet();
		this.byCategory.set(category, made);
		return made;
	}

	remove(slot: number): void {
		const each = [this.categories, this.tags, this.bands].flatMap((sets) => [...sets.values()]);
		for (const set of [this.onSale, this.inStock, ...each]) set.remove(slot);
	}
}
