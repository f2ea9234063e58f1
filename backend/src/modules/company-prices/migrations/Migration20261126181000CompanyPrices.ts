import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const COLUMNS = [
	"discounts jsonb not null default '[]'",
	"price_list_id text",
	"version integer not null default 0",
	"updated_at timestamptz not null default now()",
];

/** Discounts of a company, and its own prices of products. */
export class Migration20261126181000CompanyPrices extends Migration {
	override up(): void {
		this.addSql(`create table if not exists company_pricing (
			company_id text primary key references company (id) on delete cascade)`);
		this.addSql(`alter table company_pricing ${COLUMNS.map((one) => `add column if not exists ${one}`).join(", ")}`);
		this.addSql(`create table if not exists company_price (
			company_id text not null references company (id) on delete cascade,
			product_id text not null,
			price_per_piece_box numeric(12, 4) check (price_per_piece_box > 0),
			price_per_piece_layer numeric(12, 4) check (price_per_piece_layer > 0),
			price_per_piece_pallet numeric(12, 4) check (price_per_piece_pallet > 0),
			primary key (company_id, product_id))`);
		this.addSql("create index if not exists company_price_product on company_price (product_id)");
	}

	override down(): void {
		this.addSql("drop table if exists company_price");
		this.addSql("drop table if exists company_pricing");
	}
}
