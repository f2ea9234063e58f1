import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Orders by the beginning of their city and by a product that they hold, each read from an index. */
export class Migration20261123041500OrderingFilters extends Migration {
	override up(): void {
		// Equals the domain's cityKey. It calls no function of ours: PostgreSQL resolves no schema names while it maintains an index.
		this.addSql(`create or replace function order_city(value text) returns text language sql immutable parallel safe as $$
			select regexp_replace(regexp_replace(btrim(regexp_replace(
				replace(replace(lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]+', '', 'g')), 'œ', 'oe'), 'æ', 'ae'),
				'[^a-z0-9]+', ' ', 'g')), '\\mst\\M', 'saint', 'g'), '\\mste\\M', 'sainte', 'g')
		$$`);
		this.addSql(
			"create index if not exists order_book_city on order_book (order_city(city) text_pattern_ops, created_at desc, id desc)",
		);
		this.addSql("create index if not exists order_book_line_sku on order_book_line (sku, order_id)");
	}

	override down(): void {
		this.addSql("drop index if exists order_book_line_sku");
		this.addSql("drop index if exists order_book_city");
		this.addSql("drop function if exists order_city(text)");
	}
}
