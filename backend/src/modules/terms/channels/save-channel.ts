import { changedFields } from "@confiserie/domain/admin/changed-fields";
import type { ChannelUpdate, SalesChannel } from "@confiserie/domain/contract/channels";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one, type Sql } from "../../../lib/database/sql";
import { activatePriceList, insertChannelPriceList } from "../../../medusa/products/price-lists";
import {
	drawOnLocations,
	insertSalesChannel,
	readStockLocations,
	updateSalesChannel,
} from "../../../medusa/shop/channels";
import { readCategories, unknownCategory } from "../../catalog/categories";
import { type Administrator, type AuditEntry, recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { alignChannel } from "./align";
import { readSalesChannel } from "./read-channel";

/** Makes a sales channel that sells everything, at the shop's prices, out of all stock. */
export function createChannel(pool: Knex, name: string, actor: Administrator): Promise<SalesChannel> {
	return inTransaction(pool, async (sql) => {
		const id = await insertSalesChannel(sql, name);
		await alignChannel(sql, id);
		await audit(sql, actor, "channel.created", { id, name, changes: {} });
		return readSalesChannel(sql, id);
	});
}

/** A change of a sales channel, with the administrator who makes it, and when. */
export interface ChannelChange {
	id: string;
	update: ChannelUpdate;
	actor: Administrator;
	now: Date;
}

/**
 * Changes a sales channel, under its lock, and brings Medusa's links and prices in line with it.
 * @throws ApiFailure CHANNEL_NOT_FOUND, CHANNEL_CHANGED with the channel as it is, VALIDATION
 */
export async function saveChannel(
	sql: Knex.Transaction,
	{ id, update, actor, now }: ChannelChange,
): Promise<SalesChannel> {
	const before = await readSalesChannel(sql, id);
	if (before.version !== update.version) throw new ApiFailure("CHANNEL_CHANGED", { current: before });
	if (before.isOwn) refuseOtherTerms(update);
	await refuseUnknownLocation(sql, update);
	await refuseUnknownCategories(sql, update);
	await updateSalesChannel(sql, id, update);
	await writeTerms(sql, id, update, now);
	const after = await readSalesChannel(sql, id);
	if (!before.isOwn) {
		await drawOnLocations(sql, id, after.stock === "LOCATION" ? (after.locationId ?? undefined) : undefined);
		await alignChannel(sql, id);
	}
	await audit(sql, actor, "channel.updated", { id, name: after.name, changes: changesBetween(before, after) });
	return after;
}

/** What the shop's own pages sell is decided by the products, their prices and their stock. */
function refuseOtherTerms({ isEnabled, assortment, prices, stock }: ChannelUpdate): void {
	const message =
		"La boutique vend tout, à ses prix et sur tout le stock\u00a0: seuls son nom et ses sites se changent.";
	if (!isEnabled) throw new ApiFailure("VALIDATION", { field: "isEnabled", message });
	if (assortment !== "ALL") throw new ApiFailure("VALIDATION", { field: "assortment", message });
	if (prices !== "SHOP") throw new ApiFailure("VALIDATION", { field: "prices", message });
	if (stock !== "ALL") throw new ApiFailure("VALIDATION", { field: "stock", message });
}

async function refuseUnknownLocation(sql: Sql, { stock, locationId }: ChannelUpdate): Promise<void> {
	if (stock !== "LOCATION" || (await readStockLocations(sql)).some(({ id }) => id === locationId)) return;
	throw new ApiFailure("VALIDATION", { field: "locationId", message: "Ce lieu de stock n'existe pas." });
}

async function refuseUnknownCategories(sql: Sql, { categories }: ChannelUpdate): Promise<void> {
	const known = new Set((await readCategories(sql)).map(({ code }) => code));
	const at = categories.findIndex((code) => !known.has(code));
	if (at >= 0) throw unknownCategory(`categories[${at}]`);
}

async function writeTerms(sql: Knex.Transaction, id: string, update: ChannelUpdate, now: Date): Promise<void> {
	const { name, assortment, categories, prices, stock } = update;
	const priceListId = await priceListFor(sql, { id, name, isWanted: prices !== "SHOP" });
	await sql.raw(
		`insert into channel_terms (sales_channel_id, assortment, categories, prices, price_percent, price_list_id, stock,
				stock_location_id, stock_percent, origins, updated_at)
			values (?, ?, ?::text[], ?, ?, ?, ?, ?, ?, ?::text[], ?)
			on conflict (sales_channel_id) do update set assortment = excluded.assortment, categories = excluded.categories,
				prices = excluded.prices, price_percent = excluded.price_percent, price_list_id = excluded.price_list_id,
				stock = excluded.stock, stock_location_id = excluded.stock_location_id, stock_percent = excluded.stock_percent,
				origins = excluded.origins, version = channel_terms.version + 1, updated_at = excluded.updated_at`,
		[
			id,
			assortment,
			assortment === "CATEGORIES" ? categories : [],
			prices,
			prices === "FACTOR" ? (update.pricePercent ?? null) : null,
			priceListId,
			stock,
			stock === "LOCATION" ? (update.locationId ?? null) : null,
			stock === "SHARE" ? (update.stockPercent ?? null) : null,
			update.origins,
			now,
		],
	);
}

/** A channel has one list at most: it is inactive while the shop's prices apply, and its prices are preserved. */
async function priceListFor(
	sql: Sql,
	{ id, name, isWanted }: { id: string; name: string; isWanted: boolean },
): Promise<string | null> {
	const known = await one<{ priceListId: string | null }>(
		sql,
		"select price_list_id from channel_terms where sales_channel_id = ?",
		[id],
	);
	const priceListId = known?.priceListId ?? null;
	if (priceListId) await activatePriceList(sql, priceListId, isWanted);
	return priceListId ?? (isWanted ? insertChannelPriceList(sql, id, `Prix du canal « ${name} »`) : null);
}

type Changes = NonNullable<AuditEntry["changes"]>;

function audit(
	sql: Sql,
	actor: Administrator,
	action: "channel.created" | "channel.updated",
	{ id, name, changes }: { id: string; name: string; changes: Changes },
): Promise<void> {
	return recordAudit(sql, actor, { action, entity: "channel", entityId: id, label: name, changes });
}

function changesBetween({ version: _, ...before }: SalesChannel, { version: __, ...after }: SalesChannel): Changes {
	return changedFields<Changes[string]["from"]>(before, after);
}
