import type pg from "pg";
import { db } from "./api";

/**
 * Confirmed orders of today of as many customers, one line each, straight into the tables: for what a list shows, not for how
 * an order comes about.
 * @returns a function that deletes them; Medusa does not have them
 */
export async function manyOrders(count: number): Promise<() => Promise<unknown>> {
	await insertOrders(db(), count);
	return () => db().query("delete from order_book where id like 'cmd_many_%'");
}

/** The same in a transaction of the caller's, who rolls it back. */
export async function insertOrders(sql: Pick<pg.Pool | pg.PoolClient, "query">, count: number): Promise<void> {
	await sql.query(ORDERS, [count]);
	await sql.query(LINES);
}

const ORDERS = `
	insert into order_book (id, order_number, customer_id, checkout_id, fingerprint, status, payment_type, currency,
		subtotal_cents, shipping_cents, total_cents, expected_cents, captured_cents, email, first_name, last_name, phone,
		street, city, postal_code, country, confirmed_at, created_at, updated_at)
	select 'cmd_many_' || number, 'CMD-MANY-' || lpad(number::text, 6, '0'), 'cus_many_' || number, 'many:' || number, 'many',
		'CONFIRMED', 'full', 'eur', 2000, 499, 2499, 2499, 2499, 'client' || number || '@exemple.fr', 'Camille', 'Martin',
		'+33612345678', '12 rue des Confiseurs', 'Montélimar', '26200', 'France', now(), now(), now()
	from generate_series(1, $1::int) as number
	on conflict (id) do nothing`;

const LINES = `
	insert into order_book_line (id, order_id, position, product_id, variant_id, inventory_item_id, location_id, sku,
		product_name, image_url, boxes, unit_price_cents, total_cents, pieces_per_box, vat_rate)
	select id || '_0', id, 0, 'prod_many', 'variant_many', 'iitem_many', 'sloc_many', 'MANY', 'Confiserie', '', 2, 1000, 2000, 12, 20
	from order_book where id like 'cmd_many_%'
	on conflict (id) do nothing`;
