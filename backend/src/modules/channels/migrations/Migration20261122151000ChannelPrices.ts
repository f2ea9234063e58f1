import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Medusa drops from a cart's context whatever no price rule ever asked for, and reads once, with its first cart, what
 * they ask for. A rule of a list that was deleted tells every process of ours, before there is a list of a channel.
 */
export class Migration20261122151000ChannelPrices extends Migration {
	override up(): void {
		this.addSql(`insert into price_list (id, title, description, type, status, rules_count, deleted_at)
			values ('plist_of_channels', 'Canaux', 'Canaux', 'override', 'draft', 1, now()) on conflict do nothing`);
		this.addSql(`insert into price_list_rule (id, price_list_id, attribute, value, deleted_at)
			values ('plrule_of_channels', 'plist_of_channels', 'sales_channel_id', '[]', now()) on conflict do nothing`);
	}

	override down(): void {
		this.addSql("delete from price_list_rule where id = 'plrule_of_channels'");
		this.addSql("delete from price_list where id = 'plist_of_channels'");
	}
}
