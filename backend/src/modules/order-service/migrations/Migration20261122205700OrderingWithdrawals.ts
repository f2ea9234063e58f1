import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Declarations of withdrawal, which lines they are of, and the right that each line was sold with. */
export class Migration20261122205700OrderingWithdrawals extends Migration {
	override up(): void {
		this.addSql("alter table order_book_line add column if not exists withdrawal_right text not null default 'FREE'");
		this.addSql(`create table if not exists order_withdrawal (
			id text primary key,
			order_id text not null references order_book (id) on delete cascade,
			request_id text not null unique,
			name text not null,
			submitted_at timestamptz not null,
			is_late boolean not null,
			due_cents integer not null check (due_cents >= 0),
			state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'REFUSED')),
			decided_at timestamptz,
			decided_by text,
			reason text,
			check ((state = 'OPEN') = (decided_at is null)))`);
		this.addSql("create index if not exists order_withdrawal_order on order_withdrawal (order_id)");
		this.addSql(
			"create index if not exists order_withdrawal_open on order_withdrawal (submitted_at) where state = 'OPEN'",
		);
		this.addSql(
			"create index if not exists order_withdrawal_decided on order_withdrawal (decided_at desc) where state <> 'OPEN'",
		);
		this.addSql(`create table if not exists order_withdrawal_line (
			withdrawal_id text not null references order_withdrawal (id) on delete cascade,
			line_id text not null references order_book_line (id) on delete cascade,
			boxes integer not null check (boxes > 0),
			primary key (withdrawal_id, line_id))`);
		this.addSql("create index if not exists order_withdrawal_line_line on order_withdrawal_line (line_id)");
	}

	override down(): void {
		this.addSql("drop table if exists order_withdrawal_line");
		this.addSql("drop table if exists order_withdrawal");
		this.addSql("alter table order_book_line drop column if exists withdrawal_right");
	}
}
