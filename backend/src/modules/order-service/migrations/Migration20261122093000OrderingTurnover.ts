import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What an order is worth, net of refunds, as a generated column (the domain's `turnoverCents`; a test
 * compares them), and in the indexes that the figures are read from alone. The alerts' index knows what was refunded. And
 * which orders are being cancelled in Medusa Admin this moment, so that a refund leaves their end to that.
 */
export class Migration20261122093000OrderingTurnover extends Migration {
	override up(): void {
		this.addSql(`alter table order_book add column turnover_cents integer not null generated always as (
			case
				when status in ('PENDING','CANCELLED') then 0
				when captured_cents > 0 and refunded_cents >= captured_cents then 0
				else least(total_cents, greatest(captured_cents, total_cents) - refunded_cents)
			end) stored`);
		for (const [name, index] of Object.entries(INDEXES)) this.replace(name, index);
		this.addSql(`create table order_engine_cancelling (
			engine_order_id text primary key, since timestamptz not null default now())`);
	}

	override down(): void {
		this.addSql("drop table if exists order_engine_cancelling");
		for (const [name, index] of Object.entries(FORMER)) this.replace(name, index);
		this.addSql("alter table order_book drop column if exists turnover_cents");
	}

	private replace(name: string, index: string): void {
		this.addSql(`drop index if exists ${name}`);
		this.addSql(`create index ${name} on order_book ${index}`);
	}
}

const ALERTS = `where status in ('CONFIRMED','PREPARING')
	or (status = 'PENDING' and last_attempt_failed and captured_cents = 0)
	or (status = 'CANCELLED' and captured_cents > refunded_cents)
	or (status in ('SHIPPED','DELIVERED') and captured_cents < total_cents)`;

const INDEXES = {
	order_book_status: "(status, created_at desc, id desc) include (turnover_cents)",
	order_book_day: "(created_at) include (status, turnover_cents, customer_id)",
	order_book_attention: `(created_at desc, id desc) include (status, confirmed_at, payment_status) ${ALERTS}`,
};
const FORMER = {
	order_book_status: "(status, created_at desc, id desc) include (total_cents)",
	order_book_day: "(created_at) include (status, total_cents, customer_id)",
	order_book_attention: `(created_at desc, id desc) include (status, confirmed_at) ${ALERTS}`,
};
