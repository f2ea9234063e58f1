import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { FOLD_TEXT, folded } from "../../../lib/database/folded";

const CUSTOMER_WORDS = `coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' '
	|| regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')`;
const ORDER_WORDS = `order_number || ' ' || replace(order_number, '-', '') || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')
	|| ' ' || first_name || ' ' || last_name || ' ' || email`;
/** A purchase order is also found by its letters and digits alone: "45 000-12" by 4500012. */
const BUSINESS_WORDS = `coalesce(company, '') || ' ' || coalesce(purchase_order, '') || ' '
	|| regexp_replace(coalesce(purchase_order, ''), '[^0-9A-Za-z]', '', 'g')`;

/**
 * Orders, their cities and customers are compared as the domain's `foldText` does, and orders are also found by company and purchase
 * order. The previous release still calls order_search_text in a rolling deploy, so that function stays for now.
 */
export class Migration20261125205500OrderingFolding extends Migration {
	override up(): void {
		this.addSql(FOLD_TEXT);
		this.#searchText(`fold_text(${ORDER_WORDS} || ' ' || ${BUSINESS_WORDS})`);
		this.#cities(folded("value"));
		this.#customers("fold_text");
		this.addSql(`create index if not exists order_book_business_search on order_book using gin (
			fold_text(${BUSINESS_WORDS}) gin_trgm_ops) where company is not null`);
	}

	override down(): void {
		this.addSql("drop index if exists order_book_business_search");
		this.#searchText(`order_search_text(${ORDER_WORDS})`);
		this.#cities(
			"replace(replace(lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]+', '', 'g')), 'œ', 'oe'), 'æ', 'ae')",
		);
		this.#customers("order_search_text");
		// The last of the functions and indexes of other modules that call it goes with them.
		this.addSql("drop function if exists fold_text(text) cascade");
	}

	/** Cut, so that no name outgrows what an index holds of a row (2,704 bytes). */
	#searchText(words: string): void {
		this.addSql("drop index if exists order_book_search");
		this.addSql("drop index if exists order_book_newest");
		this.addSql("alter table order_book drop column if exists search_text");
		this.addSql(
			`alter table order_book add column search_text text not null generated always as (left(${words}, 600)) stored`,
		);
		this.addSql("create index order_book_search on order_book using gin (search_text gin_trgm_ops)");
		this.addSql("create index order_book_newest on order_book (created_at desc, id desc) include (search_text)");
	}

	#cities(text: string): void {
		this.addSql("drop index if exists order_book_city");
		this.addSql(`create or replace function order_city(value text) returns text language sql immutable parallel safe as $$
			select regexp_replace(regexp_replace(btrim(regexp_replace(${text}, '[^a-z0-9]+', ' ', 'g')),
				'\\mst\\M', 'saint', 'g'), '\\mste\\M', 'sainte', 'g')
		$$`);
		this.addSql(
			"create index if not exists order_book_city on order_book (order_city(city) text_pattern_ops, created_at desc, id desc)",
		);
	}

	#customers(fold: string): void {
		this.addSql("drop index if exists customer_search");
		this.addSql(`create index if not exists customer_search on customer using gin (${fold}(${CUSTOMER_WORDS}) gin_trgm_ops)
			where has_account and deleted_at is null`);
	}
}
