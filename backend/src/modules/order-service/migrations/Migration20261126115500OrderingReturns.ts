import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Boxes that came back after they had left. Those of refunds that put them into stock count already. */
export class Migration20261126115500OrderingReturns extends Migration {
	override up(): void {
		this.addSql(`create table if not exists order_received_return (
			id text primary key,
			order_id text not null references order_book (id) on delete cascade,
			idempotency_key text not null,
			fingerprint text not null,
			received_at timestamptz not null,
			unique (order_id, idempotency_key))`);
		this.addSql(`create table if not exists order_received_return_line (
			return_id text not null references order_received_return (id) on delete cascade,
			line_id text not null references order_book_line (id) on delete cascade,
			disposition text not null check (disposition in ('RESTOCK', 'LOSS')),
			boxes integer not null check (boxes > 0),
			primary key (return_id, line_id, disposition))`);
		this.addSql("create index if not exists order_received_return_line_line on order_received_return_line (line_id)");
		this.addSql("alter table order_book_line add column if not exists returned_boxes integer not null default 0");
		this.addSql(`update order_book_line line set returned_boxes = least(shipped_boxes, back.boxes) from (
			select line_id, sum(boxes)::int as boxes from order_line_refund_item where is_restocked group by line_id) back
			where back.line_id = line.id`);
		this.addSql(`alter table order_book_line add constraint order_book_line_returned_boxes
			check (returned_boxes between 0 and shipped_boxes)`);
	}

	override down(): void {
		this.addSql("alter table order_book_line drop column if exists returned_boxes");
		this.addSql("drop table if exists order_received_return_line");
		this.addSql("drop table if exists order_received_return");
	}
}
