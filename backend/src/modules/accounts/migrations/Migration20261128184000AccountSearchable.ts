import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { searchable } from "../../../lib/database/folded";

/** Customers are found by the company of their account without its apostrophes, too. */
export class Migration20261128184000AccountSearchable extends Migration {
	override up(): void {
		this.#index(searchable("company"));
	}

	override down(): void {
		this.#index("fold_text(company)");
	}

	#index(text: string): void {
		this.addSql("drop index if exists account_business_search");
		this.addSql(`create index account_business_search on account_business using gin ((${text}) gin_trgm_ops)`);
	}
}
