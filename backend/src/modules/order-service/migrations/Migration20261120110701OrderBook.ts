import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The order service: orders, holds, money, and what is still to be done about them. Amounts in integer cents. Named
 * beyond its date because all modules share one migration table, by name.
 */
export class Migration20261120110701OrderBook extends Migration {
	override up(): void {
		for (const statement of TABLES) this.addSql(statement);
	}

	override down(): void {
		for (const table of TABLE_NAMES) this.addSql(`drop table if exists ${table} cascade`);
	}
}

const TABLE_NAMES = [
	"demo_refund",
	"demo_idempotency_key",
	"demo_payment_intent",
	"ordering_setting",
	"order_book_history",
	"order_outbox",
	"webhook_inbox",
	"payment_ledger",
	"payment_attempt",
	"stock_hold",
	"order_book_line",
	"order_book",
];

const TABLES = [
	`create table order_book (
		id text primary key,
		order_number text not null constraint order_book_number_unique unique,
		customer_id text not null,
		checkout_id text not null,
		fingerprint text not null,
		status text not null check (status in ('PENDING','CONFIRMED','PREPARING','SHIPPED','DELIVERED','CANCELLED')),
		payment_type text not null check (payment_type in ('full','deposit')),
		deposit_percentage integer check (deposit_percentage between 1 and 99),
		currency text not null default 'eur',
		subtotal_cents integer not null check (subtotal_cents >= 0),
		shipping_cents integer not null check (shipping_cents >= 0),
		total_cents integer not null check (total_cents = subtotal_cents + shipping_cents),
		expected_cents integer not null check (expected_cents between 0 and total_cents),
		captured_cents integer not null default 0 check (captured_cents >= 0),
		refunded_cents integer not null default 0 check (refunded_cents between 0 and captured_cents),
		last_attempt_failed boolean not null default false,
		email text not null,
		first_name text not null,
		last_name text not null,
		phone text not null,
		street text not null,
		city text not null,
		postal_code text not null,
		country text not null,
		delivery_notes text,
		hold_expires_at timestamptz,
		expiring_since timestamptz,
		confirmed_at timestamptz,
		delivered_at timestamptz,
		medusa_order_id text constraint order_book_engine_order_unique unique,
		created_at timestamptz not null,
		updated_at timestamptz not null,
		constraint order_book_checkout_unique unique (customer_id, checkout_id)
	)`,
	"create index order_book_customer on order_book (customer_id, created_at desc, id)",
	"create index order_book_hold on order_book (hold_expires_at) where status = 'PENDING'",

	`create table order_book_line (
		id text primary key,
		order_id text not null references order_book on delete cascade,
		position integer not null,
		product_id text not null,
		variant_id text not null,
		inventory_item_id text not null,
		location_id text not null,
		sku text not null,
		product_name text not null,
		image_url text not null,
		boxes integer not null check (boxes > 0),
		unit_price_cents integer not null check (unit_price_cents >= 0),
		total_cents integer not null check (total_cents = unit_price_cents * boxes),
		pieces_per_box integer not null,
		boxes_per_layer integer,
		boxes_per_pallet integer,
		vat_rate numeric(5,2) not null,
		unique (order_id, position),
		unique (order_id, product_id)
	)`,
	"create index order_book_line_product on order_book_line (product_id)",

	`create table stock_hold (
		id text primary key,
		order_id text not null references order_book on delete cascade,
		line_id text not null references order_book_line on delete cascade,
		inventory_item_id text not null,
		location_id text not null,
		boxes integer not null check (boxes > 0),
		state text not null check (state in ('HELD','PERMANENT','RELEASED')),
		reservation_item_id text not null unique,
		created_at timestamptz not null,
		updated_at timestamptz not null
	)`,
	"create index stock_hold_order on stock_hold (order_id)",
	"create index stock_hold_item on stock_hold (inventory_item_id) where state <> 'RELEASED'",

	// UNKNOWN from the first row on: until the provider responds, the outcome is open.
	`create table payment_attempt (
		id text primary key,
		order_id text not null references order_book on delete cascade,
		provider text not null check (provider in ('demo','stripe')),
		state text not null check (state in ('UNKNOWN','OPEN','SUCCEEDED','CANCELLED')),
		requested_cents integer not null check (requested_cents >= 0),
		amount_cents integer not null check (amount_cents >= 0),
		intent_id text unique,
		error_code text,
		error_message text,
		created_at timestamptz not null,
		updated_at timestamptz not null
	)`,
	"create unique index payment_attempt_one_live on payment_attempt (order_id) where state in ('UNKNOWN','OPEN')",

	`create table payment_ledger (
		id text primary key,
		order_id text not null references order_book,
		attempt_id text not null references payment_attempt,
		kind text not null check (kind in ('CAPTURE','REFUND')),
		provider text not null,
		provider_reference text not null,
		amount_cents integer not null check (amount_cents > 0),
		recorded_at timestamptz not null,
		constraint payment_ledger_reference_unique unique (provider, kind, provider_reference)
	)`,
	"create index payment_ledger_order on payment_ledger (order_id)",
	`create function payment_ledger_append_only() returns trigger language plpgsql as $$
	begin
		raise exception 'payment_ledger is append only';
	end $$`,
	`create trigger payment_ledger_append_only before update or delete on payment_ledger
		for each row execute function payment_ledger_append_only()`,

	`create table webhook_inbox (
		id text primary key,
		provider text not null,
		type text not null,
		raw text not null,
		received_at timestamptz not null,
		processed_at timestamptz,
		attempts integer not null default 0,
		next_try_at timestamptz not null,
		error text
	)`,
	"create index webhook_inbox_open on webhook_inbox (next_try_at) where processed_at is null",

	`create table order_outbox (
		id text primary key,
		order_id text not null references order_book on delete cascade,
		task text not null check (task in ('PROJECT','REFUND')),
		created_at timestamptz not null,
		done_at timestamptz,
		attempts integer not null default 0,
		next_try_at timestamptz not null,
		error text,
		unique (order_id, task)
	)`,
	"create index order_outbox_open on order_outbox (next_try_at) where done_at is null",

	`create table order_book_history (
		id bigint generated always as identity primary key,
		order_id text not null references order_book on delete cascade,
		at timestamptz not null,
		actor text not null,
		from_status text,
		to_status text not null,
		note text
	)`,
	"create index order_book_history_order on order_book_history (order_id, id)",

	"create table ordering_setting (key text primary key, value text not null)",

	`create table demo_payment_intent (
		id text primary key,
		status text not null,
		wire jsonb not null
	)`,
	`create table demo_idempotency_key (
		key text primary key,
		request_hash text not null,
		answer jsonb not null,
		created_at timestamptz not null default now()
	)`,
	`create table demo_refund (
		id text primary key,
		intent_id text not null references demo_payment_intent,
		amount_cents integer not null check (amount_cents > 0),
		wire jsonb not null
	)`,
];
