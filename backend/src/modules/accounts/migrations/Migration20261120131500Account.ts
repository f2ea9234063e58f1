import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120131500Account extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS "account_ticket" (
			"hash" text NOT NULL PRIMARY KEY,
			"purpose" text NOT NULL,
			"identity_id" text NULL,
			"data" jsonb NOT NULL DEFAULT '{}',
			"expires_at" timestamptz NOT NULL
		);`);
		this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_ticket_expires_at" ON "account_ticket" ("expires_at");`);
		this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_ticket_identity_id" ON "account_ticket" ("identity_id");`);
	}

	override async down(): Promise<void> {
		this.addSql(`DROP TABLE IF EXISTS "account_ticket";`);
	}
}
