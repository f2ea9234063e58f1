import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Whom an order goes to counts for its version: two administrators who correct it at once do not overwrite each other.
 */
export class Migration20261123120000OrderingCorrections extends Migration {
	override up(): void {
		this.addSql(versionOf([...BEFORE, ...CONTACT]));
	}

	override down(): void {
		this.addSql(versionOf(BEFORE));
	}
}

const BEFORE = [
	"status",
	"captured_cents",
	"refunded_cents",
	"delivered_at",
	"tracking_carrier",
	"tracking_number",
	"tracking_link",
	"withdrawn_cents",
];

const CONTACT = [
	"first_name",
	"last_name",
	"phone",
	"street",
	"postal_code",
	"city",
	"country",
	"delivery_notes",
	"company",
	"registration",
	"vat_number",
	"billing_street",
	"billing_postal_code",
	"billing_city",
	"billing_country",
	"purchase_order",
];

const row = (name: string, columns: readonly string[]) => columns.map((column) => `${name}.${column}`).join(", ");
const versionOf = (columns: readonly string[]) => `create or replace function order_book_version() returns trigger
	language plpgsql as $$
	begin
		if (${row("new", columns)}) is distinct from (${row("old", columns)}) then
			new.version := old.version + 1;
		end if;
		return new;
	end $$`;
