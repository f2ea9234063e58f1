import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Images that pages and slides can show, with the words for who does not see them. */
export class Migration20261126183000ContentImages extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS content_image (
			url text PRIMARY KEY,
			alt text NOT NULL CHECK (alt <> ''),
			added_at timestamptz NOT NULL DEFAULT now(),
			changed_by text NOT NULL)`);
	}

	override async down(): Promise<void> {
		this.addSql("DROP TABLE IF EXISTS content_image");
	}
}
