import type { BoxPrice } from "@confiserie/domain/channels/sales-channel";
import { CURRENCY } from "@confiserie/domain/money";
import { generateEntityId } from "@medusajs/framework/utils";
import { insertRecords } from "../../lib/database/insert-records";
import { insert, rows, type Sql } from "../../lib/database/sql";
import { quantity } from "../twins";

/** What ties a price list to a sales channel: Medusa's carts are priced with the channel in their context. */
const CHANNEL_RULE = "sales_channel_id";
/** The same for a customer group. */
const GROUP_RULE = "customer.groups.id";

/** SQL: prices as one JSON array of `minBoxes` and `pricePerBoxCents`. */
const BOX_PRICES = `json_agg(json_build_object('minBoxes', coalesce(price.min_quantity, 1)::int,
	'pricePerBoxCents', round(price.amount * 100)::int))`;

/**
 * A query of what the price list ? asks for the variant `variant` (an SQL expression) in the currency ?; only while Medusa
 * applies the list.
 */
export const listedPricesOf = (variant: string) => `(
	select coalesce(${BOX_PRICES}, '[]')
	from product_variant_price_set priced
		join price on price.price_set_id = priced.price_set_id and price.deleted_at is null
		join price_list list on list.id = price.price_list_id and list.status = 'active'
			and coalesce(list.starts_at <= now(), true) and coalesce(list.ends_at >= now(), true)
	where priced.variant_id = ${variant} and priced.deleted_at is null and list.id = ? and price.currency_code = ?)`;

/** Prices of a box in a price list, by variant, whether or not Medusa applies it; of all products where `productIds` is undefined. */
export async function readListedPrices(
	sql: Sql,
	priceListId: string,
	productIds: readonly string[] | undefined,
): Promise<Map<string, BoxPrice[]>> {
	const found = await rows<{ variantId: string; prices: BoxPrice[] }>(
		sql,
		`select variant.id as variant_id, ${BOX_PRICES} as prices from price
			join product_variant_price_set priced on priced.price_set_id = price.price_set_id and priced.deleted_at is null
			join product_variant variant on variant.id = priced.variant_id
			where price.price_list_id = ? and price.deleted_at is null and price.currency_code = ?
				${productIds ? "and variant.product_id = any(?)" : ""} group by variant.id`,
		[priceListId, CURRENCY, ...(productIds ? [productIds] : [])],
	);
	return new Map(found.map(({ variantId, prices }) => [variantId, prices]));
}

/** Makes the price list of a sales channel, empty: its prices hold there instead of the variants' own. Returns its id. */
export const insertChannelPriceList = (sql: Sql, channelId: string, title: string): Promise<string> =>
	insertPriceList(sql, title, { [CHANNEL_RULE]: channelId });

/** The same of a customer group, whose members see it in one sales channel. */
export const insertGroupPriceList = (
	sql: Sql,
	{ groupId, channelId, title }: { groupId: string; channelId: string; title: string },
): Promise<string> => insertPriceList(sql, title, { [GROUP_RULE]: groupId, [CHANNEL_RULE]: channelId });

async function insertPriceList(sql: Sql, title: string, rules: Record<string, string>): Promise<string> {
	const id = generateEntityId(undefined, "plist");
	const all = Object.entries(rules).map(([attribute, value]) => ({
		id: generateEntityId(undefined, "plrule"),
		priceListId: id,
		attribute,
		value: JSON.stringify([value]),
	}));
	const list = { id, title, description: title, type: "override", status: "active", rulesCount: all.length };
	await insert(sql, "price_list", list);
	await insert(sql, "price_list_rule", all);
	return id;
}

/** Deletes the price lists of a customer group for good. */
export async function deleteGroupPriceLists(sql: Sql, groupId: string): Promise<void> {
	const lists = await rows<{ id: string }>(
		sql,
		"select price_list_id as id from price_list_rule where attribute = ? and value = ?::jsonb",
		[GROUP_RULE, JSON.stringify([groupId])],
	);
	const ids = lists.map(({ id }) => id);
	await sql("price").whereIn("price_list_id", ids).delete();
	await sql("price_list_rule").whereIn("price_list_id", ids).delete();
	await sql("price_list").whereIn("id", ids).delete();
}

/** Lets a price list hold, or rest. */
export async function activatePriceList(sql: Sql, id: string, isActive: boolean): Promise<void> {
	await sql.raw("update price_list set status = ? where id = ?", [isActive ? "active" : "draft", id]);
}

/** What a price list asks for a variant: prices in EUR a box, by ranges of boxes. None takes the variant off the list. */
interface ListedVariant {
	variantId: string;
	prices: readonly { amount: number; currency_code: string; min_quantity?: number; max_quantity?: number }[];
}

/** Replaces what a price list asks for these variants; a variant without a price set is passed over. */
export async function writeListedPrices(
	sql: Parameters<typeof insertRecords>[0],
	priceListId: string,
	variants: readonly ListedVariant[],
): Promise<void> {
	const sets = await rows<{ variantId: string; priceSetId: string }>(
		sql,
		"select variant_id, price_set_id from product_variant_price_set where variant_id = any(?) and deleted_at is null",
		[variants.map(({ variantId }) => variantId)],
	);
	const setOf = new Map(sets.map(({ variantId, priceSetId }) => [variantId, priceSetId]));
	await sql.raw("delete from price where price_list_id = ? and price_set_id = any(?)", [
		priceListId,
		sets.map(({ priceSetId }) => priceSetId),
	]);
	await insertRecords(
		sql,
		"price",
		variants.flatMap(({ variantId, prices }) => {
			const priceSetId = setOf.get(variantId);
			if (!priceSetId) return [];
			return prices.map(({ amount, currency_code, min_quantity, max_quantity }) => ({
				id: generateEntityId(undefined, "price"),
				price_set_id: priceSetId,
				price_list_id: priceListId,
				currency_code,
				rules_count: 0,
				...quantity("amount", amount),
				...quantity("min_quantity", min_quantity ?? null),
				...quantity("max_quantity", max_quantity ?? null),
			}));
		}),
	);
}
