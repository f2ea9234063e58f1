import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Changes of many products at once: what was asked for, and what became of each product. */
export class Migration20261123080000ProductBatch extends Migration {
	override up(): void {
		this.addSql(`create table if not exists product_batch (
			id text primary key,
			actor_id text not null,
			actor_email text not null,
			request_id text not null,
			request_hash text not null,
			action jsonb not null,
			undoes text references product_batch (id) on delete set null,
			created_at timestamptz not null,
			stopped_at timestamptz,
			ended_at timestamptz,
			attempts integer not null default 0,
			lease_token uuid,
			next_try_at timestamptz not null,
			error text,
			constraint product_batch_request unique (actor_id, request_id))`);
		this.addSql("create index if not exists product_batch_open on product_batch (next_try_at) where ended_at is null");
		this.addSql("create index if not exists product_batch_newest on product_batch (created_at desc, id desc)");
		this.addSql("create index if not exists product_batch_undoes on product_batch (undoes) where undoes is not null");
		this.addSql(`create table if not exists product_batch_item (
			batch_id text not null references product_batch (id) on delete cascade,
			position integer not null,
			product_id text not null,
			reference text not null,
			name text not null,
			expected jsonb,
			wanted jsonb,
			boxes integer,
			state text not null default 'WAITING' check (state in ('WAITING','DONE','UNCHANGED','REFUSED')),
			refusal text,
			before jsonb,
			after jsonb,
			done_at timestamptz,
			primary key (batch_id, product_id),
			check ((state = 'REFUSED') = (refusal is not null)),
			check ((state = 'DONE') = (before is not null and after is not null)))`);
		this.addSql(
			"create index if not exists product_batch_item_waiting on product_batch_item (batch_id, position) where state = 'WAITING'",
		);
	}

	override down(): void {
		this.addSql("drop table if exists product_batch_item");
		this.addSql("drop table if exists product_batch");
	}
}
