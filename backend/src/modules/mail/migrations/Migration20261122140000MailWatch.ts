import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When a mail was to go out first: some wait by intent. */
export class Migration20261122140000MailWatch extends Migration {
	override up(): void {
		this.addSql("alter table mail_outbox add column first_due_at timestamptz not null default now()");
	}

	override down(): void {
		this.addSql("alter table mail_outbox drop column if exists first_due_at");
	}
}
