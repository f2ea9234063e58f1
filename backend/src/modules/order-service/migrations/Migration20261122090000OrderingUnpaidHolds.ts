import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What limits the holds of an account that does not pay: when each of its orders first held a product, which outlives
 * the order's lines, and what the admin should see of it. Both are stored for a day.
 */
export class Migration20261122090000OrderingUnpaidHolds extends Migration {
	override up(): void {
		for (const statement of STATEMENTS) this.addSql(statement);
	}

	override down(): void {
		this.addSql("drop index if exists order_book_unpaid");
		this.addSql("drop table if exists stock_hold_alert");
		this.addSql("drop table if exists stock_hold_begun");
	}
}

const STATEMENTS = [
	`create table stock_hold_begun (
		order_id text not null references order_book on delete cascade,
		inventory_item_id text not null,
		customer_id text not null,
		at timestamptz not null,
		primary key (order_id, inventory_item_id)
	)`,
	"create index stock_hold_begun_customer on stock_hold_begun (customer_id, inventory_item_id, at)",
	"create index stock_hold_begun_at on stock_hold_begun (at)",
	`create table stock_hold_alert (
		customer_id text not null,
		product_id text not null,
		product_name text not null,
		refusals integer not null,
		at timestamptz not null,
		primary key (customer_id, product_id)
	)`,
	"create index order_book_unpaid on order_book (customer_id) where status = 'PENDING' and captured_cents = 0",
];
