import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What an administrator's decision rests on: a change of it is another version of the order. */
const WATCHED = ["status", "captured_cents", "refunded_cents", "delivered_at"];
const TRACKING = ["tracking_carrier", "tracking_number", "tracking_link"];

const row = (name: string, columns: readonly string[]) => columns.map((column) => `${name}.${column}`).join(", ");
const versionOf = (columns: readonly string[]) => `create or replace function order_book_version() returns trigger
	language plpgsql as $$
	begin
		if (${row("new", columns)}) is distinct from (${row("old", columns)}) then
			new.version := old.version + 1;
		end if;
		return new;
	end $$`;

/** How an order is followed: at its carrier, and by its customer without an account. */
export class Migration20261122174000OrderingTracking extends Migration {
	override up(): void {
		this.addSql(`alter table order_book
			add column tracking_carrier text,
			add column tracking_number text,
			add column tracking_link text,
			add column follow_key text,
			add constraint order_book_tracking check ((tracking_carrier is null) = (tracking_number is null)) not valid`);
		this.addSql("create unique index order_book_follow_key on order_book (follow_key) where follow_key is not null");
		this.addSql(versionOf([...WATCHED, ...TRACKING]));
	}

	override down(): void {
		this.addSql(versionOf(WATCHED));
		this.addSql("drop index if exists order_book_follow_key");
		this.addSql("alter table order_book drop constraint if exists order_book_tracking");
		for (const column of [...TRACKING, "follow_key"])
			this.addSql(`alter table order_book drop column if exists ${column}`);
	}
}
