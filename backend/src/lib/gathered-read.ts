import { sharedRead } from "./shared-read";

/**
 * Makes one read of all that is asked for at the same time, each key once. Whoever asks gets a read that begins after the question,
 * as with `sharedRead`.
 * @param read from what is wanted of each key; a key that is not found is left out
 */
export function gatheredRead<Key, Wanted, Value>(
	read: (wanted: ReadonlyMap<Key, Wanted>) => Promise<ReadonlyMap<Key, Value>>,
): (wanted: Iterable<readonly [Key, Wanted]>) => Promise<ReadonlyMap<Key, Value>> {
	let gathered = new Map<Key, Wanted>();
	const ask = sharedRead(() => {
		const all = gathered;
		gathered = new Map();
		return read(all);
	});
	return (wanted) => {
		for (const [key, what] of wanted) gathered.set(key, what);
		return ask();
	};
}
