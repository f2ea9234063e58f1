/** Calls at a time: a long list must not crowd out what the visitor does meanwhile. */
const PARALLEL_CALLS = 6;

/** Reads something about each item, a few at a time; begins none once it is aborted. @throws the first error of a read */
export async function readEach<Item, Read>(
	items: readonly Item[],
	read: (item: Item, signal: AbortSignal) => Promise<Read>,
	signal: AbortSignal,
): Promise<(readonly [Item, Read])[]> {
	const found: (readonly [Item, Read])[] = [];
	const waiting = items.values();
	const work = async () => {
		for (const item of waiting) {
			if (signal.aborted) return;
			found.push([item, await read(item, signal)]);
		}
	};
	await Promise.all(Array.from({ length: PARALLEL_CALLS }, work));
	return found;
}
