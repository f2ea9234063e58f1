import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Half of what the storefront waits for a response (30 s): customers see our 503 instead of a time-out. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Bounds the wait for one of Medusa's connections. Medusa leaves its pool at a minute and offers no setting for it; the
 * pool reads this figure at each wait.
 */
export function boundDatabaseWait(engine: Knex): void {
	const pool: { acquireTimeoutMillis: number } = engine.client.pool;
	pool.acquireTimeoutMillis = Math.min(pool.acquireTimeoutMillis, LONGEST_WAIT_MS);
}
