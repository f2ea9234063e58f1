import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261120100032 extends Migration {
	override async up(): Promise<void> {
		this.addSql(
			`create table if not exists "shop_setting" ("key" text not null, "value" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shop_setting_pkey" primary key ("key"));`,
		);
		this.addSql(
			`CREATE INDEX IF NOT EXISTS "IDX_shop_setting_deleted_at" ON "shop_setting" ("deleted_at") WHERE deleted_at IS NULL;`,
		);
	}

	override async down(): Promise<void> {
		this.addSql(`drop table if exists "shop_setting" cascade;`);
	}
}
