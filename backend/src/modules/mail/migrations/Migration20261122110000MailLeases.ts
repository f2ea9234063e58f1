import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whose a mail is that a worker is sending: what the worker writes about it counts only while it is. */
export class Migration20261122110000MailLeases extends Migration {
	override up(): void {
		this.addSql("alter table mail_outbox add column lease_token uuid");
	}

	override down(): void {
		this.addSql("alter table mail_outbox drop column if exists lease_token");
	}
}
