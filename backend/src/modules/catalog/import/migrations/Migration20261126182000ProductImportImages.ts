import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Images that imports have fetched, by the hash of their address, so that a repeated import fetches none again. */
export class Migration20261126182000ProductImportImages extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS "product_import_image" (
			"address_hash" text NOT NULL PRIMARY KEY,
			"image" text NOT NULL,
			"created_at" timestamptz NOT NULL DEFAULT now()
		);`);
	}

	override async down(): Promise<void> {
		this.addSql(`DROP TABLE IF EXISTS "product_import_image";`);
	}
}
