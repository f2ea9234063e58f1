import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whether a batch ships orders that are not paid; those that are under way were asked for without that question, and do. */
export class Migration20261125203000OrderingUnpaidBatches extends Migration {
	override up(): void {
		this.addSql("alter table order_batch add column if not exists ship_unpaid boolean not null default true");
	}

	override down(): void {
		this.addSql("alter table order_batch drop column if exists ship_unpaid");
	}
}
