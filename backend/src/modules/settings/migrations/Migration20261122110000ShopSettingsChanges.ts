import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Notifies caches of public pages of a changed setting. */
export class Migration20261122110000ShopSettingsChanges extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE FUNCTION public_change_of_settings() RETURNS trigger LANGUAGE plpgsql AS $$
			BEGIN
				INSERT INTO public_change (tag) VALUES ('settings');
				RETURN NULL;
			END $$`);
		this.addSql(`CREATE TRIGGER public_change_settings AFTER INSERT OR UPDATE OR DELETE ON shop_setting
			FOR EACH STATEMENT EXECUTE FUNCTION public_change_of_settings()`);
	}

	override async down(): Promise<void> {
		this.addSql("DROP TRIGGER IF EXISTS public_change_settings ON shop_setting");
		this.addSql("DROP FUNCTION IF EXISTS public_change_of_settings()");
	}
}
