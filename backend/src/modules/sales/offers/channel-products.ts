import { type BoxPrice, channelBoxPrices, tierCents } from "@confiserie/domain/channels/sales-channel";
import type {
	BoxPrices,
	ChannelProduct,
	ChannelProductPage,
	ChannelProductQuery,
	ChannelProductUpdate,
} from "@confiserie/domain/contract/channels";
import { toCents, toEuros } from "@confiserie/domain/money";
import { searchedWords } from "@confiserie/domain/orders/order-search";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { containing } from "../../../lib/database/containing";
import { pageOf } from "../../../lib/database/page";
import { inTransaction, rows, type Sql } from "../../../lib/database/sql";
import { linkProduct } from "../../../medusa/products/channel-products";
import { writeListedPrices } from "../../../medusa/products/price-lists";
import { PRODUCTS } from "../../../medusa/products/products";
import { nativePrices } from "../../catalog/products";
import { resolveBuyer } from "../../companies/companies";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { ApiFailure, existing } from "../../foundations/failures";
import { type Channel, readChannel } from "../../terms/channels";
import { tellingOfOffers } from "./change-terms";
import { type CatalogueEntry, catalogueOf } from "./sellable-products";

/** The products on sale, by name, as a channel sells them. @throws ApiFailure CHANNEL_NOT_FOUND */
export async function listChannelProducts(
	sql: Sql,
	channelId: string,
	{ page, size, query, customerId, as }: ChannelProductQuery,
): Promise<ChannelProductPage> {
	const channel = await channelOf(sql, channelId);
	const patterns = searchedWords(query).map(containing);
	const found = await rows<{ id: string; total: number }>(
		sql,
		`select product.id, count(*) over ()::int as total from product_packaging packaging
			join ${PRODUCTS} product on product.id = packaging.product_id and product.status = 'published'
			where packaging.deleted_at is null${" and (packaging.folded_name like ? or lower(packaging.reference) like ?)".repeat(patterns.length)}
			order by packaging.folded_name, product.id limit ? offset ?`,
		[...patterns.flatMap((pattern) => [pattern, pattern]), size, page * size],
	);
	const content = await serialize(
		sql,
		channel,
		found.map(({ id }) => id),
		(await resolveBuyer(sql, { customerId, as })).companyId,
	);
	return pageOf(content, found[0]?.total ?? 0, { page, size });
}

/**
 * Chooses a product for a channel, or sets what the channel's list asks for it.
 * @throws ApiFailure CHANNEL_NOT_FOUND, PRODUCT_NOT_FOUND, VALIDATION where the channel's terms leave nothing to choose
 */
export function changeChannelProduct(
	pool: Knex,
	{ channelId, productId, now, ...change }: Change & { channelId: string; now: Date },
): Promise<ChannelProduct> {
	return inTransaction(pool, (sql) =>
		tellingOfOffers(sql, { channelId, productIds: [productId], now }, async () =>
			write(sql, await channelOf(sql, channelId), { productId, ...change }),
		),
	);
}

interface Change {
	productId: string;
	update: ChannelProductUpdate;
	actor: Administrator;
}

async function write(
	sql: Knex.Transaction,
	channel: Channel,
	{ productId, update, actor }: Change,
): Promise<ChannelProduct> {
	const [before] = await serialize(sql, channel, [productId]);
	const entry = (await catalogueOf(sql, [productId], withEverything(channel))).get(productId);
	if (!before || !entry) throw new ApiFailure("PRODUCT_NOT_FOUND");
	if (update.isChosen !== undefined) await choose(sql, channel, productId, update.isChosen);
	if (update.prices !== undefined) await list(sql, channel, entry, update.prices);
	const [after = before] = await serialize(sql, channel, [productId]);
	await recordAudit(sql, actor, {
		action: "channel.updated",
		entity: "channel",
		entityId: channel.id,
		label: channel.name,
		changes: { [entry.reference]: { from: wordsOf(before), to: wordsOf(after) } },
	});
	return after;
}

async function choose(sql: Sql, { id, assortment }: Channel, productId: string, isChosen: boolean): Promise<void> {
	if (assortment.kind !== "PRODUCTS")
		throw new ApiFailure("VALIDATION", {
			field: "isChosen",
			message: "Ce canal ne choisit pas ses produits un par un.",
		});
	await linkProduct(sql, id, productId, isChosen);
}

async function list(
	sql: Knex.Transaction,
	{ prices: terms }: Channel,
	entry: CatalogueEntry,
	prices: ChannelProductUpdate["prices"],
): Promise<void> {
	if (terms.kind !== "LIST")
		throw new ApiFailure("VALIDATION", { field: "prices", message: "Ce canal n'a pas de liste de prix." });
	const listed = prices ? nativePrices(listedTiers(entry, prices)) : [];
	await writeListedPrices(sql, terms.priceListId, [{ variantId: entry.variantId, prices: listed }]);
}

/** @throws ApiFailure VALIDATION for a tier of a unit that the product does not come in */
function listedTiers(entry: CatalogueEntry, prices: NonNullable<ChannelProductUpdate["prices"]>): BoxPrice[] {
	const { boxesPerLayer, boxesPerPallet } = entry;
	const tiers = [
		{ field: "prices.box", minBoxes: 1, price: prices.box },
		{ field: "prices.layer", minBoxes: boxesPerLayer, price: prices.layer },
		{ field: "prices.pallet", minBoxes: boxesPerPallet, price: prices.pallet },
	];
	return tiers.flatMap(({ field, minBoxes, price }) => {
		if (!price) return [];
		if (minBoxes) return [{ minBoxes, pricePerBoxCents: toCents(price) }];
		throw new ApiFailure("VALIDATION", { field, message: "Ce produit ne se vend pas dans cette unité." });
	});
}

async function serialize(
	sql: Sql,
	channel: Channel,
	productIds: readonly string[],
	companyId?: string | null,
): Promise<ChannelProduct[]> {
	const [known, sold] = await Promise.all([
		catalogueOf(sql, productIds, withEverything(channel)),
		catalogueOf(sql, productIds, channel, companyId),
	]);
	return productIds.flatMap((id) => {
		const entry = known.get(id);
		if (!entry) return [];
		return [
			{
				productId: id,
				name: entry.name,
				reference: entry.reference,
				isSold: sold.has(id),
				availableBoxes: sold.get(id)?.availableBoxes ?? 0,
				piecesPerBox: entry.piecesPerBox,
				boxesPerLayer: entry.boxesPerLayer,
				boxesPerPallet: entry.boxesPerPallet,
				shopPrices: boxPricesOf(entry, channelBoxPrices(entry, { kind: "SHOP" })),
				prices: boxPricesOf(entry, sold.get(id)?.boxPrices ?? entry.boxPrices),
			},
		];
	});
}

/** The channel as if it sold every product: prices of those that it does not sell. */
const withEverything = (channel: Channel): Channel => ({ ...channel, assortment: { kind: "ALL" } });

function boxPricesOf({ boxesPerLayer, boxesPerPallet }: CatalogueEntry, prices: readonly BoxPrice[]): BoxPrices {
	const from = (boxes: number | null) => {
		const cents = tierCents(prices, boxes);
		return cents === null ? null : toEuros(cents);
	};
	return { box: from(1) ?? 0, layer: from(boxesPerLayer), pallet: from(boxesPerPallet) };
}

const wordsOf = ({ isSold, prices }: ChannelProduct) => (isSold ? prices : null);

async function channelOf(sql: Sql, id: string): Promise<Channel> {
	return existing(await readChannel(sql, id), "CHANNEL_NOT_FOUND");
}
