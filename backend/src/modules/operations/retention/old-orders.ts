import { RETENTION, yearsBefore } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../lib/database/sql";
import { forgetWords } from "../personal-data";
import { BATCH, forgetInBatches } from "./in-batches";

/**
 * Removes name, address and all free text from orders placed and delivered before the legal retention period, in the
 * order service and in Medusa. What was sold, when and for how much stays, anonymous. Returns how many orders.
 */
export async function forgetOldOrders(pool: Knex, now: Date): Promise<number> {
	const before = yearsBefore(now, RETENTION.orderYears);
	return forgetInBatches(pool, (sql) => forgetSome(sql, before));
}

async function forgetSome(sql: Knex.Transaction, before: Date): Promise<number> {
	const orders = await rows<{ id: string }>(
		sql,
		`UPDATE order_book SET email = '', first_name = '', last_name = '', phone = '', street = '', city = '',
			postal_code = '', delivery_notes = NULL, tracking_carrier = NULL, tracking_number = NULL, tracking_link = NULL,
			follow_key = NULL, company = NULL, registration = NULL, vat_number = NULL, purchase_order = NULL, cost_centre = NULL,
			billing_street = NULL, billing_postal_code = NULL, billing_city = NULL, billing_country = NULL
		WHERE id IN (SELECT id FROM order_book WHERE created_at < ? AND coalesce(delivered_at, created_at) < ?
			AND (email <> '' OR last_name <> '')
			ORDER BY created_at, id LIMIT ${BATCH}
			FOR UPDATE SKIP LOCKED)
		RETURNING id`,
		[before, before],
	);
	const ids = orders.map(({ id }) => id);
	await forgetWords(sql, ids);
	await sql.raw("UPDATE order_withdrawal SET reason = NULL WHERE order_id = ANY(?)", [ids]);
	await sql.raw("UPDATE company_approval SET reason = '' WHERE order_id = ANY(?)", [ids]);
	await sql.raw("UPDATE manual_payment SET reference = '' WHERE order_id = ANY(?)", [ids]);
	await sql.raw("DELETE FROM sales_quote WHERE order_id = ANY(?)", [ids]);
	return orders.length;
}
