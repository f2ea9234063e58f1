import { RETENTION, yearsBefore } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../lib/database/sql";
import { BATCH, forgetInBatches } from "./in-batches";

/** Removes buyers' reviews that are older than the page about reviews says, published ones from their page too. Returns how many. */
export async function forgetOldReviews(pool: Knex, now: Date): Promise<number> {
	const before = yearsBefore(now, RETENTION.reviewYears);
	return forgetInBatches(pool, async (sql) => {
		const old = await rows<{ id: string }>(
			sql,
			`DELETE FROM buyer_review WHERE id IN (SELECT id FROM buyer_review WHERE submitted_at < ?
				ORDER BY submitted_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`,
			[before],
		);
		await sql.raw("DELETE FROM product_review WHERE id = ANY(?)", [old.map(({ id }) => id)]);
		return old.length;
	});
}
