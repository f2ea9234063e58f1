import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The admin reads the ledger of all orders, latest first. */
export class Migration20261123042500OrderingLedgerByTime extends Migration {
	override up(): void {
		this.addSql("create index payment_ledger_recorded on payment_ledger (recorded_at desc, id desc)");
	}

	override down(): void {
		this.addSql("drop index if exists payment_ledger_recorded");
	}
}
