import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Which order a mail is about, for its timeline; mails of the release before name none. */
export class Migration20261123123000MailOrders extends Migration {
	override up(): void {
		this.addSql("alter table mail_outbox add column if not exists order_id text");
		this.addSql("create index if not exists mail_outbox_order on mail_outbox (order_id) where order_id is not null");
	}

	override down(): void {
		this.addSql("drop index if exists mail_outbox_order");
		this.addSql("alter table mail_outbox drop column if exists order_id");
	}
}
