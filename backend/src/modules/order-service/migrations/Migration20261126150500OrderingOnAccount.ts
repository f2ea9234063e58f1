import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When an order was accepted on its company's account; null for any other. */
export class Migration20261126150500OrderingOnAccount extends Migration {
	override up(): void {
		this.addSql("alter table order_book add column if not exists on_account_at timestamptz");
	}

	override down(): void {
		this.addSql("alter table order_book drop column if exists on_account_at");
	}
}
