import { dayOf } from "@confiserie/domain/day";
import { RETENTION, yearsBefore } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../lib/database/sql";
import { BATCH, forgetInBatches } from "./in-batches";

/**
 * Removes unaccepted quotes, a year after their last day, and inquiries of that age. Quotes that became an order go with it. Returns
 * how many quotes.
 */
export async function forgetOldQuotes(pool: Knex, now: Date): Promise<number> {
	const before = dayOf(yearsBefore(now, RETENTION.quoteYears));
	await pool("quote_inquiry").where("created_at", "<", yearsBefore(now, RETENTION.quoteYears)).delete();
	return forgetInBatches(pool, async (sql) => {
		const old = await rows<{ id: string }>(
			sql,
			`DELETE FROM sales_quote WHERE id IN (SELECT id FROM sales_quote WHERE order_id IS NULL AND valid_until < ?::date
				ORDER BY valid_until, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`,
			[before],
		);
		return old.length;
	});
}
