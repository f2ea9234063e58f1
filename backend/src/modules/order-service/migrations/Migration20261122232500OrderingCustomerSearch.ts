import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Customers are found by any part of what the staff knows of them, as orders are. The words are those of `modules/accounts/search-customers.ts`. */
export class Migration20261122232500OrderingCustomerSearch extends Migration {
	override up(): void {
		this.addSql(`create index if not exists customer_search on customer using gin (order_search_text(
			coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' '
				|| regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) gin_trgm_ops)
			where has_account and deleted_at is null`);
	}

	override down(): void {
		this.addSql("drop index if exists customer_search");
	}
}
