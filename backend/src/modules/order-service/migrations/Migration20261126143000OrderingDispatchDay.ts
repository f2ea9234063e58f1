import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The last day on which an order leaves, as it was announced; null for orders from before it was recorded. */
export class Migration20261126143000OrderingDispatchDay extends Migration {
	override up(): void {
		// As text: a day has no time zone, and is read as it was written.
		this.addSql(`alter table order_book add column if not exists dispatch_by text
			check (dispatch_by ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')`);
	}

	override down(): void {
		this.addSql("alter table order_book drop column if exists dispatch_by");
	}
}
