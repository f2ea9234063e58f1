import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Why a refund is made, how money came by hand, and payments that are corrected: they count as never received. Turnover, a generated column, is the sale
 * less what was paid back of it, also when all that was paid is (the domain's `turnoverCents`; a test compares them).
 */
export class Migration20261128191500OrderingRefundCauses extends Migration {
	override up(): void {
		this.addSql(`alter table payment_refund add column if not exists cause text not null default 'GOODS'
			check (cause in ('GOODS', 'GESTURE', 'PAYMENT'))`);
		this.addSql(
			`alter table manual_payment add column if not exists means text check (means in ('transfer', 'cheque', 'cash'))`,
		);
		this.kinds([...KINDS, "CAPTURE_RETURN", "CAPTURE_RETURN_REFUSED"]);
		this.turnover("");
	}

	override down(): void {
		this.turnover("when captured_cents > 0 and refunded_cents >= captured_cents then 0");
		this.kinds(KINDS);
		this.addSql("alter table manual_payment drop column if exists means");
		this.addSql("alter table payment_refund drop column if exists cause");
	}

	private kinds(kinds: readonly string[]): void {
		this.addSql(`alter table payment_ledger drop constraint if exists payment_ledger_kind_check,
			add constraint payment_ledger_kind_check check (kind in (${kinds.map((kind) => `'${kind}'`).join(", ")}))`);
	}

	private turnover(given: string): void {
		this.addSql("alter table order_book drop column turnover_cents");
		this.addSql(`alter table order_book add column turnover_cents integer not null generated always as (
			case
				when status in ('PENDING','CANCELLED') then 0
				${given}
				else least(total_cents - withdrawn_cents, greatest(captured_cents, total_cents - withdrawn_cents) - refunded_cents)
			end) stored`);
		for (const [name, index] of Object.entries(INDEXES)) this.addSql(`create index ${name} on order_book ${index}`);
	}
}

const KINDS = ["CAPTURE", "REFUND", "REFUND_RETURNED", "SURPLUS", "SURPLUS_RETURN", "SURPLUS_RETURN_REFUSED"];

/** Those that go with the column. */
const INDEXES = {
	order_book_status: "(status, created_at desc, id desc) include (turnover_cents)",
	order_book_day: "(created_at) include (status, turnover_cents, customer_id)",
	order_book_channel: "(sales_channel_id, created_at desc, id desc) include (status, turnover_cents)",
	order_book_channel_day: "(created_at) include (sales_channel_id, turnover_cents)",
};
