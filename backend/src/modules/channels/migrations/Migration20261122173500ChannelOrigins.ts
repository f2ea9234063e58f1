import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whose pages may call the Store API with a publishable key of the channel. */
export class Migration20261122173500ChannelOrigins extends Migration {
	override up(): void {
		this.addSql("alter table channel_terms add column origins text[] not null default '{}'");
	}

	override down(): void {
		this.addSql("alter table channel_terms drop column if exists origins");
	}
}
