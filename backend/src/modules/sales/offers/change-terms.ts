import { eventsOfOffer, type Offered } from "@confiserie/domain/channels/webhook";
import type { SalesChannel } from "@confiserie/domain/contract/channels";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, rows, type Sql } from "../../../lib/database/sql";
import { PRODUCTS } from "../../../medusa/products/products";
import { type ChannelChange, hearsOfProducts, lockChannel, noteProducts, saveChannel } from "../../terms/channels";
import { readCatalogue } from "./sellable-products";

/**
 * Changes a sales channel's terms, and tells its webhooks of what it sells otherwise from then on.
 * @throws ApiFailure CHANNEL_NOT_FOUND, CHANNEL_CHANGED with the channel as it is, VALIDATION
 */
export function changeTerms(pool: Knex, change: ChannelChange): Promise<SalesChannel> {
	return inTransaction(pool, (sql) =>
		tellingOfOffers(sql, { channelId: change.id, now: change.now }, () => saveChannel(sql, change)),
	);
}

/** Whose offers a change touches; all products where `productIds` is left out. */
interface Touched {
	channelId: string;
	productIds?: readonly string[];
	now: Date;
}

/**
 * Makes a change of what a channel sells, under the channel's lock, and writes a message for each product that it sells
 * otherwise afterwards (ADR 26). A channel whose webhooks do not ask for products pays one small statement.
 */
export async function tellingOfOffers<Result>(
	sql: Knex.Transaction,
	{ channelId, productIds, now }: Touched,
	change: () => Promise<Result>,
): Promise<Result> {
	await lockChannel(sql, channelId);
	if (!(await hearsOfProducts(sql, channelId))) return change();
	const ids = productIds ?? (await publishedProducts(sql));
	const before = await offersOf(sql, channelId, ids);
	const result = await change();
	const after = await offersOf(sql, channelId, ids);
	const noted = ids.flatMap((productId) => {
		const [was, is] = [before.get(productId), after.get(productId)];
		const name = (is ?? was)?.name ?? "";
		return eventsOfOffer(was, is).map((type) => ({ type, productId, name }));
	});
	await noteProducts(sql, channelId, noted, now);
	return result;
}

/** Products that are read at a time. */
const BATCH = 2000;

async function offersOf(sql: Sql, channelId: string, ids: readonly string[]) {
	const offers = new Map<string, Offered & { name: string }>();
	for (let at = 0; at < ids.length; at += BATCH) {
		const sold = await readCatalogue(sql, ids.slice(at, at + BATCH), { channelId });
		for (const { productId, name, boxPrices: prices, availableBoxes: boxes } of sold.values())
			offers.set(productId, { name, prices, boxes });
	}
	return offers;
}

async function publishedProducts(sql: Sql): Promise<string[]> {
	const found = await rows<{ id: string }>(
		sql,
		`select id from ${PRODUCTS} product where status = 'published' order by id`,
	);
	return found.map(({ id }) => id);
}
