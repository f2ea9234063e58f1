/** A repeatable source of numbers. */
export interface Random {
	(): number;
	between(low: number, high: number): number;
	pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Random source that depends on `seed` alone (mulberry32 over an FNV-1a hash), so that images never change by themselves. */
export function seededRandom(seed: string): Random {
	let state = 2166136261;
	for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	return Object.assign(next, {
		between: (low: number, high: number) => low + next() * (high - low),
		pick: <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(next() * items.length)] ?? items[0],
	});
}
