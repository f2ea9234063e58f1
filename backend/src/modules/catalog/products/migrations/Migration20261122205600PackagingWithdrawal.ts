import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whether a consumer may withdraw from the purchase of a product; of every one that is there the right exists. */
export class Migration20261122205600PackagingWithdrawal extends Migration {
	override async up(): Promise<void> {
		this.addSql(
			`ALTER TABLE "product_packaging" ADD COLUMN IF NOT EXISTS "withdrawal_right" text NOT NULL DEFAULT 'FREE';`,
		);
	}

	override async down(): Promise<void> {
		this.addSql(`ALTER TABLE "product_packaging" DROP COLUMN IF EXISTS "withdrawal_right";`);
	}
}
