import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A status for many orders at once: what was asked for, and what became of each order. */
export class Migration20261123043000OrderingBatches extends Migration {
	override up(): void {
		this.addSql(`create table if not exists order_batch (
			id text primary key,
			actor_id text not null,
			actor_email text not null,
			request_id text not null,
			request_hash text not null,
			status text not null check (status in ('PENDING','CONFIRMED','PREPARING','SHIPPED','DELIVERED','CANCELLED')),
			notify_customer boolean not null,
			created_at timestamptz not null,
			stopped_at timestamptz,
			ended_at timestamptz,
			attempts integer not null default 0,
			lease_token uuid,
			next_try_at timestamptz not null,
			error text,
			constraint order_batch_request unique (actor_id, request_id))`);
		this.addSql("create index if not exists order_batch_open on order_batch (next_try_at) where ended_at is null");
		this.addSql("create index if not exists order_batch_newest on order_batch (created_at desc, id desc)");
		this.addSql(`create table if not exists order_batch_item (
			batch_id text not null references order_batch (id) on delete cascade,
			position integer not null,
			order_id text not null references order_book (id) on delete cascade,
			version integer not null,
			state text not null default 'WAITING' check (state in ('WAITING','DONE','UNCHANGED','REFUSED')),
			refusal text,
			primary key (batch_id, order_id),
			check ((state = 'REFUSED') = (refusal is not null)))`);
		this.addSql(
			"create index if not exists order_batch_item_waiting on order_batch_item (batch_id, position) where state = 'WAITING'",
		);
		this.addSql("create index if not exists order_batch_item_order on order_batch_item (order_id)");
	}

	override down(): void {
		this.addSql("drop table if exists order_batch_item");
		this.addSql("drop table if exists order_batch");
	}
}
