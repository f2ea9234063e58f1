/** What was worked out from something that seldom changes, by what was asked: as much as there is room for, the oldest gives way. */
export class Kept<Value> {
	/** In the order in which they were asked for, the last one last. */
	private readonly values = new Map<string, Value>();
	private taken = 0;

	/** @param room for all of them, in what `sizeOf` counts */
	constructor(
		private readonly room: number,
		private readonly sizeOf: (value: Value) => number = () => 1,
	) {}

	get(key: string): Value | undefined {
		const value = this.values.get(key);
		if (value !== undefined) {
			this.values.delete(key);
			this.values.set(key, value);
		}
		return value;
	}

	/** Likewise; what is not there is made and kept. */
	getOrMake(key: string, make: () => Value): Value {
		const found = this.get(key);
		if (found !== undefined) return found;
		const made = make();
		this.keep(key, made);
		return made;
	}

	keep(key: string, value: Value): void {
		this.drop(key);
		this.values.set(key, value);
		this.taken += this.sizeOf(value);
		for (const oldest of this.values.keys()) {
			if (this.taken <= this.room) break;
			this.drop(oldest);
		}
	}

	/** Forgets all of it, once what it was worked out from has changed. */
	clear(): void {
		this.values.clear();
		this.taken = 0;
	}

	private drop(key: string): void {
		const value = this.values.get(key);
		if (value === undefined) return;
		this.values.delete(key);
		this.taken -= this.sizeOf(value);
	}
}
