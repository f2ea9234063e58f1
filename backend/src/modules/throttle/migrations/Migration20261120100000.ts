import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120100000 extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS "throttle_window" (
			"key" text NOT NULL PRIMARY KEY,
			"attempts" integer NOT NULL,
			"expires_at" timestamptz NOT NULL
		);`);
		this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_throttle_window_expires_at" ON "throttle_window" ("expires_at");`);
	}

	override async down(): Promise<void> {
		this.addSql(`DROP TABLE IF EXISTS "throttle_window";`);
	}
}
