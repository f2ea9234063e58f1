import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Phrases are lexemes of their own: rows from before have none, and are written again as if their products had changed. */
export class Migration20261127083000ProductSearchPhrases extends Migration {
	override up(): void {
		this.addSql("UPDATE product_search SET packaging_at = NULL");
	}

	override down(): void {
		this.addSql("UPDATE product_search SET packaging_at = NULL");
	}
}
