import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Balance payments, money received by hand, refunds in parts, and payments that an order has no room for. */
export class Migration20261120131500OrderBookMoney extends Migration {
	override up(): void {
		for (const statement of UP) this.addSql(statement);
	}

	override down(): void {
		for (const statement of DOWN) this.addSql(statement);
	}
}

const UP = [
	`alter table payment_attempt
		add column purpose text not null default 'CHECKOUT' check (purpose in ('CHECKOUT','BALANCE','BY_HAND')),
		drop constraint payment_attempt_provider_check,
		add constraint payment_attempt_provider_check check (provider in ('demo','stripe','manual'))`,

	// SURPLUS: money that arrived although nothing was due. It never counts for the order and goes back whole.
	`alter table payment_ledger
		drop constraint payment_ledger_kind_check,
		add constraint payment_ledger_kind_check check (kind in ('CAPTURE','REFUND','SURPLUS','SURPLUS_RETURN'))`,

	`create table payment_refund (
		id text primary key,
		order_id text not null references order_book,
		amount_cents integer not null check (amount_cents > 0),
		reason text not null,
		source text not null check (source in ('BACK_OFFICE','ENGINE','SHOP')),
		requested_by text not null,
		idempotency_key text not null,
		requested_at timestamptz not null,
		constraint payment_refund_key_unique unique (order_id, idempotency_key)
	)`,
	// A part is what the provider is asked for, under its own id as key; PENDING until the provider has answered.
	`create table payment_refund_part (
		id text primary key,
		refund_id text not null references payment_refund,
		order_id text not null references order_book,
		attempt_id text not null references payment_attempt,
		amount_cents integer not null check (amount_cents > 0),
		is_by_hand boolean not null,
		state text not null check (state in ('PENDING','DONE','REFUSED')),
		error text,
		settled_at timestamptz
	)`,
	"create index payment_refund_part_order on payment_refund_part (order_id)",
	"create index payment_refund_part_attempt on payment_refund_part (attempt_id)",
	"create index payment_ledger_attempt on payment_ledger (attempt_id)",

	// Counts the reasons for a task: one that comes while it is at work makes it run once more.
	"alter table order_outbox add column version integer not null default 1",

	`create table manual_payment (
		id text primary key,
		order_id text not null references order_book,
		attempt_id text not null references payment_attempt,
		amount_cents integer not null check (amount_cents > 0),
		received_on date not null,
		reference text not null,
		recorded_by text not null,
		recorded_at timestamptz not null,
		idempotency_key text not null,
		constraint manual_payment_key_unique unique (order_id, idempotency_key)
	)`,
];

const DOWN = [
	"drop table if exists manual_payment",
	"drop table if exists payment_refund_part",
	"drop table if exists payment_refund",
	"alter table payment_attempt drop column if exists purpose",
	"alter table order_outbox drop column if exists version",
];
