import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../../lib/database/sql";

/** Removes all that a customer wrote of products, from the pages too. */
export async function forgetReviewsOf(sql: Knex.Transaction, customerId: string): Promise<void> {
	const written = await rows<{ id: string }>(sql, "DELETE FROM buyer_review WHERE customer_id = ? RETURNING id", [
		customerId,
	]);
	await sql.raw("DELETE FROM product_review WHERE id = ANY(?)", [written.map(({ id }) => id)]);
}
