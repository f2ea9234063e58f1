import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { FOLD_TEXT } from "../../../lib/database/folded";

/** Lists to order from. An owner has a kind, so that a company can own one like a customer does. */
export class Migration20261126114500SavedLists extends Migration {
	override async up(): Promise<void> {
		this.addSql(FOLD_TEXT);
		this.addSql(`CREATE TABLE IF NOT EXISTS saved_list (
			id text PRIMARY KEY,
			owner_kind text NOT NULL CHECK (owner_kind IN ('CUSTOMER')),
			owner_id text NOT NULL,
			name text NOT NULL,
			version integer NOT NULL DEFAULT 1,
			updated_at timestamptz NOT NULL,
			remind_on date NULL,
			consent_version integer NULL,
			consented_at timestamptz NULL,
			CHECK (remind_on IS NULL OR (consent_version IS NOT NULL AND consented_at IS NOT NULL)))`);
		this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS saved_list_name
			ON saved_list (owner_kind, owner_id, fold_text(name))`);
		this.addSql("CREATE INDEX IF NOT EXISTS saved_list_due ON saved_list (remind_on, id) WHERE remind_on IS NOT NULL");
		this.addSql(`CREATE TABLE IF NOT EXISTS saved_list_line (
			list_id text NOT NULL REFERENCES saved_list (id) ON DELETE CASCADE,
			product_id text NOT NULL,
			position integer NOT NULL,
			product_name text NOT NULL,
			boxes integer NOT NULL CHECK (boxes BETWEEN 1 AND 100000),
			unit_price_cents integer NOT NULL CHECK (unit_price_cents >= 0),
			PRIMARY KEY (list_id, product_id))`);
	}

	override async down(): Promise<void> {
		this.addSql("DROP TABLE IF EXISTS saved_list_line");
		this.addSql("DROP TABLE IF EXISTS saved_list");
	}
}
