// @ts-check
/** Share of the room that what was asked for more than once may take. */
const PROVEN_SHARE = 0.8;

/**
 * Keeps values up to a number of bytes and forgets first what was asked for once alone, the oldest first: a robot that
 * walks through every combination of filters does not push the pages out that people look at.
 * @template Value
 */
export class BoundedStore {
	/** @typedef {{ value: Value, bytes: number }} Place */
	#maximumBytes;
	/** Asked for once; the oldest stands first. @type {Map<string, Place>} */
	#new = new Map();
	/** Asked for again. @type {Map<string, Place>} */
	#proven = new Map();
	#bytes = 0;
	#provenBytes = 0;
	/** @type {(key: string, value: Value) => void} */
	#forgotten;

	/** @param {number} maximumBytes @param {(key: string, value: Value) => void} [forgotten] told of each value that goes */
	constructor(maximumBytes, forgotten = () => {}) {
		this.#maximumBytes = maximumBytes;
		this.#forgotten = forgotten;
	}

	/** Bytes that are kept now. */
	get bytes() {
		return this.#bytes;
	}

	/** @param {string} key @returns {Value | undefined} */
	get(key) {
		const place = this.#new.get(key) ?? this.#proven.get(key);
		if (!place) return undefined;
		if (this.#new.delete(key)) this.#provenBytes += place.bytes;
		else this.#proven.delete(key);
		this.#proven.set(key, place);
		this.#settle();
		return place.value;
	}

	/** Looks without counting as asked for. @param {string} key */
	peek(key) {
		return (this.#new.get(key) ?? this.#proven.get(key))?.value;
	}

	/** @param {string} key @param {Value} value @param {number} bytes */
	set(key, value, bytes) {
		const isProven = this.#proven.has(key);
		this.#remove(key);
		(isProven ? this.#proven : this.#new).set(key, { value, bytes });
		this.#bytes += bytes;
		if (isProven) this.#provenBytes += bytes;
		this.#settle();
	}

	/** The value of `key` takes more room than before. @param {string} key @param {number} bytes */
	grow(key, bytes) {
		const place = this.#new.get(key) ?? this.#proven.get(key);
		if (!place) return;
		place.bytes += bytes;
		this.#bytes += bytes;
		if (this.#proven.has(key)) this.#provenBytes += bytes;
		this.#settle();
	}

	/** @returns {IterableIterator<[string, Value]>} */
	*entries() {
		for (const places of [this.#new, this.#proven]) for (const [key, { value }] of places) yield [key, value];
	}

	#settle() {
		while (this.#provenBytes > this.#maximumBytes * PROVEN_SHARE) {
			const [key, place] = /** @type {[string, Place]} */ (this.#proven.entries().next().value);
			this.#proven.delete(key);
			this.#provenBytes -= place.bytes;
			this.#new.set(key, place);
		}
		while (this.#bytes > this.#maximumBytes) {
			const [key, { value }] = /** @type {[string, Place]} */ (
				(this.#new.size ? this.#new : this.#proven).entries().next().value
			);
			this.#remove(key);
			this.#forgotten(key, value);
		}
	}

	/** @param {string} key */
	#remove(key) {
		const place = this.#new.get(key) ?? this.#proven.get(key);
		if (!place) return;
		this.#bytes -= place.bytes;
		if (this.#proven.delete(key)) this.#provenBytes -= place.bytes;
		this.#new.delete(key);
	}
}
