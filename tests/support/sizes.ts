/** True in `npm run test:faults`; `npm test` runs a short form of the same tests. */
export const isFull = process.env.FAULTS_FULL === "1";

/** The size of a series: the second figure in full, the first in short. */
export function sized(short: number, full: number): number {
	return isFull ? full : short;
}
