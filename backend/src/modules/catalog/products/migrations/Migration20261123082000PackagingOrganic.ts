import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** By whom organic food is controlled and where it was farmed; which date a pack has, and how much of it is left at delivery. */
export class Migration20261123082000PackagingOrganic extends Migration {
	override async up(): Promise<void> {
		this.addSql(`ALTER TABLE "product_packaging"
			ADD COLUMN IF NOT EXISTS "organic_code" text NOT NULL DEFAULT '',
			ADD COLUMN IF NOT EXISTS "organic_farming" text NOT NULL DEFAULT '',
			ADD COLUMN IF NOT EXISTS "durability" text NOT NULL DEFAULT 'BEST_BEFORE',
			ADD COLUMN IF NOT EXISTS "days_at_delivery" integer NULL;`);
	}

	override async down(): Promise<void> {
		this.addSql(`ALTER TABLE "product_packaging"
			DROP COLUMN IF EXISTS "organic_code",
			DROP COLUMN IF EXISTS "organic_farming",
			DROP COLUMN IF EXISTS "durability",
			DROP COLUMN IF EXISTS "days_at_delivery";`);
	}
}
