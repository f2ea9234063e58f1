import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Refunds made in the provider's own dashboard that have not arrived yet; a dispute may be a mere inquiry, and a
 * decision on it may be appealed.
 */
export class Migration20261122050000OrderingRefundsUnderWay extends Migration {
	override up(): void {
		this.addSql(`create table payment_refund_underway (
			id text primary key,
			order_id text not null references order_book,
			attempt_id text not null references payment_attempt,
			amount_cents integer not null check (amount_cents > 0),
			since timestamptz not null
		)`);
		this.addSql("create index payment_refund_underway_order on payment_refund_underway (order_id)");
		this.addSql("alter table payment_dispute drop constraint payment_dispute_state_check");
		this.addSql(`alter table payment_dispute add constraint payment_dispute_state_check
			check (state in ('inquiry','open','appeal','won','lost'))`);
	}

	override down(): void {
		this.addSql("drop table if exists payment_refund_underway");
		this.addSql("update payment_dispute set state = 'open' where state in ('inquiry','appeal')");
		this.addSql("alter table payment_dispute drop constraint payment_dispute_state_check");
		this.addSql(`alter table payment_dispute add constraint payment_dispute_state_check
			check (state in ('open','won','lost'))`);
	}
}
