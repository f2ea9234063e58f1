import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Which call made a product: sent twice, it makes one. */
export class Migration20261123120000PackagingRequest extends Migration {
	override async up(): Promise<void> {
		this.addSql(`ALTER TABLE "product_packaging" ADD COLUMN IF NOT EXISTS "request_id" text NULL`);
		this.addSql(
			`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_product_packaging_request_id" ON "product_packaging" ("request_id") WHERE deleted_at IS NULL`,
		);
	}

	override async down(): Promise<void> {
		this.addSql(`ALTER TABLE "product_packaging" DROP COLUMN IF EXISTS "request_id"`);
	}
}
