import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const refusing = (exception: string) => `create or replace function admin_audit_append_only() returns trigger
	language plpgsql as $$
	begin
		${exception}
		raise exception 'admin_audit is append only';
	end $$`;

/** Who was erased is taken out of what a line says; who did it, what and when still never changes. */
export class Migration20261122231500AuditForgetting extends Migration {
	override up(): void {
		this.addSql(
			refusing(`if tg_op = 'UPDATE' and current_setting('shop.forgetting', true) = 'on'
			and (new.id, new.at, new.actor_id, new.actor_email, new.action, new.entity, new.entity_id)
				= (old.id, old.at, old.actor_id, old.actor_email, old.action, old.entity, old.entity_id) then
			return new;
		end if;`),
		);
	}

	override down(): void {
		this.addSql(refusing(""));
	}
}
