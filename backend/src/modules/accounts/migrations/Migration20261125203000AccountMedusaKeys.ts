import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Revokes the secret keys of Medusa whose creator is no owner: until now they had full access. Left unrevoked, they would open
 * it again for a creator who becomes an owner again.
 */
export class Migration20261125203000AccountMedusaKeys extends Migration {
	override up(): void {
		// A new database has no keys yet, and may not have Medusa's table of them.
		this.addSql(`do $$ begin
			if to_regclass('api_key') is not null and to_regclass('"user"') is not null then
				with recursive made as (
					select api_key.id from api_key join account_staff owner on owner.user_id = api_key.created_by
						join "user" on "user".id = owner.user_id and "user".deleted_at is null
						where owner.role = 'owner'
					union select child.id from api_key child join made on child.created_by = made.id)
				update api_key set revoked_at = now(), revoked_by = 'upgrade', updated_at = now()
				where type = 'secret' and deleted_at is null and (revoked_at is null or revoked_at > now())
					and id not in (select id from made);
			end if;
		end $$`);
	}

	// What was revoked stays revoked.
	override down(): void {}
}
