import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Which process may write for a running import. */
export class Migration20261125203500ProductImportLease extends Migration {
	override async up(): Promise<void> {
		this.addSql(`ALTER TABLE "product_import" ADD COLUMN IF NOT EXISTS "lease" text NOT NULL DEFAULT '';`);
	}

	override async down(): Promise<void> {
		this.addSql(`ALTER TABLE "product_import" DROP COLUMN IF EXISTS "lease";`);
	}
}
