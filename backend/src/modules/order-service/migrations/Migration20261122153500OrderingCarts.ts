import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** From which cart of Medusa's Store API an order was placed; null for one of the shop's own pages. */
export class Migration20261122153500OrderingCarts extends Migration {
	override up(): void {
		this.addSql("alter table order_book add column cart_id text");
		this.addSql(
			"create index order_book_cart on order_book (cart_id, created_at desc, id desc) where cart_id is not null",
		);
	}

	override down(): void {
		this.addSql("drop index if exists order_book_cart");
		this.addSql("alter table order_book drop column if exists cart_id");
	}
}
