/** True in `npm run test:faults`; other runs use a short form of the same tests. */
export const isFull = process.env.FAULTS_FULL === "1";

/** True in `npm run test:all` and `npm run test:faults`: random input is drawn afresh, and every screen is tested. */
export const isThorough = isFull || process.env.TEST_ALL === "1";

/** The size of a series: the second number in full, the first in short. */
export function sized(short: number, full: number): number {
	return isFull ? full : short;
}
