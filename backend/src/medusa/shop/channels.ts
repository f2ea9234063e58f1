import { generateEntityId } from "@medusajs/framework/utils";
import { insert, one, rows, type Sql } from "../../lib/database/sql";

const OWN = "(select default_sales_channel_id from store where deleted_at is null order by created_at, id limit 1)";

/** Relation: the sales channels that were not deleted. One `is_own`, the shop itself, which cannot be switched off. */
export const SALES_CHANNELS = `(select id, name, coalesce(id = ${OWN}, false) as is_own,
		not is_disabled or coalesce(id = ${OWN}, false) as is_enabled, created_at
	from sales_channel where deleted_at is null)`;

/** Relation: every sales channel that there ever was, for the orders that still name one. */
export const SALES_CHANNELS_EVER = "(select id, name from sales_channel)";

/** The id of the shop's own channel: the default of Medusa's store. */
export async function ownChannelId(sql: Sql): Promise<string> {
	const own = await one<{ id: string }>(sql, `select id from ${SALES_CHANNELS} channel where is_own`);
	if (!own) throw new Error("The engine has no default sales channel: the seed makes it.");
	return own.id;
}

/** Makes a sales channel, which draws on every stock location. Returns its id. */
export async function insertSalesChannel(sql: Sql, name: string): Promise<string> {
	const id = generateEntityId(undefined, "sc");
	await insert(sql, "sales_channel", { id, name });
	await drawOnLocations(sql, id, undefined);
	return id;
}

/** Names a sales channel, and switches it on or off. Returns whether there is one. */
export async function updateSalesChannel(
	sql: Sql,
	id: string,
	{ name, isEnabled }: { name: string; isEnabled: boolean },
): Promise<boolean> {
	const updated = await one(
		sql,
		"update sales_channel set name = ?, is_disabled = ?, updated_at = now() where id = ? and deleted_at is null returning id",
		[name, !isEnabled, id],
	);
	return updated !== undefined;
}

interface StockLocation {
	id: string;
	name: string;
}

/** The stock locations, by name. */
export function readStockLocations(sql: Sql): Promise<StockLocation[]> {
	return rows<StockLocation>(sql, "select id, name from stock_location where deleted_at is null order by name, id");
}

/** Ties a sales channel to the stock locations that its own carts may draw on: one, or all of them. */
export async function drawOnLocations(sql: Sql, channelId: string, locationId: string | undefined): Promise<void> {
	await sql.raw("delete from sales_channel_stock_location where sales_channel_id = ?", [channelId]);
	await sql.raw(
		`insert into sales_channel_stock_location (id, sales_channel_id, stock_location_id)
			select 'scloc_' || replace(gen_random_uuid()::text, '-', ''), ?, id from stock_location
			where deleted_at is null and id = coalesce(?, id)`,
		[channelId, locationId ?? null],
	);
}
