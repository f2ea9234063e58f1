import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const INDEXES = {
	created_at: "created_at DESC, title, id) INCLUDE (category, tags, price, in_stock",
	price: "price) INCLUDE (title, id, category, tags, in_stock",
	rank: "in_stock DESC, rank DESC, title, id) INCLUDE (category, tags, price",
};

/** Allergens of the search, written with the documents within the hour, and those that a customer had the shop remember. */
export class Migration20261129172000AllergenFilter extends Migration {
	override async up(): Promise<void> {
		this.addSql("alter table product_search add contained_allergens integer, add possible_allergens integer");
		// Lists and counts read these indexes alone.
		for (const [name, columns] of Object.entries(INDEXES)) {
			this.addSql(`drop index "IDX_product_search_${name}"`);
			this.addSql(
				`create index "IDX_product_search_${name}" on product_search (${columns}, contained_allergens, possible_allergens)`,
			);
		}
		this.addSql(`create table account_allergens (
			customer_id text primary key,
			avoided text[] not null,
			allow_traces boolean not null,
			consented_at timestamptz not null
		)`);
	}
}
