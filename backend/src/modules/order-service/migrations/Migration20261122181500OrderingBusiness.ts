import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const COLUMNS = [
	"company",
	"registration",
	"vat_number",
	"purchase_order",
	"billing_street",
	"billing_postal_code",
	"billing_city",
	"billing_country",
];

/** The company that an order is for, where its invoice goes, and the buyer's own number of it. */
export class Migration20261122181500OrderingBusiness extends Migration {
	override up(): void {
		this.addSql(`alter table order_book ${COLUMNS.map((name) => `add column if not exists ${name} text`).join(", ")}`);
	}

	override down(): void {
		this.addSql(`alter table order_book ${COLUMNS.map((name) => `drop column if exists ${name}`).join(", ")}`);
	}
}
