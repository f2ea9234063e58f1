import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120130000Account extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS "account_session" (
			"id" text NOT NULL PRIMARY KEY,
			"identity_id" text NOT NULL,
			"created_at" timestamptz NOT NULL DEFAULT now(),
			"last_seen_at" timestamptz NOT NULL DEFAULT now()
		);`);
		this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_session_identity_id" ON "account_session" ("identity_id");`);
		this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_session_last_seen_at" ON "account_session" ("last_seen_at");`);
	}

	override async down(): Promise<void> {
		this.addSql(`DROP TABLE IF EXISTS "account_session";`);
	}
}
