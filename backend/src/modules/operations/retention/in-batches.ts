import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction } from "../../../lib/database/sql";

/** So that no transaction locks many rows for long. */
export const BATCH = 200;

/**
 * Forgets until nothing is left to be forgotten, a batch a transaction. Returns how many there were.
 * @param forgetSome takes up to BATCH of them; returns how many it took
 */
export async function forgetInBatches(
	pool: Knex,
	forgetSome: (sql: Knex.Transaction) => Promise<number>,
): Promise<number> {
	let forgotten = 0;
	for (;;) {
		const count = await inTransaction(pool, forgetSome);
		forgotten += count;
		if (count < BATCH) return forgotten;
	}
}
