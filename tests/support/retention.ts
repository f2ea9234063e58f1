const MINUTE = 60_000;

/** When the purges of a test file run: one moment for all of them, and for the ages of what they meet. */
export const NOW = new Date();

/** A minute older than that age: due. */
export function over(limit: Date): Date {
	return new Date(limit.getTime() - MINUTE);
}

/** A minute short of that age: still retained. */
export function short(limit: Date): Date {
	return new Date(limit.getTime() + MINUTE);
}
