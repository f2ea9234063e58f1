import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Codes of second factors that were used: each opens one session. */
export class Migration20261122235300AccountSecondFactor extends Migration {
	override up(): void {
		this.addSql(`create table if not exists account_second_factor_use (
			identity_id text not null,
			code_hash text not null,
			used_at timestamptz not null default now(),
			primary key (identity_id, code_hash)
		)`);
	}

	override down(): void {
		this.addSql("drop table if exists account_second_factor_use");
	}
}
