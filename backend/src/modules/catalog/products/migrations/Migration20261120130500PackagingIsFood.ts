import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What states no ingredients so far (sticks, paper cones) is not food. */
export class Migration20261120130500PackagingIsFood extends Migration {
	override async up(): Promise<void> {
		this.addSql(`ALTER TABLE "product_packaging" ADD COLUMN IF NOT EXISTS "is_food" boolean NOT NULL DEFAULT true;`);
		this.addSql(`UPDATE "product_packaging" SET "is_food" = false WHERE "ingredients" = '';`);
	}

	override async down(): Promise<void> {
		this.addSql(`ALTER TABLE "product_packaging" DROP COLUMN IF EXISTS "is_food";`);
	}
}
