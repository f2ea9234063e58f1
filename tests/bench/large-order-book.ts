import pg from "pg";

/**
 * Fills the order book with `count` orders of the last two years, of one customer in five, in every status, paid, refused
 * or refunded in turn, of one to four lines each. Straight into the tables, without stock: placing orders is not what is
 * measured. Once for a database: another part of the bench finds them.
 */
export async function growOrderBook(databaseUrl: string, count: number): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		if ((await client.query("select from order_book where id = 'cmd_bench_1'")).rowCount) return;
		await client.query(ORDERS, [count]);
		await client.query(LINES);
		// What autovacuum does after a real season.
		for (const table of ["order_book", "order_book_line"]) await client.query(`VACUUM ANALYZE ${table}`);
	} finally {
		await client.end();
	}
}

const pick = (words: readonly string[], step: string) =>
	`(array[${words.map((word) => `'${word}'`).join(",")}])[1 + (${step}) % ${words.length}]`;

const FIRST_NAMES = ["Éléonore", "Camille", "Zoé", "Jérôme", "Anaïs", "Hugo", "Inès", "Noël", "Maïté", "Léa", "Paul"];
const LAST_NAMES = ["Lefèvre", "Martin", "Garçon", "Dupré", "Bérard", "Nuñez", "O''Brien", "Müller", "Petit", "Roy"];
const MAILBOXES = ["gmail.com", "orange.fr", "free.fr", "exemple.fr", "fetes-et-kermesses.fr"];
const STATUSES = ["PENDING", "CONFIRMED", "PREPARING", "SHIPPED", "DELIVERED", "DELIVERED", "DELIVERED", "CANCELLED"];

const ORDERS = `
	with drawn as (
		select number, md5('order' || number) as hash, ${pick(STATUSES, "number")} as status,
			1500 + (number * 7919) % 90000 as subtotal, now() - number * interval '10 minutes' as at,
			'cus_bench_' || number % ($1::int / 5 + 1) as customer
		from generate_series(1, $1::int) as number
	)
	insert into order_book (id, order_number, customer_id, checkout_id, fingerprint, status, payment_type, currency,
		subtotal_cents, shipping_cents, total_cents, expected_cents, captured_cents, refunded_cents, last_attempt_failed,
		email, first_name, last_name, phone, street, city, postal_code, country, delivery_notes, confirmed_at, delivered_at,
		created_at, updated_at)
	select 'cmd_bench_' || number, 'CMD-' || upper(substr(hash, 1, 4)) || '-' || upper(substr(hash, 5, 4)) || number, customer,
		'bench:' || number, hash, status, 'full', 'eur', subtotal, 499, subtotal + 499, subtotal + 499,
		case when status in ('PENDING','CANCELLED') and number % 16 <> 7 then 0 else subtotal + 499 end,
		case when status = 'CANCELLED' and number % 32 = 7 then subtotal + 499 else 0 end, number % 24 = 0,
		customer || '@' || ${pick(MAILBOXES, "number % 20000")}, ${pick(FIRST_NAMES, "number")}, ${pick(LAST_NAMES, "number / 7")},
		'+336' || lpad((number::bigint * 104729 % 100000000)::text, 8, '0'), number % 200 || ' rue des Confiseurs', 'Montélimar',
		'26200', 'France', case when number % 9 = 0 then '=1+1; sonner' || chr(10) || 'deux fois' end,
		case when status <> 'PENDING' then at end, case when status = 'DELIVERED' then at + interval '3 days' end, at, at
	from drawn`;

const LINES = `
	insert into order_book_line (id, order_id, position, product_id, variant_id, inventory_item_id, location_id, sku,
		product_name, image_url, boxes, unit_price_cents, total_cents, pieces_per_box, boxes_per_layer, boxes_per_pallet, vat_rate)
	select id || '_' || position, id, position, 'prod_bench_' || position || '_' || (subtotal_cents % 50), 'variant_bench',
		'iitem_bench', 'sloc_bench', 'MES-' || position || '-' || subtotal_cents % 50, 'Confiserie de mesure ' || subtotal_cents % 50,
		'', 1 + subtotal_cents % 60, 100, 100 * (1 + subtotal_cents % 60), 12, 8, 48, 20
	from order_book, generate_series(0, (subtotal_cents % 4)) as position where id like 'cmd_bench_%'`;
