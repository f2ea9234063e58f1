/** Draws that a seed repeats. */
export interface Chance {
	/** A whole number from `low` to `high`, both possible. */
	between(low: number, high: number): number;
	pick<Item>(items: readonly [Item, ...Item[]]): Item;
	/** True in `percent` cases of a hundred. */
	happens(percent: number): boolean;
	/** Independent draws for one of several parallel workers. */
	branch(): Chance;
}

/** The seed of `npm test`: the same code draws the same. */
const SEED = 20_260_229;

/** Draws of TEST_SEED, which the launcher draws for thorough runs; else of a fixed seed. It is printed. */
export function printedChance(title: string): Chance {
	const seed = Number(process.env.TEST_SEED ?? SEED);
	console.log(`${title}: TEST_SEED=${seed}`);
	return chance(seed);
}

/** The draws of this seed. Mulberry32, which suffices for test inputs. */
export function chance(seed: number): Chance {
	let state = seed;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
	return {
		between,
		pick: (items) => items[between(0, items.length - 1)] ?? items[0],
		happens: (percent) => between(1, 100) <= percent,
		branch: () => chance(between(0, 2 ** 31)),
	};
}
