import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Products of one price stand by name, in the index too. Each spelling of a word is a row: as which of "praline" and
 * "praliné" a word was kept depended on the product that came first. The hourly rebuild of the index adds the others.
 */
export class Migration20261122100000ProductSearchTies extends Migration {
	override async up(): Promise<void> {
		this.addSql(`ALTER TABLE "product_search_word" DROP CONSTRAINT IF EXISTS "product_search_word_pkey",
			ADD PRIMARY KEY ("word", "spelling");`);
		this.indexPrice("(price, title, id) INCLUDE (in_stock)");
	}

	override async down(): Promise<void> {
		this.addSql(`DELETE FROM "product_search_word" kept USING "product_search_word" other
			WHERE other."word" = kept."word" AND other."spelling" > kept."spelling";`);
		this.addSql(`ALTER TABLE "product_search_word" DROP CONSTRAINT IF EXISTS "product_search_word_pkey",
			ADD PRIMARY KEY ("word");`);
		this.indexPrice("(price, id) INCLUDE (in_stock)");
	}

	private indexPrice(definition: string): void {
		this.addSql(`DROP INDEX IF EXISTS "IDX_product_search_price"`);
		this.addSql(`CREATE INDEX "IDX_product_search_price" ON product_search ${definition}`);
	}
}
