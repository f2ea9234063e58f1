import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Which contact messages the team has handled. */
export class Migration20261123093000ContactHandled extends Migration {
	override async up(): Promise<void> {
		this.addSql(`ALTER TABLE contact_message ADD COLUMN handled_at timestamptz, ADD COLUMN handled_by text,
			ADD CONSTRAINT contact_message_handled CHECK ((handled_at IS NULL) = (handled_by IS NULL))`);
	}

	override async down(): Promise<void> {
		this.addSql("ALTER TABLE contact_message DROP COLUMN handled_at, DROP COLUMN handled_by");
	}
}
