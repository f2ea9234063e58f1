import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A message that goes out only where it says something else than the endpoint was told last. */
export class Migration20261123090000WebhookIfNew extends Migration {
	override up(): void {
		this.addSql("alter table webhook_delivery add column only_if_new boolean not null default false");
	}

	override down(): void {
		this.addSql("delete from webhook_delivery where only_if_new");
		this.addSql("alter table webhook_delivery drop column only_if_new");
	}
}
