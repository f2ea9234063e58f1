import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The version of the terms that an order was placed under; unknown of older orders. */
export class Migration20261122212900OrderingTerms extends Migration {
	override up(): void {
		this.addSql("alter table order_book add column if not exists terms_id integer");
	}

	override down(): void {
		this.addSql("alter table order_book drop column if exists terms_id");
	}
}
