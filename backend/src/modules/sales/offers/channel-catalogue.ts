import type {
	ChannelCataloguePage,
	ChannelOffer,
	ChannelStockPage,
	channelCatalogueQuerySchema,
} from "@confiserie/domain/contract/channel-catalogue";
import type { z } from "@medusajs/framework/zod";
import { rows, type Sql } from "../../../lib/database/sql";
import { PRODUCTS } from "../../../medusa/products/products";
import { absoluteUrl } from "../../../uploads/absolute-url";
import { type Channel, readChannel } from "../../terms/channels";
import { type CatalogueEntry, catalogueOf } from "./sellable-products";

type Query = z.output<typeof channelCatalogueQuerySchema>;

/** A page of what a channel sells, at its own prices. */
export async function listChannelCatalogue(sql: Sql, channel: Channel, query: Query): Promise<ChannelCataloguePage> {
	const { found, next } = await page(sql, channel, query);
	return { items: found.map(serialize), next };
}

/** A page of how many boxes of each product a channel can sell now. */
export async function listChannelStock(sql: Sql, channel: Channel, query: Query): Promise<ChannelStockPage> {
	const { found, next } = await page(sql, channel, query);
	return {
		items: found.map(({ entry: { productId, reference, availableBoxes } }) => ({
			productId,
			reference,
			boxes: availableBoxes,
		})),
		next,
	};
}

/** A product as a channel sells it now; undefined when it does not, or is switched off. */
export async function readChannelOffer(
	sql: Sql,
	channelId: string,
	productId: string,
): Promise<ChannelOffer | undefined> {
	const channel = await readChannel(sql, channelId);
	if (!channel?.isEnabled) return undefined;
	const [found] = await sold(sql, channel, await rows<Listed>(sql, `${LISTED} and product.id = ?`, [productId]));
	return found && { ...serialize(found), boxes: found.entry.availableBoxes };
}

interface Listed {
	id: string;
	eanUnit: string;
	eanBox: string;
}
interface Sold {
	product: Listed;
	entry: CatalogueEntry;
}

const LISTED = `select product.id, packaging.ean_unit, packaging.ean_box from ${PRODUCTS} product
	join product_packaging packaging on packaging.product_id = product.id and packaging.deleted_at is null
	where product.status = 'published'`;

/** Read as an order reads it, never from a cache. A page may be short, where the channel does not sell all of its products. */
async function page(sql: Sql, channel: Channel, { after, limit, reference, ean }: Query) {
	const listed = await rows<Listed>(
		sql,
		`${LISTED} and product.id > ? and packaging.reference = coalesce(?, packaging.reference)
			and (?::text is null or ? in (packaging.ean_unit, packaging.ean_box))
			order by product.id limit ?`,
		[after ?? "", reference ?? null, ean ?? null, ean ?? null, limit],
	);
	return {
		found: await sold(sql, channel, listed),
		next: listed.length < limit ? null : (listed.at(-1)?.id ?? null),
	};
}

async function sold(sql: Sql, channel: Channel, listed: readonly Listed[]): Promise<Sold[]> {
	const catalogue = await catalogueOf(
		sql,
		listed.map(({ id }) => id),
		channel,
	);
	return listed.flatMap((product) => {
		const entry = catalogue.get(product.id);
		return entry ? [{ product, entry }] : [];
	});
}

function serialize({ product, entry }: Sold): ChannelCataloguePage["items"][number] {
	return {
		id: entry.productId,
		reference: entry.reference,
		name: entry.name,
		eanUnit: product.eanUnit || null,
		eanBox: product.eanBox || null,
		imageUrl: absoluteUrl(entry.imageUrl),
		piecesPerBox: entry.piecesPerBox,
		boxesPerLayer: entry.boxesPerLayer,
		boxesPerPallet: entry.boxesPerPallet,
		vatRate: entry.vatRate,
		prices: entry.boxPrices.map(({ minBoxes, pricePerBoxCents }) => ({
			fromBoxes: minBoxes,
			unitPrice: pricePerBoxCents,
		})),
	};
}
