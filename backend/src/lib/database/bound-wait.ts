import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Half of what the storefront waits for a response (30 s): a person reads our 503, not the end of their patience. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Bounds the wait for one of Medusa's connections. Medusa leaves its pool at a minute and offers no setting for it; the
 * pool reads this figure at each wait.
 */
export function boundDatabaseWait(engine: Knex): void {
	const pool: { acquireTimeoutMillis: number } = engine.client.pool;
	pool.acquireTimeoutMillis = Math.min(pool.acquireTimeoutMillis, LONGEST_WAIT_MS);
}
