import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Who asked for the newsletter, when, with which words, and the hash of the link that confirms it. */
export class Migration20261123044000Newsletter extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS newsletter_reader (
			email text PRIMARY KEY,
			asked_at timestamptz NOT NULL,
			consent_version integer NOT NULL,
			confirmed_at timestamptz NULL,
			confirm_hash text NOT NULL UNIQUE,
			confirm_until timestamptz NOT NULL,
			unsubscribe_token text NOT NULL UNIQUE)`);
		this.addSql(`CREATE INDEX IF NOT EXISTS newsletter_reader_confirmed
			ON newsletter_reader (confirmed_at, email) WHERE confirmed_at IS NOT NULL`);
		this.addSql(`CREATE INDEX IF NOT EXISTS newsletter_reader_pending
			ON newsletter_reader (confirm_until) WHERE confirmed_at IS NULL`);
	}

	override async down(): Promise<void> {
		this.addSql("DROP TABLE IF EXISTS newsletter_reader");
	}
}
