import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Stock counts: what was there of each lot, and what the shop had. */
export class Migration20261126181000OrderingStockCounts extends Migration {
	override up(): void {
		this.addSql(`create table stock_count (
			id text primary key,
			key text not null unique,
			reason text not null,
			counted_by text not null,
			counted_at timestamptz not null)`);
		this.addSql("create index stock_count_at on stock_count (counted_at desc, id desc)");
		this.addSql(`create table stock_count_line (
			count_id text not null references stock_count (id) on delete cascade,
			lot_id text not null references lot (id),
			expected int not null check (expected >= 0),
			counted int not null check (counted >= 0),
			primary key (count_id, lot_id))`);
	}

	override down(): void {
		this.addSql("drop table if exists stock_count_line, stock_count");
	}
}
