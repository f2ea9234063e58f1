import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Refunds by line: which boxes, whether they went back into stock, what lowered the balance and what was given back. A part of a
 * refund stores the provider's reference under which it moved, so that its credit note can name the goods.
 */
export class Migration20261123121000OrderingLineRefunds extends Migration {
	override up(): void {
		this.addSql(`create table if not exists order_line_refund (
			id text primary key,
			order_id text not null references order_book (id) on delete cascade,
			idempotency_key text not null,
			fingerprint text not null,
			refund_id text references payment_refund (id) on delete set null,
			worth_cents integer not null check (worth_cents > 0),
			off_balance_cents integer not null check (off_balance_cents >= 0),
			refund_cents integer not null check (refund_cents >= 0),
			shipping_cents integer not null check (shipping_cents >= 0),
			reason text not null,
			requested_by text not null,
			requested_at timestamptz not null,
			check (off_balance_cents + refund_cents between 1 and worth_cents),
			unique (order_id, idempotency_key))`);
		this.addSql("create index if not exists order_line_refund_refund on order_line_refund (refund_id)");
		this.addSql(`create table if not exists order_line_refund_item (
			line_refund_id text not null references order_line_refund (id) on delete cascade,
			line_id text not null references order_book_line (id) on delete cascade,
			boxes integer not null check (boxes > 0),
			is_restocked boolean not null,
			primary key (line_refund_id, line_id))`);
		this.addSql("create index if not exists order_line_refund_item_line on order_line_refund_item (line_id)");
		this.addSql("alter table payment_refund_part add column if not exists reference text");
	}

	override down(): void {
		this.addSql("alter table payment_refund_part drop column if exists reference");
		this.addSql("drop table if exists order_line_refund_item");
		this.addSql("drop table if exists order_line_refund");
	}
}
