import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const COLUMNS = ["legal_name", "storage_conditions", "operator", "origin"];

/** What food law wants to be read of a food beside its ingredients. */
export class Migration20261122090000PackagingFoodLaw extends Migration {
	override async up(): Promise<void> {
		for (const column of COLUMNS)
			this.addSql(`ALTER TABLE "product_packaging" ADD COLUMN IF NOT EXISTS "${column}" text NOT NULL DEFAULT '';`);
	}

	override async down(): Promise<void> {
		for (const column of COLUMNS) this.addSql(`ALTER TABLE "product_packaging" DROP COLUMN IF EXISTS "${column}";`);
	}
}
