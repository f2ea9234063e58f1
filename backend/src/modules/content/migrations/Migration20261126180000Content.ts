import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Pages of text and their versions; a page of the shop without a row has its first text. A version is never changed, save that
 * a later one takes its place in the schedule.
 */
export class Migration20261126180000Content extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS content_page (
			slug text PRIMARY KEY,
			version integer NOT NULL DEFAULT 1,
			withdrawn_at timestamptz NULL)`);
		this.addSql(`CREATE TABLE IF NOT EXISTS content_page_version (
			id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
			slug text NOT NULL REFERENCES content_page (slug) ON DELETE CASCADE,
			content jsonb NOT NULL,
			saved_at timestamptz NOT NULL DEFAULT now(),
			changed_by text NOT NULL,
			publish_at timestamptz NULL)`);
		this.addSql("CREATE INDEX IF NOT EXISTS content_page_version_of ON content_page_version (slug, id)");
		this.addSql(`CREATE INDEX IF NOT EXISTS content_page_version_due ON content_page_version (publish_at)
			WHERE publish_at IS NOT NULL`);
		this.addSql(`CREATE OR REPLACE FUNCTION public_change_of_pages() RETURNS trigger LANGUAGE plpgsql AS $$
			BEGIN
				INSERT INTO public_change (tag) VALUES ('pages');
				RETURN NULL;
			END $$`);
		for (const table of ["content_page", "content_page_version"])
			this.addSql(`CREATE OR REPLACE TRIGGER public_change_pages AFTER INSERT OR UPDATE OR DELETE ON ${table}
				FOR EACH STATEMENT EXECUTE FUNCTION public_change_of_pages()`);
	}

	override async down(): Promise<void> {
		this.addSql("DROP TABLE IF EXISTS content_page_version");
		this.addSql("DROP TABLE IF EXISTS content_page");
		this.addSql("DROP FUNCTION IF EXISTS public_change_of_pages()");
	}
}
