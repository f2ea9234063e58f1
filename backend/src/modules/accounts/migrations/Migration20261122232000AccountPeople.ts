import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When the owner of an idle account was warned, and what the staff notes of a customer. */
export class Migration20261122232000AccountPeople extends Migration {
	override up(): void {
		this.addSql("alter table account_activity add column if not exists warned_at timestamptz");
		this.addSql(`create table if not exists account_note (
			customer_id text primary key,
			note text not null,
			updated_at timestamptz not null,
			updated_by text not null
		)`);
	}

	override down(): void {
		this.addSql("drop table if exists account_note");
		this.addSql("alter table account_activity drop column if exists warned_at");
	}
}
