/** A line with the price that is left of a box, in cents. */
interface SpreadLine {
	boxes: number;
	unitPriceCents: number;
}

/** How many cents a box may get less than its share, so that the boxes of other lines add up to the amount. */
const TRIED_CENTS = 8;
/** Larger remainders are not searched for an exact sum: they are less than a cent a box. */
const SEARCHED_CENTS = 20_000;

/**
 * Spreads an amount over lines in proportion to what they cost, as whole cents off each box: a line has one price per box, so
 * that each later refund of a box is exact. Where no whole cents add up to the amount, the customer gets the least that is
 * more, less than a cent a box. Never more than the lines cost.
 * @returns cents off a box, one per line
 */
export function spreadPerBox(amountCents: number, lines: readonly SpreadLine[]): number[] {
	const total = lines.reduce((sum, { boxes, unitPriceCents }) => sum + boxes * unitPriceCents, 0);
	if (amountCents >= total) return lines.map(({ unitPriceCents }) => unitPriceCents);
	const shares = lines.map(({ unitPriceCents }) =>
		Number((BigInt(unitPriceCents) * BigInt(amountCents)) / BigInt(total)),
	);
	const restOf = (off: readonly number[]) => amountCents - sumOf(lines, off);
	let best = atLeast(restOf(shares), lines, shares);
	for (let less = 0; lines.length > 1 && less <= TRIED_CENTS && restOf(best) < 0; less++) {
		const lower = shares.map((share) => Math.max(0, share - less));
		const found = exactly(restOf(lower), lines, lower);
		if (found) best = found;
	}
	return best;
}

const sumOf = (lines: readonly SpreadLine[], off: readonly number[]) =>
	lines.reduce((sum, { boxes }, index) => sum + boxes * (off[index] ?? 0), 0);

/** A cent more off the boxes of some lines, those with the fewest boxes first, until they cover `rest`. */
function atLeast(rest: number, lines: readonly SpreadLine[], off: readonly number[]): number[] {
	const result = [...off];
	let left = rest;
	for (const { boxes, index } of byBoxes(lines, off)) {
		if (left <= 0) break;
		left -= boxes;
		result[index] = (result[index] ?? 0) + 1;
	}
	return result;
}

/** Whole cents more off the boxes of lines that add up to `rest`, of those with the most boxes first; undefined for none. */
function exactly(rest: number, lines: readonly SpreadLine[], off: readonly number[]): number[] | undefined {
	if (rest > SEARCHED_CENTS) return undefined;
	const open = byBoxes(lines, off).reverse();
	// By sum, the line that reaches it from a smaller one.
	const last: ((typeof open)[number] | undefined)[] = [];
	for (let sum = 1; sum <= rest; sum++)
		last[sum] = open.find(({ boxes }) => boxes === sum || last[sum - boxes] !== undefined);
	const result = [...off];
	for (let sum = rest; sum > 0; ) {
		const line = last[sum];
		if (!line) return undefined;
		result[line.index] = (result[line.index] ?? 0) + 1;
		sum -= line.boxes;
	}
	return result.every((cents, index) => cents <= (lines[index]?.unitPriceCents ?? 0)) ? result : undefined;
}

const byBoxes = (lines: readonly SpreadLine[], off: readonly number[]) =>
	lines
		.map(({ boxes, unitPriceCents }, index) => ({ boxes, index, left: unitPriceCents - (off[index] ?? 0) }))
		.filter(({ left }) => left > 0)
		.sort((one, other) => one.boxes - other.boxes);
