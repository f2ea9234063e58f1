import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { searchable } from "../../../lib/database/folded";

const CUSTOMER_WORDS = `coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' '
	|| regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')`;
const BUSINESS_WORDS = `coalesce(company, '') || ' ' || coalesce(purchase_order, '') || ' '
	|| regexp_replace(coalesce(purchase_order, ''), '[^0-9A-Za-z]', '', 'g')`;
const ORDER_WORDS = `order_number || ' ' || replace(order_number, '-', '') || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')
	|| ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || ${BUSINESS_WORDS} || ' ' || coalesce(cost_centre, '')`;

/** Customers and orders are found by names without their apostrophes, too. */
export class Migration20261128184000OrderingSearchable extends Migration {
	override up(): void {
		this.#search(searchable);
	}

	override down(): void {
		this.#search((words) => `fold_text(${words})`);
	}

	#search(text: (words: string) => string): void {
		this.addSql("drop index if exists order_book_search");
		this.addSql("drop index if exists order_book_newest");
		this.addSql("alter table order_book drop column if exists search_text");
		// Cut, so that no name outgrows what an index holds of a row (2,704 bytes).
		this.addSql(
			`alter table order_book add column search_text text not null generated always as (left(${text(ORDER_WORDS)}, 600)) stored`,
		);
		this.addSql("create index order_book_search on order_book using gin (search_text gin_trgm_ops)");
		this.addSql("create index order_book_newest on order_book (created_at desc, id desc) include (search_text)");
		this.addSql("drop index if exists order_book_business_search");
		this.addSql(`create index order_book_business_search on order_book using gin ((${text(BUSINESS_WORDS)}) gin_trgm_ops)
			where company is not null`);
		this.addSql("drop index if exists customer_search");
		this.addSql(`create index customer_search on customer using gin ((${text(CUSTOMER_WORDS)}) gin_trgm_ops)
			where has_account and deleted_at is null`);
	}
}
