import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** How long a lock counts as held after the last time-out. */
const REMEMBERED_MS = 5_000;
/** Lock time-out of later requests: sufficient once the lock is released, and short enough to spare the connections. */
const SHORT_WAIT_MS = 250;
const LOCK_NOT_AVAILABLE = "55P03";

const foundLocked = new Map<string, number>();

/**
 * Runs `work`, which waits for locks on `things`. After a wait for one of them has timed out, other callers wait only
 * briefly: else the buyers of one locked product would take every connection, and other buyers none.
 */
export async function withPatience(
	sql: Knex.Transaction,
	things: readonly string[],
	work: () => Promise<unknown>,
): Promise<void> {
	const isDoubtful = things.some((thing) => (foundLocked.get(thing) ?? 0) > performance.now());
	if (isDoubtful) await sql.raw(`set local lock_timeout = ${SHORT_WAIT_MS}`);
	try {
		await work();
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE)
			for (const thing of things) foundLocked.set(thing, performance.now() + REMEMBERED_MS);
		throw error;
	}
	for (const thing of things) foundLocked.delete(thing);
	if (isDoubtful) await sql.raw("set local lock_timeout to default");
}
