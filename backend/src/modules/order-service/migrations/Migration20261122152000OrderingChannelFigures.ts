import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What each sales channel brought in, of the orders of some days: read from this index alone. */
export class Migration20261122152000OrderingChannelFigures extends Migration {
	override up(): void {
		this.addSql(
			"create index order_book_channel_day on order_book (created_at) include (sales_channel_id, turnover_cents)",
		);
	}

	override down(): void {
		this.addSql("drop index if exists order_book_channel_day");
	}
}
