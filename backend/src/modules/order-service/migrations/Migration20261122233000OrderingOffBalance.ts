import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What a withdrawal takes off what is still to be paid, on itself and as a sum on its order. Payment status and turnover, which
 * are generated columns, follow (the domain's `paymentStatus` and `turnoverCents`; a test compares them), with the indexes
 * that hold them.
 */
export class Migration20261122233000OrderingOffBalance extends Migration {
	override up(): void {
		this.addSql(
			"alter table order_withdrawal add column off_balance_cents integer not null default 0 check (off_balance_cents >= 0)",
		);
		this.addSql(
			"alter table order_book add column withdrawn_cents integer not null default 0 check (withdrawn_cents >= 0)",
		);
		this.figures("(total_cents - withdrawn_cents)");
		this.addSql(versionOf([...WATCHED, "withdrawn_cents"]));
	}

	override down(): void {
		this.addSql(versionOf(WATCHED));
		this.figures("total_cents");
		this.addSql("alter table order_book drop column if exists withdrawn_cents");
		this.addSql("alter table order_withdrawal drop column if exists off_balance_cents");
	}

	/** @param owed what the order costs, as an expression */
	private figures(owed: string): void {
		this.addSql(`alter table order_book drop column payment_status, drop column turnover_cents`);
		this.addSql(`alter table order_book
			add column payment_status text not null generated always as (
				case
					when captured_cents > 0 and refunded_cents >= captured_cents then 'REFUNDED'
					when captured_cents > 0 and captured_cents >= ${owed} then 'PAID'
					when captured_cents > 0 then 'PARTIAL'
					when last_attempt_failed then 'FAILED'
					else 'PENDING'
				end) stored,
			add column turnover_cents integer not null generated always as (
				case
					when status in ('PENDING','CANCELLED') then 0
					when captured_cents > 0 and refunded_cents >= captured_cents then 0
					else least(${owed}, greatest(captured_cents, ${owed}) - refunded_cents)
				end) stored`);
		for (const [name, index] of Object.entries(INDEXES)) this.addSql(`create index ${name} on order_book ${index}`);
	}
}

/** Those that went with the columns. */
const INDEXES = {
	order_book_payment_status: "(payment_status, created_at desc, id desc)",
	order_book_status_and_payment: "(status, payment_status, created_at desc, id desc)",
	order_book_status: "(status, created_at desc, id desc) include (turnover_cents)",
	order_book_day: "(created_at) include (status, turnover_cents, customer_id)",
	order_book_channel: "(sales_channel_id, created_at desc, id desc) include (status, turnover_cents)",
	order_book_channel_day: "(created_at) include (sales_channel_id, turnover_cents)",
	order_book_attention: `(created_at desc, id desc) include (status, confirmed_at, payment_status)
		where status in ('CONFIRMED','PREPARING')
		or (status = 'PENDING' and last_attempt_failed and captured_cents = 0)
		or (status = 'CANCELLED' and captured_cents > refunded_cents)
		or (status in ('SHIPPED','DELIVERED') and captured_cents < total_cents)`,
};

/** What an administrator's decision rests on: a change of it is another version of the order. */
const WATCHED = [
	"status",
	"captured_cents",
	"refunded_cents",
	"delivered_at",
	"tracking_carrier",
	"tracking_number",
	"tracking_link",
];

const row = (name: string, columns: readonly string[]) => columns.map((column) => `${name}.${column}`).join(", ");
const versionOf = (columns: readonly string[]) => `create or replace function order_book_version() returns trigger
	language plpgsql as $$
	begin
		if (${row("new", columns)}) is distinct from (${row("old", columns)}) then
			new.version := old.version + 1;
		end if;
		return new;
	end $$`;
