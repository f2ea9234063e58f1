import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The reminders that were sent of an invoice: the first and the second, each once. */
export class Migration20261126152000Dunning extends Migration {
	override up(): void {
		this.addSql(`create table if not exists payment_reminder (
			invoice text not null,
			step integer not null check (step in (1, 2)),
			company_id text not null,
			sent_at timestamptz not null,
			primary key (invoice, step))`);
	}

	override down(): void {
		this.addSql("drop table if exists payment_reminder");
	}
}
