import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What corrections of the articles give back, as a sum on the order, and what is left to pay of it. Payment status and turnover,
 * which are generated columns too, follow (the domain's `remainingCents`, `paymentStatus` and `turnoverCents`; a test compares
 * them), with the indexes that hold them.
 */
export class Migration20261129071000OrderingCorrectedCents extends Migration {
	override up(): void {
		this.addSql(
			"alter table order_book add column if not exists corrected_cents integer not null default 0 check (corrected_cents >= 0)",
		);
		this.addSql(`update order_book set corrected_cents = made.cents from (
			select order_id, sum(refund_cents) as cents from order_correction group by order_id) made
			where made.order_id = order_book.id and made.cents > 0`);
		this.figures("total_cents - withdrawn_cents + corrected_cents");
		this.addSql(`alter table order_book add column if not exists balance_cents integer not null generated always as
			(greatest(0, total_cents - withdrawn_cents + corrected_cents - captured_cents)) stored`);
		this.indexes("balance_cents > 0");
	}

	override down(): void {
		this.figures("total_cents - withdrawn_cents");
		this.addSql("alter table order_book drop column if exists balance_cents");
		this.addSql("alter table order_book drop column if exists corrected_cents");
		this.indexes("captured_cents < total_cents");
	}

	/** @param sold what payments are for, as an expression */
	private figures(sold: string): void {
		this.addSql(`alter table order_book drop column payment_status, drop column turnover_cents`);
		this.addSql(`alter table order_book
			add column payment_status text not null generated always as (
				case
					when captured_cents > 0 and refunded_cents >= captured_cents then 'REFUNDED'
					when captured_cents > 0 and captured_cents >= ${sold} then 'PAID'
					when captured_cents > 0 then 'PARTIAL'
					when last_attempt_failed then 'FAILED'
					else 'PENDING'
				end) stored,
			add column turnover_cents integer not null generated always as (
				case
					when status in ('PENDING','CANCELLED') then 0
					else least(total_cents - withdrawn_cents, greatest(captured_cents, ${sold}) - refunded_cents)
				end) stored`);
	}

	private indexes(owing: string): void {
		for (const [name, index] of Object.entries(indexesOf(owing)))
			this.addSql(`create index if not exists ${name} on order_book ${index}`);
	}
}

/** Those that go with the columns. */
const indexesOf = (owing: string) => ({
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
		or (status in ('SHIPPED','DELIVERED') and ${owing})`,
});
