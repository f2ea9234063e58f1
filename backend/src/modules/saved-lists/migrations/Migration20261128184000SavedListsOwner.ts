import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A list that is shared with a company stays its owner's; null for a list that is not shared, and where the owner is unknown. */
export class Migration20261128184000SavedListsOwner extends Migration {
	override async up(): Promise<void> {
		this.addSql("alter table saved_list add column if not exists shared_by text");
		this.addSql(
			"create index if not exists saved_list_shared_by on saved_list (shared_by) where shared_by is not null",
		);
	}

	override async down(): Promise<void> {
		this.addSql("alter table saved_list drop column if exists shared_by");
	}
}
