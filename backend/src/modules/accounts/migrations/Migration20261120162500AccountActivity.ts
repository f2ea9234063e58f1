import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When an account was last signed in to: its sessions go after a week, and the purge asks about years. */
export class Migration20261120162500AccountActivity extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS "account_activity" (
			"identity_id" text NOT NULL PRIMARY KEY,
			"signed_in_at" timestamptz NOT NULL
		);`);
		// Who has a session now has signed in at its beginning.
		this.addSql(`INSERT INTO "account_activity" ("identity_id", "signed_in_at")
			SELECT "identity_id", max("created_at") FROM "account_session" GROUP BY "identity_id" ON CONFLICT DO NOTHING;`);
	}

	override async down(): Promise<void> {
		this.addSql(`DROP TABLE IF EXISTS "account_activity";`);
	}
}
