/** A line with the price that is left of a box, in cents. */
interface SpreadLine {
	boxes: number;
	unitPriceCents: number;
}

/**
 * Spreads an amount over lines in proportion to what they cost, as whole cents off each box: a line has one price per box, so
 * that each later refund of a box is exact. Each box gets its share rounded down; the largest remainders get a cent more until
 * the amount is reached, which is then exceeded by less than a cent a box. Never more than the lines cost.
 * @returns cents off a box, one per line
 */
export function spreadPerBox(amountCents: number, lines: readonly SpreadLine[]): number[] {
	const total = lines.reduce((sum, { boxes, unitPriceCents }) => sum + boxes * unitPriceCents, 0);
	if (amountCents >= total) return lines.map(({ unitPriceCents }) => unitPriceCents);
	const exact = lines.map(({ unitPriceCents }) => BigInt(unitPriceCents) * BigInt(amountCents));
	const off = exact.map((cents) => Number(cents / BigInt(total)));
	let left = lines.reduce((rest, { boxes }, index) => rest - boxes * (off[index] ?? 0), amountCents);
	const remainders = exact.map((cents, index) => ({ index, remainder: Number(cents % BigInt(total)) }));
	for (const { index } of remainders.sort((one, other) => other.remainder - one.remainder)) {
		if (left <= 0) break;
		left -= lines[index]?.boxes ?? 0;
		off[index] = (off[index] ?? 0) + 1;
	}
	return off;
}
