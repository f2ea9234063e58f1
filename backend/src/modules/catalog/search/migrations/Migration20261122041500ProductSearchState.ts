import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Which state of a product a row was made from: a change that no event announced is found by it, whatever the clocks say and
 * however long the change took to commit. Rows from before have none and are rebuilt.
 */
export class Migration20261122041500ProductSearchState extends Migration {
	override async up(): Promise<void> {
		this.addSql("ALTER TABLE product_search ADD COLUMN product_at timestamptz, ADD COLUMN packaging_at timestamptz");
	}

	override async down(): Promise<void> {
		this.addSql("ALTER TABLE product_search DROP COLUMN product_at, DROP COLUMN packaging_at");
	}
}
