import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Quotes, and the last number of each of their series. What a quote offers never changes. */
export class Migration20261123084500OrderingQuotes extends Migration {
	override up(): void {
		for (const statement of STATEMENTS) this.addSql(statement);
	}

	override down(): void {
		this.addSql("drop table if exists sales_quote");
		this.addSql("drop table if exists sales_quote_series");
		this.addSql("drop function if exists sales_quote_is_kept()");
	}
}

const STATEMENTS = [
	"create table if not exists sales_quote_series (series text primary key, last_ordinal integer not null)",
	`create table if not exists sales_quote (
		id text primary key,
		number text not null constraint sales_quote_number_unique unique,
		series text not null,
		ordinal integer not null check (ordinal > 0),
		request_id text not null constraint sales_quote_request_unique unique,
		request_hash text not null,
		access_key text constraint sales_quote_key_unique unique,
		customer_id text not null,
		created_by text not null,
		created_at timestamptz not null,
		issued_on date not null,
		valid_until date not null,
		sales_channel_id text not null,
		payment text not null check (payment in ('LINK', 'TRANSFER', 'LATER')),
		deposit_percentage integer,
		expected_cents integer not null check (expected_cents >= 0),
		total_cents integer not null check (total_cents >= 0),
		content text not null,
		buyer text not null,
		email text not null,
		phone text not null,
		delivery_notes text,
		note text not null,
		replaces text,
		replaced_by text,
		withdrawn_at timestamptz,
		short_at timestamptz,
		accepted_at timestamptz,
		accepted_by text,
		order_id text constraint sales_quote_order_unique unique references order_book (id),
		constraint sales_quote_ordinal_unique unique (series, ordinal),
		check ((order_id is null) = (accepted_at is null)),
		check (order_id is null or (replaced_by is null and withdrawn_at is null)))`,
	"create index if not exists sales_quote_newest on sales_quote (created_at desc, id desc)",
	"create index if not exists sales_quote_customer on sales_quote (customer_id, created_at desc)",
	"create index if not exists sales_quote_open on sales_quote (valid_until) where order_id is null",
	`create or replace function sales_quote_is_kept() returns trigger language plpgsql as $$
	begin
		if (new.number, new.customer_id, new.issued_on, new.valid_until, new.sales_channel_id, new.payment, new.expected_cents,
				new.total_cents, new.content) is not distinct from (old.number, old.customer_id, old.issued_on, old.valid_until,
				old.sales_channel_id, old.payment, old.expected_cents, old.total_cents, old.content)
			and new.deposit_percentage is not distinct from old.deposit_percentage
			and (old.order_id is null or new.order_id = old.order_id) then
			return new;
		end if;
		raise exception 'a quote never changes';
	end $$`,
	"drop trigger if exists sales_quote_is_kept on sales_quote",
	`create trigger sales_quote_is_kept before update on sales_quote
		for each row execute function sales_quote_is_kept()`,
];
