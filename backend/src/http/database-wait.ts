import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Half of what the storefront waits for an answer (30 s): a person reads our 503, not the end of their patience. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Bounds how long a request waits for a database connection. The engine leaves the pool at a minute and offers no
 * setting for it; the pool reads this figure at each wait.
 */
export function boundDatabaseWait(scope: MedusaContainer): void {
	const pool: { acquireTimeoutMillis: number } = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).client.pool;
	pool.acquireTimeoutMillis = Math.min(pool.acquireTimeoutMillis, LONGEST_WAIT_MS);
}
