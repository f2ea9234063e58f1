import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What becomes of a payment after it was taken: refunds that a bank returned, and disputes. Amounts in cents. */
export class Migration20261120132000OrderingReversals extends Migration {
	override up(): void {
		this.addSql("alter table payment_ledger drop constraint payment_ledger_kind_check");
		this.addSql(`alter table payment_ledger add constraint payment_ledger_kind_check
			check (kind in ('CAPTURE','REFUND','REFUND_RETURNED','SURPLUS','SURPLUS_RETURN'))`);
		this.addSql(`create table payment_dispute (
			id text primary key,
			order_id text not null references order_book on delete cascade,
			attempt_id text not null references payment_attempt,
			amount_cents integer not null check (amount_cents > 0),
			reason text not null,
			state text not null check (state in ('open','won','lost')),
			opened_at timestamptz not null,
			updated_at timestamptz not null
		)`);
		this.addSql("create index payment_dispute_order on payment_dispute (order_id)");
	}

	override down(): void {
		this.addSql("drop table if exists payment_dispute cascade");
	}
}
