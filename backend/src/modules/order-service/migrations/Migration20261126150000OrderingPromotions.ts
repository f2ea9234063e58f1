import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Promotions that an order uses, and the price of a box before them. */
export class Migration20261126150000OrderingPromotions extends Migration {
	override up(): void {
		this.addSql("alter table order_book add column if not exists promotions jsonb not null default '[]'");
		this.addSql(`create index if not exists order_book_promotions on order_book using gin (promotions jsonb_path_ops)
			where promotions <> '[]'`);
		this.addSql("alter table order_book_line add column if not exists list_unit_price_cents integer");
		this.addSql(`alter table order_book_line add constraint order_book_line_list_price
			check (list_unit_price_cents > unit_price_cents)`);
	}

	override down(): void {
		this.addSql("alter table order_book_line drop column if exists list_unit_price_cents");
		this.addSql("alter table order_book drop column if exists promotions");
	}
}
