import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Finds the products whose name or reference resembles what was typed into a quick order. */
export class Migration20261126113000PackagingLikeness extends Migration {
	override async up(): Promise<void> {
		this.addSql("CREATE EXTENSION IF NOT EXISTS pg_trgm");
		this.addSql(`CREATE INDEX IF NOT EXISTS product_packaging_likeness ON product_packaging
			USING gin (folded_name gin_trgm_ops, lower(reference) gin_trgm_ops) WHERE deleted_at IS NULL`);
	}

	override async down(): Promise<void> {
		this.addSql("DROP INDEX IF EXISTS product_packaging_likeness");
	}
}
