import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Cart and favourites of an account, as its devices last agreed on them. */
export class Migration20261126121000Baskets extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS account_basket (
			customer_id text PRIMARY KEY,
			version integer NOT NULL,
			cart jsonb NOT NULL,
			favourites text[] NOT NULL,
			updated_at timestamptz NOT NULL)`);
	}

	override async down(): Promise<void> {
		this.addSql("DROP TABLE IF EXISTS account_basket");
	}
}
