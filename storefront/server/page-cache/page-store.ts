import { LRUCache } from "lru-cache";

/**
 * Stores pages up to a number of bytes, in two halves: a page moves to the second one when it is requested again, so a crawler
 * that walks every combination of filters cannot displace the pages that visitors return to.
 */
export class PageStore<Entry extends { page: { size: number } }> {
	readonly #once: LRUCache<string, Entry>;
	readonly #again: LRUCache<string, Entry>;

	constructor(maximumBytes: number) {
		const options = { maxSize: Math.floor(maximumBytes / 2), sizeCalculation: ({ page }: Entry) => page.size };
		this.#once = new LRUCache(options);
		this.#again = new LRUCache(options);
	}

	get bytes(): number {
		return this.#once.calculatedSize + this.#again.calculatedSize;
	}

	get(key: string): Entry | undefined {
		const entry = this.#once.peek(key);
		if (!entry) return this.#again.get(key);
		this.#once.delete(key);
		this.#again.set(key, entry);
		return entry;
	}

	/** Looks without counting as a request. */
	peek(key: string): Entry | undefined {
		return this.#once.peek(key) ?? this.#again.peek(key);
	}

	set(key: string, entry: Entry): void {
		(this.#again.has(key) ? this.#again : this.#once).set(key, entry);
	}

	entries(): Entry[] {
		return [...this.#once.values(), ...this.#again.values()];
	}
}
