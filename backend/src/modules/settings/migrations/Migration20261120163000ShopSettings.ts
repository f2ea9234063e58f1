import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Settings by group, with who changed them and a version. The shipping rules become the group "delivery". */
export class Migration20261120163000ShopSettings extends Migration {
	override async up(): Promise<void> {
		this.addSql("alter table shop_setting add column version integer not null default 1, add column changed_by text;");
		this.addSql("update shop_setting set key = 'delivery' where key = 'shipping_rules';");
	}

	override async down(): Promise<void> {
		this.addSql("update shop_setting set key = 'shipping_rules' where key = 'delivery';");
		this.addSql("alter table shop_setting drop column if exists version, drop column if exists changed_by;");
	}
}
