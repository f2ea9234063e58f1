import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../lib/database/sql";
import { forgetWords } from "./forget-words";

/** Contact data and messages, which an ended order does not need. */
const REACHED = `email = '', phone = '', delivery_notes = NULL, tracking_carrier = NULL, tracking_number = NULL,
	tracking_link = NULL, follow_key = NULL`;

/** Whose it was. */
const PARTY = `first_name = '', last_name = '', street = '', city = '', postal_code = '', company = NULL,
	registration = NULL, vat_number = NULL, purchase_order = NULL, cost_centre = NULL, billing_street = NULL, billing_postal_code = NULL,
	billing_city = NULL, billing_country = NULL`;

/**
 * Removes from a customer's orders what the law does not require. A paid order retains the party to the contract, its
 * name and its addresses, for ten years (Code de commerce, art. L123-22; Code de la consommation, art. L213-1); an
 * unpaid checkout retains no personal data.
 */
export async function eraseOrders(sql: Knex.Transaction, customerId: string): Promise<void> {
	const orders = await rows<{ id: string }>(
		sql,
		`UPDATE order_book SET ${REACHED} WHERE customer_id = ? RETURNING id`,
		[customerId],
	);
	await sql.raw(`UPDATE order_book SET ${PARTY} WHERE customer_id = ? AND captured_cents = 0`, [customerId]);
	const ids = orders.map(({ id }) => id);
	await forgetWords(sql, ids);
	await eraseQuotes(sql, customerId);
	// Their payment events are processed; only the id remains, to detect repetitions.
	await sql.raw(
		`UPDATE webhook_inbox SET raw = '' WHERE processed_at IS NOT NULL AND EXISTS (SELECT 1 FROM payment_attempt attempt
			WHERE attempt.order_id = ANY(?) AND attempt.intent_id IS NOT NULL AND strpos(raw, attempt.intent_id) > 0)`,
		[ids],
	);
}

/** Deletes unpaid quotes; accepted ones retain, as their order does, the party and the terms. */
async function eraseQuotes(sql: Knex.Transaction, customerId: string): Promise<void> {
	await sql.raw(
		`DELETE FROM sales_quote quote WHERE customer_id = ? AND NOT EXISTS (SELECT 1 FROM order_book book
			WHERE book.id = quote.order_id AND book.captured_cents > 0)`,
		[customerId],
	);
	await sql.raw(
		`UPDATE sales_quote SET email = '', phone = '', delivery_notes = NULL, note = '', access_key = NULL
			WHERE customer_id = ?`,
		[customerId],
	);
}
