import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120130600ProductImport extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS "product_import" (
			"id" text NOT NULL PRIMARY KEY,
			"state" text NOT NULL CHECK ("state" IN ('RUNNING', 'DONE', 'REFUSED', 'FAILED')),
			"dry_run" boolean NOT NULL,
			"actor_id" text NOT NULL,
			"progress" jsonb NOT NULL,
			"created_at" timestamptz NOT NULL DEFAULT now(),
			"seen_at" timestamptz NOT NULL DEFAULT now()
		);`);
		// One at a time, over all processes.
		this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_product_import_running"
			ON "product_import" ((true)) WHERE "state" = 'RUNNING';`);
		this.addSql(`CREATE TABLE IF NOT EXISTS "product_import_undo" (
			"import_id" text NOT NULL REFERENCES "product_import" ("id") ON DELETE CASCADE,
			"reference" text NOT NULL,
			"previous" jsonb NULL,
			PRIMARY KEY ("import_id", "reference")
		);`);
	}

	override async down(): Promise<void> {
		this.addSql(`DROP TABLE IF EXISTS "product_import_undo";`);
		this.addSql(`DROP TABLE IF EXISTS "product_import";`);
	}
}
