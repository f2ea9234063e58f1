import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * A change of the engine's categories, whoever writes it, makes what is held of the catalogue stale in every process, and the
 * public pages, which all name the categories.
 */
export class Migration20261123153000ProductSearchCategories extends Migration {
	override up(): void {
		this.addSql(`CREATE FUNCTION public_change_of_categories() RETURNS trigger LANGUAGE plpgsql AS $$
			BEGIN
				INSERT INTO public_change (tag) VALUES ('categories');
				UPDATE product_search_version SET version = version + 1;
				RETURN NULL;
			END $$`);
		this.addSql(`CREATE TRIGGER public_change_categories AFTER INSERT OR UPDATE OR DELETE ON product_category
			FOR EACH STATEMENT EXECUTE FUNCTION public_change_of_categories()`);
	}

	override down(): void {
		this.addSql("DROP TRIGGER IF EXISTS public_change_categories ON product_category");
		this.addSql("DROP FUNCTION IF EXISTS public_change_of_categories()");
	}
}
