import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The company that a customer buys for. */
export class Migration20261122181000AccountBusiness extends Migration {
	override up(): void {
		this.addSql(`create table if not exists account_business (
			customer_id text primary key,
			company text not null,
			registration text not null,
			vat_number text not null,
			billing_street text,
			billing_postal_code text,
			billing_city text,
			billing_country text,
			updated_at timestamptz not null
		)`);
	}

	override down(): void {
		this.addSql("drop table if exists account_business");
	}
}
