import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** An order keeps the day that was promised where the shop has one price for all. */
export class Migration20261129172000PromisedDay extends Migration {
	override async up(): Promise<void> {
		this.addSql(
			"alter table order_book add column delivered_from text check (delivered_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')",
		);
	}
}
