import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Imports of customers remember mappings, too: one for each kind of import and list of headings. */
export class Migration20261127042000ImportMapping extends Migration {
	override async up(): Promise<void> {
		this.addSql(`ALTER TABLE "product_import_mapping" RENAME TO "import_mapping";`);
		this.addSql(`ALTER TABLE "import_mapping"
			ADD COLUMN "kind" text NOT NULL DEFAULT 'products' CHECK ("kind" IN ('products', 'customers')),
			DROP CONSTRAINT "product_import_mapping_headings_key",
			ADD CONSTRAINT "import_mapping_kind_headings_key" UNIQUE ("kind", "headings");`);
		this.addSql(`ALTER TABLE "import_mapping" ALTER COLUMN "kind" DROP DEFAULT;`);
	}

	override async down(): Promise<void> {
		this.addSql(`DELETE FROM "import_mapping" WHERE "kind" <> 'products';`);
		this.addSql(`ALTER TABLE "import_mapping" DROP COLUMN "kind",
			ADD CONSTRAINT "product_import_mapping_headings_key" UNIQUE ("headings");`);
		this.addSql(`ALTER TABLE "import_mapping" RENAME TO "product_import_mapping";`);
	}
}
