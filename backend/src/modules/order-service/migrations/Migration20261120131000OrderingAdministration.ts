import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Columns for the admin's order lists: the payment status and the searched words as generated columns, their indexes,
 * and a version that grows with each change that an administrator's decision rests on, by any actor. A test compares
 * `payment_status` with the domain's own rule.
 */
export class Migration20261120131000OrderingAdministration extends Migration {
	override up(): void {
		for (const statement of STATEMENTS) this.addSql(statement);
	}

	override down(): void {
		this.addSql("drop trigger if exists order_book_version on order_book");
		this.addSql("drop function if exists order_book_version()");
		for (const column of ["version", "fulfilled_at", "payment_status", "search_text"])
			this.addSql(`alter table order_book drop column if exists ${column}`);
		this.addSql("drop function if exists order_search_text(text)");
		for (const index of ["order_book_newest", "order_book_total", "order_book_day", "order_book_attention"])
			this.addSql(`drop index if exists ${index}`);
	}
}

const STATEMENTS = [
	"create extension if not exists pg_trgm",
	// As the domain's foldText does.
	`create function order_search_text(value text) returns text language sql immutable parallel safe as $$
		select replace(replace(lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]+', '', 'g')), 'œ', 'oe'), 'æ', 'ae')
	$$`,
	`alter table order_book
		add column version integer not null default 1,
		add column fulfilled_at timestamptz,
		add column payment_status text not null generated always as (
			case
				when captured_cents > 0 and refunded_cents >= captured_cents then 'REFUNDED'
				when captured_cents > 0 and captured_cents >= total_cents then 'PAID'
				when captured_cents > 0 then 'PARTIAL'
				when last_attempt_failed then 'FAILED'
				else 'PENDING'
			end) stored,
		add column search_text text not null generated always as (order_search_text(
			order_number || ' ' || replace(order_number, '-', '') || ' ' || email || ' ' || first_name || ' ' || last_name
			|| ' ' || regexp_replace(phone, '[^0-9]', '', 'g'))) stored`,
	`create function order_book_version() returns trigger language plpgsql as $$
	begin
		if (new.status, new.captured_cents, new.refunded_cents, new.delivered_at)
			is distinct from (old.status, old.captured_cents, old.refunded_cents, old.delivered_at) then
			new.version := old.version + 1;
		end if;
		return new;
	end $$`,
	"create trigger order_book_version before update on order_book for each row execute function order_book_version()",
	"create index order_book_newest on order_book (created_at desc, id desc)",
	"create index order_book_status on order_book (status, created_at desc, id desc)",
	"create index order_book_payment_status on order_book (payment_status, created_at desc, id desc)",
	"create index order_book_total on order_book (total_cents, id)",
	"create index order_book_search on order_book using gin (search_text gin_trgm_ops)",
	// All that the statistics read, so that they never visit the wide rows.
	"create index order_book_day on order_book (created_at) include (status, total_cents, customer_id)",
	`create index order_book_attention on order_book (created_at desc, id desc) include (status, confirmed_at)
		where status in ('CONFIRMED','PREPARING')
		or (status = 'PENDING' and last_attempt_failed and captured_cents = 0)
		or (status = 'CANCELLED' and captured_cents > refunded_cents)
		or (status in ('SHIPPED','DELIVERED') and captured_cents < total_cents)`,
];
