import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * On what terms a sales channel of Medusa sells: which products, at what prices, out of which stock. A channel without
 * a row sells everything, at the shop's prices, out of all stock.
 */
export class Migration20261122150000Channel extends Migration {
	override up(): void {
		this.addSql(`create table channel_terms (
			sales_channel_id text primary key,
			assortment text not null default 'ALL' check (assortment in ('ALL','CATEGORIES','PRODUCTS')),
			categories text[] not null default '{}',
			prices text not null default 'SHOP' check (prices in ('SHOP','FACTOR','LIST')),
			price_percent numeric(6,2) check (price_percent between 1 and 1000),
			price_list_id text,
			stock text not null default 'ALL' check (stock in ('ALL','LOCATION','SHARE')),
			stock_location_id text,
			stock_percent integer check (stock_percent between 1 and 100),
			version integer not null default 1,
			updated_at timestamptz not null,
			check (prices <> 'FACTOR' or price_percent is not null),
			check (prices = 'SHOP' or price_list_id is not null),
			check (stock <> 'LOCATION' or stock_location_id is not null),
			check (stock <> 'SHARE' or stock_percent is not null)
		)`);
	}

	override down(): void {
		this.addSql("drop table if exists channel_terms");
	}
}
