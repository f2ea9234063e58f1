import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Corrections of an order's articles, one per request of staff. How many there were counts for the order's version: one
 * of them may leave the total as it was.
 */
export class Migration20261123123000OrderingLineCorrections extends Migration {
	override up(): void {
		this.addSql(`create table if not exists order_correction (
			id text primary key,
			order_id text not null references order_book on delete cascade,
			idempotency_key text not null,
			request_hash text not null,
			corrected_at timestamptz not null,
			corrected_by text not null,
			from_cents integer not null check (from_cents >= 0),
			to_cents integer not null check (to_cents > 0),
			refund_cents integer not null check (refund_cents between 0 and from_cents),
			replaces_invoice boolean not null,
			constraint order_correction_key_unique unique (order_id, idempotency_key)
		)`);
		this.addSql("alter table order_book add column if not exists corrections integer not null default 0");
		this.addSql(`create or replace function order_book_corrected() returns trigger language plpgsql as $$
			begin
				if new.version = old.version then
					new.version := old.version + 1;
				end if;
				return new;
			end $$`);
		// After `order_book_version` by its name: that one sees the other columns.
		this.addSql("drop trigger if exists order_book_version_corrected on order_book");
		this.addSql(`create trigger order_book_version_corrected before update of corrections on order_book
			for each row when (new.corrections is distinct from old.corrections) execute function order_book_corrected()`);
	}

	override down(): void {
		this.addSql("drop trigger if exists order_book_version_corrected on order_book");
		this.addSql("drop function if exists order_book_corrected()");
		this.addSql("alter table order_book drop column if exists corrections");
		this.addSql("drop table if exists order_correction");
	}
}
