import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { eachApart } from "../../../lib/each-apart";
import { forgetLeftOvers } from "../../companies/companies";
import { forgetReaders } from "../../customers/newsletter";
import { deleteOldBillingDocuments } from "../../documents/invoicing";
import { forgetOldAlerts } from "../../sales/stock-alerts";
import { forgetIdleAccounts } from "./idle-accounts";
import { forgetIdleCarts } from "./idle-carts";
import { forgetOldOrders } from "./old-orders";
import { forgetOldQuotes } from "./old-quotes";
import { forgetOldReviews } from "./old-reviews";
import { forgetContactMessages, forgetTraces } from "./traces";
import { warnIdleAccounts } from "./warn-idle-accounts";

type Forget = (pool: Knex, now: Date) => Promise<number>;

/** The steps of the purge; each returns the number of its rows. */
const STEPS = {
	orders: forgetOldOrders,
	accounts: forgetIdleAccounts,
	/** Owners of accounts that are to be removed. */
	warned: warnIdleAccounts,
	carts: forgetIdleCarts,
	contactMessages: forgetContactMessages,
	traces: forgetTraces,
	documents: deleteOldBillingDocuments,
	/** Unaccepted ones. */
	quotes: forgetOldQuotes,
	reviews: forgetOldReviews,
	/** Of the newsletter. */
	readers: forgetReaders,
	/** Requests to be notified of a product. */
	stockAlerts: forgetOldAlerts,
	/** Companies without members whose orders are forgotten, and invitations that ran out. */
	companies: forgetLeftOvers,
} satisfies Record<string, Forget>;
type Step = keyof typeof STEPS;

/**
 * Forgets what the privacy page promises to forget, as of `now`. Safe to run at any time, by several processes, and again
 * after it was killed: each step is a transaction of its own that finds only what is left.
 * @returns how many of each were forgotten @throws the failures, once all other steps are done
 */
export async function purge(pool: Knex, now: Date): Promise<Partial<Record<Step, number>>> {
	const forgotten: Partial<Record<Step, number>> = {};
	await eachApart(
		Object.keys(STEPS) as Step[],
		(step) => step,
		async (step) => {
			forgotten[step] = await STEPS[step](pool, now);
		},
	);
	return forgotten;
}
