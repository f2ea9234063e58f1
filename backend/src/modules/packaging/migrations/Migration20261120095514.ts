import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The French text search configuration of the catalogue's index. The search provider looks for
 * `medusa_search_<language>` and ships only English. Folds accents first where the server has `unaccent`;
 * documents and queries are folded by the shop as well, so nothing depends on that extension.
 */
export class Migration20261120095514 extends Migration {
	override async up(): Promise<void> {
		this.addSql(`
			DO $$
			BEGIN
				IF NOT EXISTS (SELECT 1 FROM pg_ts_config WHERE cfgname = 'medusa_search_french') THEN
					CREATE TEXT SEARCH CONFIGURATION medusa_search_french (COPY = french);
					BEGIN
						CREATE EXTENSION IF NOT EXISTS unaccent;
						ALTER TEXT SEARCH CONFIGURATION medusa_search_french
							ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;
					EXCEPTION WHEN OTHERS THEN
						RAISE NOTICE 'unaccent is not available: %', SQLERRM;
					END;
				END IF;
			END
			$$;
		`);
	}

	override async down(): Promise<void> {
		this.addSql("DROP TEXT SEARCH CONFIGURATION IF EXISTS medusa_search_french;");
	}
}
