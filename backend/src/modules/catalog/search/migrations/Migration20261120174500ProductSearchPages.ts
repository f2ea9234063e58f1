import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Availability in the indexes of the other orders too, so that what is sold out is passed over without a look at its row. */
export class Migration20261120174500ProductSearchPages extends Migration {
	override async up(): Promise<void> {
		this.replace("price", "(price, id) INCLUDE (in_stock)");
		this.replace("created_at", "(created_at DESC, title, id) INCLUDE (in_stock)");
	}

	override async down(): Promise<void> {
		this.replace("price", "(price, id)");
		this.replace("created_at", "(created_at DESC, title, id)");
	}

	private replace(name: string, definition: string): void {
		this.addSql(`DROP INDEX IF EXISTS "IDX_product_search_${name}"`);
		this.addSql(`CREATE INDEX "IDX_product_search_${name}" ON product_search ${definition}`);
	}
}
