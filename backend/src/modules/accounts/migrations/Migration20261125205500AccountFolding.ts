import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { FOLD_TEXT } from "../../../lib/database/folded";

/** Customers are found by the company of their account. */
export class Migration20261125205500AccountFolding extends Migration {
	override up(): void {
		this.addSql(FOLD_TEXT);
		this.addSql("create extension if not exists pg_trgm");
		this.addSql(
			"create index if not exists account_business_search on account_business using gin (fold_text(company) gin_trgm_ops)",
		);
	}

	override down(): void {
		this.addSql("drop index if exists account_business_search");
	}
}
