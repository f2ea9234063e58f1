import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Who may pay by deposit whatever the code. It may be there from the time when it stood with the codes. */
export class Migration20261122110000Deposit extends Migration {
	override up(): void {
		this.addSql(`create table if not exists deposit_permission (
			customer_id text primary key,
			permission text not null check (permission in ('ALLOWED','REFUSED')),
			changed_at timestamptz not null,
			changed_by text not null
		)`);
	}

	override down(): void {
		this.addSql("drop table if exists deposit_permission");
	}
}
