import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Through which sales channel an order came, and what that channel calls it. The database itself says the shop's own
 * channel where none is named: of orders from before, and of those that the previous release still writes.
 */
export class Migration20261122150500OrderingChannels extends Migration {
	override up(): void {
		this.addSql(OWN_CHANNEL);
		this.addSql("alter table order_book add column sales_channel_id text default own_sales_channel()");
		this.addSql("alter table order_book add column external_ref text");
		this.addSql(
			"create unique index order_book_external_ref on order_book (sales_channel_id, external_ref) where external_ref is not null",
		);
		this.addSql(
			"create index order_book_channel on order_book (sales_channel_id, created_at desc, id desc) include (status, turnover_cents)",
		);
	}

	override down(): void {
		this.addSql("alter table order_book drop column if exists sales_channel_id, drop column if exists external_ref");
		this.addSql("drop function if exists own_sales_channel()");
	}
}

const OWN_CHANNEL = `create or replace function own_sales_channel() returns text language plpgsql stable as $$
begin
	return (select default_sales_channel_id from store where deleted_at is null order by created_at, id limit 1);
end $$`;
