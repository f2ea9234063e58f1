import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Views of the admin's lists, each its owner's own. */
export class Migration20261123083000AccountListViews extends Migration {
	override up(): void {
		this.addSql(`create table if not exists account_list_view (
			id text primary key,
			owner_id text not null,
			list text not null check (list in ('orders', 'products')),
			name text not null,
			query text not null,
			is_default boolean not null,
			constraint account_list_view_name unique (owner_id, list, name)
		)`);
		this.addSql(
			"create unique index if not exists account_list_view_default on account_list_view (owner_id, list) where is_default",
		);
	}

	override down(): void {
		this.addSql("drop table if exists account_list_view");
	}
}
