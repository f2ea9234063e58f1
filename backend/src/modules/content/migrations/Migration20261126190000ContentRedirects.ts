import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Where addresses of a former shop lead. */
export class Migration20261126190000ContentRedirects extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS content_redirect (
			id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
			old_path text NOT NULL UNIQUE,
			target text NOT NULL,
			changed_at timestamptz NOT NULL DEFAULT now(),
			changed_by text NOT NULL)`);
	}

	override async down(): Promise<void> {
		this.addSql("DROP TABLE IF EXISTS content_redirect");
	}
}
