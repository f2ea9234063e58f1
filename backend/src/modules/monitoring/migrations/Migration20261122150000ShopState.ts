import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Alerts to the owner, one row per subject, and the notifications that a webhook has yet to receive. */
export class Migration20261122150000ShopState extends Migration {
	override up(): void {
		this.addSql(`create table shop_alert (
			subject text primary key,
			state text not null check (state in ('OPEN','SOLVED')),
			title text not null,
			detail text not null,
			remedy text not null,
			since timestamptz not null,
			seen_at timestamptz not null,
			solved_at timestamptz,
			check ((state = 'SOLVED') = (solved_at is not null))
		)`);
		this.addSql(`create table shop_alert_notice (
			id bigint generated always as identity primary key,
			body text not null,
			attempts integer not null default 0,
			next_try_at timestamptz not null,
			lease_token uuid,
			error text,
			done_at timestamptz,
			given_up boolean not null default false
		)`);
		this.addSql(
			"create index shop_alert_notice_due on shop_alert_notice (next_try_at, id) where done_at is null and not given_up",
		);
	}

	override down(): void {
		this.addSql("drop table if exists shop_alert_notice");
		this.addSql("drop table if exists shop_alert");
	}
}
