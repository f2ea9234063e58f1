import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What an outside service said of a VAT number: which number, whether it exists, and when; and when to ask again. */
export class Migration20261122234000AccountVatCheck extends Migration {
	override up(): void {
		this.addSql(`alter table account_business
			add column if not exists checked_vat_number text,
			add column if not exists vat_is_registered boolean,
			add column if not exists vat_checked_at timestamptz,
			add column if not exists vat_check_after timestamptz`);
	}

	override down(): void {
		for (const column of ["checked_vat_number", "vat_is_registered", "vat_checked_at", "vat_check_after"])
			this.addSql(`alter table account_business drop column if exists ${column}`);
	}
}
