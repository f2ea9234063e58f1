import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What search engines and shared links show of a page, where it is not the page's own. */
export class Migration20261126193000ContentSeo extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE TABLE IF NOT EXISTS content_seo (
			path text PRIMARY KEY,
			title text NOT NULL,
			description text NOT NULL,
			image text NOT NULL,
			changed_at timestamptz NOT NULL DEFAULT now(),
			changed_by text NOT NULL)`);
		this.addSql(`CREATE OR REPLACE FUNCTION public_change_of_seo() RETURNS trigger LANGUAGE plpgsql AS $$
			BEGIN
				INSERT INTO public_change (tag) VALUES ('seo');
				RETURN NULL;
			END $$`);
		this.addSql(`CREATE OR REPLACE TRIGGER public_change_seo AFTER INSERT OR UPDATE OR DELETE ON content_seo
			FOR EACH STATEMENT EXECUTE FUNCTION public_change_of_seo()`);
	}

	override async down(): Promise<void> {
		this.addSql("DROP TABLE IF EXISTS content_seo");
		this.addSql("DROP FUNCTION IF EXISTS public_change_of_seo()");
	}
}
