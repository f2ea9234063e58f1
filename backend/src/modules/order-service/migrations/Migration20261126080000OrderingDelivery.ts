import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** How an order is delivered, as it was agreed; null where the shop had one price for all. */
export class Migration20261126080000OrderingDelivery extends Migration {
	override up(): void {
		this.addSql("alter table order_book add column if not exists delivery jsonb");
	}

	override down(): void {
		this.addSql("alter table order_book drop column if exists delivery");
	}
}
