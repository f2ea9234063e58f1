import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Money that a sales channel collected, and the order in which a channel reads what changed of its orders. */
export class Migration20261122161500OrderingChannelOrders extends Migration {
	override up(): void {
		this.addSql(`alter table payment_attempt drop constraint payment_attempt_provider_check,
			add constraint payment_attempt_provider_check check (provider in ('demo','stripe','manual','external'))`);
		this.addSql(
			"create index order_book_channel_changes on order_book (sales_channel_id, updated_at, id) where external_ref is not null",
		);
	}

	override down(): void {
		this.addSql("drop index if exists order_book_channel_changes");
	}
}
