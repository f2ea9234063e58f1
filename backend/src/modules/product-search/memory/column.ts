type Numbers = Float64Array | Uint32Array | Int32Array;

/** A figure of each product by slot, in as little memory as its type takes. */
export class Column<Array extends Numbers> {
	values: Array;

	constructor(private readonly type: new (length: number) => Array) {
		this.values = new type(256);
	}

	set(slot: number, value: number): void {
		if (slot >= this.values.length) {
			const larger = new this.type(Math.ceil((slot + 1) * 1.5));
			larger.set(this.values);
			this.values = larger;
		}
		this.values[slot] = value;
	}

	get(slot: number): number {
		return this.values[slot] as number;
	}
}
