import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** How long a product takes to be prepared, where that is longer than the shop's own preparation. */
export class Migration20261126112000PackagingPreparation extends Migration {
	override async up(): Promise<void> {
		this.addSql(`ALTER TABLE "product_packaging" ADD COLUMN IF NOT EXISTS "preparation_days" integer NULL;`);
	}

	override async down(): Promise<void> {
		this.addSql(`ALTER TABLE "product_packaging" DROP COLUMN IF EXISTS "preparation_days";`);
	}
}
