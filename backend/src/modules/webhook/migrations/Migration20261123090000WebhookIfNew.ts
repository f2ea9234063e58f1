import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A message that is sent only where it differs from the endpoint's last one. */
export class Migration20261123090000WebhookIfNew extends Migration {
	override up(): void {
		this.addSql("alter table webhook_delivery add column only_if_new boolean not null default false");
	}

	override down(): void {
		this.addSql("delete from webhook_delivery where only_if_new");
		this.addSql("alter table webhook_delivery drop column only_if_new");
	}
}
