import { rows, type Sql } from "../../../lib/database/sql";
import { forgetPeople } from "../../../medusa/orders/orders";

/** Takes free words about people out of orders, and the people out of Medusa's copies of them. */
export async function forgetWords(sql: Sql, orderIds: readonly string[]): Promise<void> {
	const ids = [...orderIds];
	await sql.raw("UPDATE order_book_history SET note = NULL WHERE order_id = ANY(?)", [ids]);
	await sql.raw("UPDATE payment_refund SET reason = '' WHERE order_id = ANY(?)", [ids]);
	await sql.raw("UPDATE order_line_refund SET reason = '' WHERE order_id = ANY(?)", [ids]);
	await sql.raw(
		"UPDATE order_shipment SET tracking_carrier = NULL, tracking_number = NULL, tracking_link = NULL WHERE order_id = ANY(?)",
		[ids],
	);
	await sql.raw("UPDATE order_withdrawal SET name = '', reason = NULL WHERE order_id = ANY(?)", [ids]);
	await sql.raw("UPDATE company_approval SET reason = '' WHERE order_id = ANY(?)", [ids]);
	await sql.raw("UPDATE order_complaint SET words = '' WHERE order_id = ANY(?)", [ids]);
	await sql.raw(
		`UPDATE order_complaint_message SET text = '' WHERE complaint_id IN
			(SELECT id FROM order_complaint WHERE order_id = ANY(?))`,
		[ids],
	);
	const copies = await rows<{ id: string }>(
		sql,
		"SELECT medusa_order_id AS id FROM order_book WHERE id = ANY(?) AND medusa_order_id IS NOT NULL",
		[ids],
	);
	await forgetPeople(
		sql,
		copies.map(({ id }) => id),
	);
}
