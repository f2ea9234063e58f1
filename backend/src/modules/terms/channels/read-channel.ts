import type { Assortment, ChannelPrices, ChannelStock, ChannelTerms } from "@confiserie/domain/channels/sales-channel";
import type { SalesChannel } from "@confiserie/domain/contract/channels";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { lock, one, rows, type Sql } from "../../../lib/database/sql";
import { existingCodes } from "../../../medusa/products/categories";
import { SALES_CHANNELS, SALES_CHANNELS_EVER } from "../../../medusa/shop/channels";
import { existing } from "../../foundations/failures";

/** A sales channel of Medusa with the terms on which it sells. */
export interface Channel extends ChannelTerms {
	id: string;
	name: string;
	/** One that is switched off sells nothing. */
	isEnabled: boolean;
	/** The channel of the shop itself: everything, at the shop's prices, out of all stock. */
	isOwn: boolean;
}

/** Makes changes of a sales channel wait for each other until the transaction ends. */
export const lockChannel = (sql: Knex.Transaction, id: string): Promise<void> => lock(sql, "sales-channel", id);

/** The channel `id`; without an id the shop's own. Undefined when there is none. */
export async function readChannel(sql: Sql, id?: string): Promise<Channel | undefined> {
	const where = id === undefined ? "channel.is_own" : "channel.id = ?";
	const row = await one<ChannelRow>(sql, `${CHANNELS} where ${where}`, id === undefined ? [] : [id]);
	return row && channelOf(row);
}

/** The channel as the admin shows it. @throws ApiFailure CHANNEL_NOT_FOUND */
export async function readSalesChannel(sql: Sql, id: string): Promise<SalesChannel> {
	const row = existing(await one<ChannelRow>(sql, `${CHANNELS} where channel.id = ?`, [id]), "CHANNEL_NOT_FOUND");
	return serialize(row);
}

/** Every channel, the shop's own first, then by name. */
export async function listSalesChannels(sql: Sql): Promise<SalesChannel[]> {
	const found = await rows<ChannelRow>(sql, `${CHANNELS} order by channel.is_own desc, channel.name, channel.id`);
	return found.map(serialize);
}

/** The id of every channel but the shop's own. */
export async function readFurtherChannelIds(sql: Sql): Promise<string[]> {
	const found = await rows<{ id: string }>(
		sql,
		`select id from ${SALES_CHANNELS} channel where not is_own order by id`,
	);
	return found.map(({ id }) => id);
}

/** The name of every channel that there ever was, by its id: there are few. */
export async function readChannelNames(sql: Sql): Promise<Map<string, string>> {
	const names = await rows<{ id: string; name: string }>(sql, `select id, name from ${SALES_CHANNELS_EVER} channel`);
	return new Map(names.map(({ id, name }) => [id, name]));
}

/** Origins whose pages may call the Store API for a channel that is open, with the channels that list each. */
export async function readStoreOrigins(sql: Sql): Promise<Map<string, Set<string>>> {
	const found = await rows<{ origin: string; channelIds: string[] }>(
		sql,
		`select listed.origin, array_agg(channel.id) as channel_ids from (${CHANNELS}) channel
			cross join lateral unnest(channel.origins) listed(origin) where channel.is_enabled group by listed.origin`,
	);
	return new Map(found.map(({ origin, channelIds }) => [origin, new Set(channelIds)]));
}

const CHANNELS = `select channel.id, channel.name, channel.is_enabled, channel.is_own,
	coalesce(terms.assortment, 'ALL') as assortment, ${existingCodes("terms.categories")} as categories,
	coalesce(terms.prices, 'SHOP') as prices, terms.price_percent::float8 as price_percent, terms.price_list_id,
	coalesce(terms.stock, 'ALL') as stock, terms.stock_location_id, terms.stock_percent,
	coalesce(terms.origins, '{}') as origins, coalesce(terms.version, 0) as version
	from ${SALES_CHANNELS} channel left join channel_terms terms on terms.sales_channel_id = channel.id`;

interface ChannelRow {
	id: string;
	name: string;
	isEnabled: boolean;
	isOwn: boolean;
	assortment: Assortment["kind"];
	/** Codes of those that exist: a category may be gone that the terms still name. */
	categories: string[];
	prices: ChannelPrices["kind"];
	pricePercent: number | null;
	priceListId: string | null;
	stock: ChannelStock["kind"];
	stockLocationId: string | null;
	stockPercent: number | null;
	origins: string[];
	version: number;
}

/** The table's checks see to it that what a kind needs is there. */
function channelOf(row: ChannelRow): Channel {
	const { id, name, isEnabled, isOwn } = row;
	return { id, name, isEnabled, isOwn, assortment: assortmentOf(row), prices: pricesOf(row), stock: stockOf(row) };
}

function assortmentOf({ assortment: kind, categories }: ChannelRow): Assortment {
	return kind === "CATEGORIES" ? { kind, categories } : { kind };
}

function pricesOf({ prices: kind, pricePercent, priceListId }: ChannelRow): ChannelPrices {
	if (kind === "FACTOR") return { kind, percent: pricePercent ?? 100, priceListId: priceListId ?? "" };
	return kind === "LIST" ? { kind, priceListId: priceListId ?? "" } : { kind };
}

function stockOf({ stock: kind, stockLocationId, stockPercent }: ChannelRow): ChannelStock {
	if (kind === "LOCATION") return { kind, locationId: stockLocationId ?? "" };
	return kind === "SHARE" ? { kind, percent: stockPercent ?? 0 } : { kind };
}

function serialize({ priceListId: _list, stockLocationId: locationId, ...row }: ChannelRow): SalesChannel {
	return { ...row, locationId };
}
