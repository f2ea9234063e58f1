import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Claims about orders, their lines, and what is said in them. Medusa has an order_claim of its own: these are
 * complaints.
 */
export class Migration20261123081500OrderingClaims extends Migration {
	override up(): void {
		this.addSql(`create table if not exists order_complaint (
			id text primary key,
			order_id text not null references order_book (id) on delete cascade,
			request_id text not null unique,
			number text not null unique,
			kind text not null,
			wish text not null,
			submitted_at timestamptz not null,
			state text not null default 'OPEN'
				check (state in ('OPEN', 'ANSWERED', 'REFUNDED', 'REPLACED', 'SETTLED', 'REFUSED')),
			ended_at timestamptz,
			ended_by text,
			words text not null default '',
			refund_cents integer check (refund_cents > 0),
			check ((state in ('OPEN', 'ANSWERED')) = (ended_at is null)),
			check ((state = 'REFUNDED') = (refund_cents is not null)))`);
		this.addSql("create index if not exists order_complaint_order on order_complaint (order_id)");
		this.addSql("create index if not exists order_complaint_time on order_complaint (state, submitted_at)");
		this.addSql(`create table if not exists order_complaint_line (
			complaint_id text not null references order_complaint (id) on delete cascade,
			line_id text not null references order_book_line (id) on delete cascade,
			boxes integer not null check (boxes > 0),
			primary key (complaint_id, line_id))`);
		this.addSql("create index if not exists order_complaint_line_line on order_complaint_line (line_id)");
		this.addSql(`create table if not exists order_complaint_message (
			id text primary key,
			complaint_id text not null references order_complaint (id) on delete cascade,
			request_id text not null unique,
			source text not null check (source in ('CUSTOMER', 'SHOP')),
			written_by text,
			said_at timestamptz not null,
			text text not null)`);
		this.addSql(
			"create index if not exists order_complaint_message_complaint on order_complaint_message (complaint_id, said_at)",
		);
	}

	override down(): void {
		this.addSql("drop table if exists order_complaint_message");
		this.addSql("drop table if exists order_complaint_line");
		this.addSql("drop table if exists order_complaint");
	}
}
