import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * The Medusa user who issued a key, whose role limits it. A key whose maker has left the team, or that the previous release
 * issues meanwhile, has none: it opens nothing.
 */
export class Migration20261128183000ChannelKeyMaker extends Migration {
	override up(): void {
		this.addSql("alter table channel_key add column if not exists maker_id text");
		// A new database has no keys yet, and may not have Medusa's tables.
		this.addSql(`do $$ begin
			if to_regclass('auth_identity') is not null and to_regclass('"user"') is not null then
				update channel_key set maker_id = staff.id
				from "user" staff join auth_identity identity on identity.app_metadata ->> 'user_id' = staff.id
					and identity.deleted_at is null
				where staff.deleted_at is null and created_by in (staff.id, identity.app_metadata ->> 'customer_id');
			end if;
		end $$`);
	}

	override down(): void {
		this.addSql("alter table channel_key drop column if exists maker_id");
	}
}
