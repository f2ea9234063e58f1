import { RETENTION, yearsBefore } from "@confiserie/domain/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { forgetPeople } from "../../engine/orders/orders";
import { inTransaction, rows } from "../../lib/database/sql";

/** So that no transaction locks many orders for long. */
const BATCH = 200;

/**
 * Takes name, address and every free word out of orders that are older than the law wants them kept, in the order book and
 * in the engine. What was sold, when and for how much stays: it is nobody's any more. Returns how many orders.
 */
export async function forgetOldOrders(pool: Knex, now: Date): Promise<number> {
	const before = yearsBefore(now, RETENTION.orderYears);
	let forgotten = 0;
	for (;;) {
		const count = await inTransaction(pool, (sql) => forgetSome(sql, before));
		forgotten += count;
		if (count < BATCH) return forgotten;
	}
}

async function forgetSome(sql: Knex.Transaction, before: Date): Promise<number> {
	const orders = await rows<{ id: string; medusaOrderId: string | null }>(
		sql,
		`UPDATE order_book SET email = '', first_name = '', last_name = '', phone = '', street = '', city = '',
			postal_code = '', delivery_notes = NULL
		WHERE id IN (SELECT id FROM order_book WHERE created_at < ? AND email <> '' ORDER BY created_at, id LIMIT ${BATCH}
			FOR UPDATE SKIP LOCKED)
		RETURNING id, medusa_order_id`,
		[before],
	);
	const ids = orders.map(({ id }) => id);
	await sql.raw("UPDATE order_book_history SET note = NULL WHERE order_id = ANY(?)", [ids]);
	await sql.raw("UPDATE payment_refund SET reason = '' WHERE order_id = ANY(?)", [ids]);
	await sql.raw("UPDATE manual_payment SET reference = '' WHERE order_id = ANY(?)", [ids]);
	await forgetPeople(
		sql,
		orders.flatMap(({ medusaOrderId }) => medusaOrderId ?? []),
	);
	return orders.length;
}
