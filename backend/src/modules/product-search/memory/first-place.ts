/** The first of `length` places in an order that `isBefore` does not hold for; it holds for all up to there. */
export function firstPlace(length: number, isBefore: (place: number) => boolean, from = 0): number {
	let to = length;
	while (from < to) {
		const middle = (from + to) >> 1;
		if (isBefore(middle)) from = middle + 1;
		else to = middle;
	}
	return from;
}
