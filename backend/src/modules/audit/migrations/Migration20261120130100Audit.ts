import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The audit log is append only: the database itself refuses to rewrite what an administrator did. */
export class Migration20261120130100Audit extends Migration {
	override up(): void {
		this.addSql(`create table admin_audit (
			id bigint generated always as identity primary key,
			at timestamptz not null default clock_timestamp(),
			actor_id text not null,
			actor_email text not null,
			action text not null,
			entity text not null,
			entity_id text not null,
			label text not null,
			changes jsonb not null
		)`);
		this.addSql("create index admin_audit_entity on admin_audit (entity, entity_id, id)");
		this.addSql(`create function admin_audit_append_only() returns trigger language plpgsql as $$
		begin
			raise exception 'admin_audit is append only';
		end $$`);
		this.addSql(`create trigger admin_audit_append_only before update or delete on admin_audit
			for each row execute function admin_audit_append_only()`);
	}

	override down(): void {
		this.addSql("drop table if exists admin_audit");
		this.addSql("drop function if exists admin_audit_append_only()");
	}
}
