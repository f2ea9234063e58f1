import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A surplus whose return the bank would not take is a movement of its own: the money is with the shop again. */
export class Migration20261120164500OrderingSurplusRefused extends Migration {
	override up(): void {
		this.addSql("alter table payment_ledger drop constraint payment_ledger_kind_check");
		this.addSql(`alter table payment_ledger add constraint payment_ledger_kind_check check (kind in
			('CAPTURE','REFUND','REFUND_RETURNED','SURPLUS','SURPLUS_RETURN','SURPLUS_RETURN_REFUSED'))`);
	}

	override down(): void {
		this.addSql("alter table payment_ledger drop constraint payment_ledger_kind_check");
		this.addSql(`alter table payment_ledger add constraint payment_ledger_kind_check check (kind in
			('CAPTURE','REFUND','REFUND_RETURNED','SURPLUS','SURPLUS_RETURN'))`);
	}
}
