import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Which administrator entered an order for a customer; null for the orders that customers placed. One a request. */
export class Migration20261122153000OrderingStaffOrders extends Migration {
	override up(): void {
		this.addSql("alter table order_book add column placed_by text");
		this.addSql("create unique index order_book_staff_request on order_book (checkout_id) where placed_by is not null");
	}

	override down(): void {
		this.addSql("alter table order_book drop column if exists placed_by");
	}
}
