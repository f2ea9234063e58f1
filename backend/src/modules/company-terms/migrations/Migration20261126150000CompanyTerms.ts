import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const COLUMNS = [
	"is_on_account boolean not null default false",
	"credit_limit_cents integer not null default 0 check (credit_limit_cents >= 0)",
	"has_deposit boolean not null default false",
	"minimum_order_cents integer not null default 0 check (minimum_order_cents >= 0)",
	"shipping_option_ids text[]",
	"version integer not null default 0",
];

/** What a company is granted. */
export class Migration20261126150000CompanyTerms extends Migration {
	override up(): void {
		this.addSql(`create table if not exists company_terms (
			company_id text primary key references company (id) on delete cascade,
			updated_at timestamptz not null)`);
		this.addSql(`alter table company_terms ${COLUMNS.map((one) => `add column if not exists ${one}`).join(", ")}`);
	}

	override down(): void {
		const names = COLUMNS.map((one) => one.split(" ")[0]);
		this.addSql(`alter table if exists company_terms ${names.map((one) => `drop column if exists ${one}`).join(", ")}`);
	}
}
