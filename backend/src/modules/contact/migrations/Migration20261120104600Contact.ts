import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120104600Contact extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS "contact_message" (
			"id" text NOT NULL,
			"name" text NOT NULL,
			"email" text NOT NULL,
			"subject" text NOT NULL,
			"message" text NOT NULL,
			"created_at" timestamptz NOT NULL DEFAULT now(),
			"updated_at" timestamptz NOT NULL DEFAULT now(),
			"deleted_at" timestamptz NULL,
			CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
		);`);
		this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_contact_message_created_at"
			ON "contact_message" ("created_at") WHERE deleted_at IS NULL;`);
		this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_contact_message_deleted_at"
			ON "contact_message" ("deleted_at") WHERE deleted_at IS NULL;`);
	}

	override async down(): Promise<void> {
		this.addSql(`DROP TABLE IF EXISTS "contact_message";`);
	}
}
