import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whether a company is invoiced once a calendar month. */
export class Migration20261128214500CompanyTermsInvoicing extends Migration {
	override up(): void {
		this.addSql(
			"alter table company_terms add column if not exists is_invoiced_monthly boolean not null default false",
		);
	}

	override down(): void {
		this.addSql("alter table if exists company_terms drop column if exists is_invoiced_monthly");
	}
}
