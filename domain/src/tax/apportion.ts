/**
 * Splits integer cents over items by the largest remainder: each part is its exact share rounded down or up, and the
 * parts add up to `cents`. Equal remainders favour the earlier item, so that the same input always gives the same parts.
 * @param weightOf non-negative integer of an item; a weight of 0 gets nothing
 * @returns each item with its part, in the order of the items
 * @throws RangeError when there is something to split and no weight, and for anything but non-negative integers
 */
export function apportion<Item>(
	cents: number,
	items: readonly Item[],
	weightOf: (item: Item) => number,
): [Item, number][] {
	const weights = items.map(weightOf);
	if (![cents, ...weights].every((one) => Number.isSafeInteger(one) && one >= 0)) {
		throw new RangeError(`Cannot split ${cents} over ${weights.join(", ")}`);
	}
	if (cents === 0) return items.map((item) => [item, 0]);
	const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
	if (sum === 0n) throw new RangeError(`Nothing to split ${cents} over`);
	const shares = items.map((item) => {
		const exact = BigInt(cents) * BigInt(weightOf(item));
		return { item, whole: Number(exact / sum), remainder: exact % sum };
	});
	const left = cents - shares.reduce((total, { whole }) => total + whole, 0);
	const byRemainder = [...shares].sort((one, other) => compare(other.remainder, one.remainder));
	const raised = new Set(byRemainder.slice(0, left));
	return shares.map((share) => [share.item, share.whole + (raised.has(share) ? 1 : 0)]);
}

const compare = (one: bigint, other: bigint) => (one < other ? -1 : one > other ? 1 : 0);
