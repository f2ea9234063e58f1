import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { forgetLeftOvers } from "../../companies/companies";
import { forgetReaders } from "../../customers/newsletter";
import { deleteOldBillingDocuments } from "../../documents/invoicing";
import { forgetOldAlerts } from "../../sales/stock-alerts";
import { forgetIdleAccounts } from "./idle-accounts";
import { forgetIdleCarts } from "./idle-carts";
import { forgetOldOrders } from "./old-orders";
import { forgetOldQuotes } from "./old-quotes";
import { forgetOldReviews } from "./old-reviews";
import { forgetTraces } from "./traces";
import { warnIdleAccounts } from "./warn-idle-accounts";

/** How many of each were forgotten. */
export interface PurgeReport {
	orders: number;
	accounts: number;
	/** Owners of accounts warned of the coming removal. */
	warned: number;
	carts: number;
	contactMessages: number;
	traces: number;
	documents: number;
	/** Unaccepted quotes. */
	quotes: number;
	reviews: number;
	/** Of the newsletter. */
	readers: number;
	/** Requests to be notified of a product. */
	stockAlerts: number;
	/** Companies without members whose orders are forgotten, and invitations that ran out. */
	companies: number;
}

/**
 * Forgets what the privacy page promises to forget, as of `now`. Safe to run at any time, by several processes, and again
 * after it was killed: each step is a transaction of its own that finds only what is left.
 */
export async function purge(pool: Knex, now: Date): Promise<PurgeReport> {
	return {
		orders: await forgetOldOrders(pool, now),
		accounts: await forgetIdleAccounts(pool, now),
		warned: await warnIdleAccounts(pool, now),
		carts: await forgetIdleCarts(pool, now),
		...(await forgetTraces(pool, now)),
		documents: await deleteOldBillingDocuments(pool, now),
		quotes: await forgetOldQuotes(pool, now),
		reviews: await forgetOldReviews(pool, now),
		readers: await forgetReaders(pool, now),
		stockAlerts: await forgetOldAlerts(pool, now),
		companies: await forgetLeftOvers(pool, now),
	};
}
