import { type Sql, theRow } from "../../lib/database/sql";

/** Which of the Medusa records that every order needs exist. */
export interface FramePresence {
	region: boolean;
	vat: boolean;
	stockLocation: boolean;
	salesChannel: boolean;
	delivery: boolean;
}

/** What a shop needs of Medusa: a region of the currency, its VAT, stock, channel and delivery. */
export function readFramePresence(sql: Sql, currency: string): Promise<FramePresence> {
	return theRow<FramePresence>(
		sql,
		`select exists (select 1 from region where currency_code = ? and deleted_at is null) as region,
			exists (select 1 from tax_rate where deleted_at is null) as vat,
			exists (select 1 from stock_location where deleted_at is null) as stock_location,
			exists (select 1 from store where default_sales_channel_id is not null and deleted_at is null) as sales_channel,
			exists (select 1 from shipping_option where deleted_at is null) as delivery`,
		[currency],
	);
}
