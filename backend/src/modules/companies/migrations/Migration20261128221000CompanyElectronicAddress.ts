import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Where a company gets its invoices in the French e-invoicing directory; empty for its SIREN. */
export class Migration20261128221000CompanyElectronicAddress extends Migration {
	override async up(): Promise<void> {
		this.addSql("alter table company add column if not exists electronic_address text not null default ''");
	}

	override async down(): Promise<void> {
		this.addSql("alter table company drop column if exists electronic_address");
	}
}
