import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { forgetIdleAccounts } from "./idle-accounts";
import { forgetOldOrders } from "./old-orders";
import { forgetTraces } from "./traces";

/** How many of each were forgotten. */
export interface PurgeReport {
	orders: number;
	accounts: number;
	contactMessages: number;
	traces: number;
}

/**
 * Forgets what the privacy page promises to forget, as of `now`. Safe to run at any time, by several processes, and again
 * after it was killed: each step is a transaction of its own that finds only what is left.
 */
export async function purge(pool: Knex, now: Date): Promise<PurgeReport> {
	return {
		orders: await forgetOldOrders(pool, now),
		accounts: await forgetIdleAccounts(pool, now),
		...(await forgetTraces(pool, now)),
	};
}
