import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A company can own a list. */
export class Migration20261126153500SavedListsShared extends Migration {
	override async up(): Promise<void> {
		this.addSql("alter table saved_list drop constraint if exists saved_list_owner_kind_check");
		this.addSql(
			"alter table saved_list add constraint saved_list_owner_kind_check check (owner_kind in ('CUSTOMER', 'COMPANY'))",
		);
	}

	override async down(): Promise<void> {
		this.addSql("delete from saved_list where owner_kind <> 'CUSTOMER'");
		this.addSql("alter table saved_list drop constraint if exists saved_list_owner_kind_check");
		this.addSql("alter table saved_list add constraint saved_list_owner_kind_check check (owner_kind in ('CUSTOMER'))");
	}
}
