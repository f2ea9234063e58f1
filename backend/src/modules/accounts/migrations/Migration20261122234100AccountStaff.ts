import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What each administrator may do. Who administers already may do everything, as until now. */
export class Migration20261122234100AccountStaff extends Migration {
	override up(): void {
		this.addSql(`create table if not exists account_staff (
			user_id text primary key,
			role text not null check (role in ('owner', 'orders', 'catalogue', 'accounting', 'readonly'))
		)`);
		// A new database has no users yet, and may not have Medusa's table of them.
		this.addSql(`do $$ begin
			if to_regclass('"user"') is not null then
				insert into account_staff (user_id, role) select id, 'owner' from "user" where deleted_at is null
					on conflict do nothing;
			end if;
		end $$`);
	}

	override down(): void {
		this.addSql("drop table if exists account_staff");
	}
}
