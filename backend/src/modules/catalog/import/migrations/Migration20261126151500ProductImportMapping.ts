import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Mappings of other software's files, one for each list of headings. */
export class Migration20261126151500ProductImportMapping extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS "product_import_mapping" (
			"id" text NOT NULL PRIMARY KEY,
			"headings" text NOT NULL UNIQUE,
			"mapping" jsonb NOT NULL,
			"created_at" timestamptz NOT NULL DEFAULT now(),
			"updated_at" timestamptz NOT NULL DEFAULT now()
		);`);
	}

	override async down(): Promise<void> {
		this.addSql(`DROP TABLE IF EXISTS "product_import_mapping";`);
	}
}
