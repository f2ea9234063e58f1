import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Subscriptions, and each message per subscriber. A message is written in the transaction of its event; a trigger of
 * another module may write it by `note_webhook`.
 */
export class Migration20261122160000Webhook extends Migration {
	override up(): void {
		for (const statement of STATEMENTS) this.addSql(statement);
	}

	override down(): void {
		this.addSql("drop function if exists note_webhook(text, text, text)");
		this.addSql("drop table if exists webhook_delivery");
		this.addSql("drop table if exists webhook_endpoint");
	}
}

const STATEMENTS = [
	`create table webhook_endpoint (
		id text primary key,
		name text not null,
		url text not null,
		events text[] not null,
		channel_id text,
		secret text not null,
		former_secret text,
		former_secret_until timestamptz,
		paused_because text check (paused_because in ('BY_HAND','FAILING','GONE')),
		paused_at timestamptz,
		created_at timestamptz not null,
		succeeded_at timestamptz,
		failed_at timestamptz,
		attempts integer not null default 0,
		free_at timestamptz not null,
		lease_token uuid,
		error text,
		check ((paused_because is null) = (paused_at is null)),
		check ((former_secret is null) = (former_secret_until is null))
	)`,
	// Without data, what is sent is read when it is sent first.
	`create table webhook_delivery (
		id bigint generated always as identity primary key,
		endpoint_id text not null references webhook_endpoint on delete cascade,
		message_id text not null,
		type text not null,
		subject text not null,
		label text not null,
		occurred_at timestamptz not null,
		data text,
		created_at timestamptz not null default now(),
		next_try_at timestamptz not null,
		attempts integer not null default 0,
		first_failed_at timestamptz,
		response_status integer,
		response_excerpt text,
		error text,
		done_at timestamptz
	)`,
	`create index webhook_delivery_due on webhook_delivery (endpoint_id, next_try_at, id) where done_at is null`,
	`create index webhook_delivery_order on webhook_delivery (endpoint_id, subject, id) where done_at is null`,
	`create index webhook_delivery_newest on webhook_delivery (endpoint_id, id desc)`,
	`create index webhook_delivery_created on webhook_delivery (created_at)`,
	`create function note_webhook(told text, about text, named text) returns void language plpgsql as $$
	declare
		message text := 'msg_' || replace(gen_random_uuid()::text, '-', '');
	begin
		insert into webhook_delivery (endpoint_id, message_id, type, subject, label, occurred_at, next_try_at)
			select id, message, told, about, named, now(), now() from webhook_endpoint where told = any(events);
	end $$`,
];
