import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Counts the statements that change what is searched, whoever writes them, in their own transaction: a response that was
 * made under another count is stale. `in_stock` alone counts for nothing, or every last box sold would.
 */
export class Migration20261122120000ProductSearchVersion extends Migration {
	override up(): void {
		this.addSql("CREATE TABLE product_search_version (version bigint NOT NULL)");
		this.addSql("CREATE UNIQUE INDEX product_search_version_single ON product_search_version ((true))");
		this.addSql("INSERT INTO product_search_version VALUES (1)");
		this.addSql(`CREATE FUNCTION product_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
			BEGIN UPDATE product_search_version SET version = version + 1; RETURN NULL; END $$`);
		this.addSql(`CREATE TRIGGER product_search_changed
			AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF name, title, category, tags, codes, price, rank, created_at, words, product
			ON product_search FOR EACH STATEMENT EXECUTE FUNCTION product_search_changed()`);
	}

	override down(): void {
		this.addSql("DROP TRIGGER IF EXISTS product_search_changed ON product_search");
		this.addSql("DROP FUNCTION IF EXISTS product_search_changed()");
		this.addSql("DROP TABLE IF EXISTS product_search_version");
	}
}
