import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Smaller differences are noise of the reading and are ignored, so that the clock does not jump. */
const TOLERANCE_MS = 500;
/** By how much the shop's time of two processes can differ: each is within the tolerance of PostgreSQL's. */
export const CLOCKS_APART_MS = 2 * TOLERANCE_MS;
/** A reading that takes longer is too inexact. */
const LONGEST_READING_MS = 2_000;

/** PostgreSQL's time when this process's monotonic clock read 0; undefined before the first reading. */
let origin: number | undefined;

/**
 * The shop's time: PostgreSQL's, the same in every process, whatever the clock of this machine says or is set to. Decides
 * what is too old, too early or due. The machine's own time before the first reading.
 */
export function shopTime(): Date {
	return origin === undefined ? new Date() : new Date(origin + performance.now());
}

/** The same in whole seconds since 1970, as tokens count it. */
export function shopSeconds(): number {
	return Math.floor(shopTime().getTime() / 1000);
}

/**
 * Asks PostgreSQL for the time. Returns by how many milliseconds the machine's clock is ahead of it.
 * @throws the driver's error when the database cannot be asked
 */
export async function readClock(pool: Knex): Promise<number> {
	// On one connection: waiting for that is no part of the reading.
	return pool.transaction(async (sql) => {
		const asked = performance.now();
		const { rows } = await sql.raw<{ rows: { ms: string }[] }>(
			"select extract(epoch from clock_timestamp()) * 1000 as ms",
		);
		const answered = performance.now();
		const read = Number(rows[0]?.ms) - (asked + answered) / 2;
		const isExact = answered - asked <= LONGEST_READING_MS;
		if (origin === undefined || (isExact && Math.abs(read - origin) > TOLERANCE_MS)) origin = read;
		return Date.now() - shopTime().getTime();
	});
}
