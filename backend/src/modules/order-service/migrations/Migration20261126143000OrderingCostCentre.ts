import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const ORDER_WORDS = `order_number || ' ' || replace(order_number, '-', '') || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')
	|| ' ' || first_name || ' ' || last_name || ' ' || email`;
const BUSINESS_WORDS = `coalesce(company, '') || ' ' || coalesce(purchase_order, '') || ' '
	|| regexp_replace(coalesce(purchase_order, ''), '[^0-9A-Za-z]', '', 'g')`;

/** Where the buyer books an order: found by the search of orders, and part of what counts for its version. */
export class Migration20261126143000OrderingCostCentre extends Migration {
	override up(): void {
		this.addSql("alter table order_book add column if not exists cost_centre text");
		this.#searchText(`${ORDER_WORDS} || ' ' || ${BUSINESS_WORDS} || ' ' || coalesce(cost_centre, '')`);
		// After `order_book_version` by its name, as for corrections: that one sees the other columns.
		this.addSql("drop trigger if exists order_book_version_cost_centre on order_book");
		this.addSql(`create trigger order_book_version_cost_centre before update of cost_centre on order_book
			for each row when (new.cost_centre is distinct from old.cost_centre)
			execute function order_book_corrected()`);
	}

	override down(): void {
		this.addSql("drop trigger if exists order_book_version_cost_centre on order_book");
		this.#searchText(`${ORDER_WORDS} || ' ' || ${BUSINESS_WORDS}`);
		this.addSql("alter table order_book drop column if exists cost_centre");
	}

	/** Cut, so that no name outgrows what an index holds of a row (2,704 bytes). */
	#searchText(words: string): void {
		this.addSql("drop index if exists order_book_search");
		this.addSql("drop index if exists order_book_newest");
		this.addSql("alter table order_book drop column if exists search_text");
		this.addSql(
			`alter table order_book add column search_text text not null generated always as (left(fold_text(${words}), 600)) stored`,
		);
		this.addSql("create index order_book_search on order_book using gin (search_text gin_trgm_ops)");
		this.addSql("create index order_book_newest on order_book (created_at desc, id desc) include (search_text)");
	}
}
