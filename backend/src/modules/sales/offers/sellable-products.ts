import { type CategoryCode, codeOfSlug } from "@confiserie/domain/catalogue/category";
import {
	type BoxPrice,
	channelBoxPrices,
	sellableThrough,
	sellsProduct,
} from "@confiserie/domain/channels/sales-channel";
import { dayOf } from "@confiserie/domain/day";
import { CURRENCY } from "@confiserie/domain/money";
import type { TierPricing } from "@confiserie/domain/prices/tier-price";
import type { WithdrawalRight } from "@confiserie/domain/withdrawal/right-codes";
import { shopTime } from "../../../lib/database/clock";
import { rows, type Sql } from "../../../lib/database/sql";
import { bestLevelOf } from "../../../medusa/inventory/levels";
import { categoriesOf } from "../../../medusa/products/categories";
import { isLinkedToChannel } from "../../../medusa/products/channel-products";
import { listedPricesOf } from "../../../medusa/products/price-lists";
import { PRODUCTS } from "../../../medusa/products/products";
import { isExpiredOn, pricingColumns } from "../../catalog/products";
import { type GrantedPrices, grantedPrices } from "../../companies/companies";
import { type Channel, readChannel } from "../../terms/channels";
import { heldThrough } from "./channel-share";

/** A product on sale as the database holds it at this instant. Prices per piece in EUR, quantities in boxes. */
export interface CatalogueEntry extends TierPricing {
	productId: string;
	variantId: string;
	inventoryItemId: string;
	name: string;
	reference: string;
	imageUrl: string;
	vatRate: number;
	withdrawalRight: WithdrawalRight;
	boxesPerLayer: number | null;
	boxesPerPallet: number | null;
	/** Net weight of one piece; 0 when unknown. */
	weightGrams: number;
	/** Working days until it leaves; null: as the shop's own preparation. */
	preparationDays: number | null;
	/** What a box costs through this channel; the prices per piece are the shop's, or what the buyer's company was granted. */
	boxPrices: BoxPrice[];
	/** Whether its layers share no pallet with other products. */
	isUnstackable: boolean;
	/** Of several, the first one in the shop's order, as pages show it. */
	category: CategoryCode | null;
	/** Sellable boxes in the location that has most of them: a line is never split over two. */
	availableBoxes: number;
	locationId: string;
}

/**
 * The published products among `productIds` that a sales channel sells, with packaging, prices and stock from SQL, never
 * from a cache. What is unknown, unpublished, past its use-by date, without packaging or without a stock location is not in the answer, nor is
 * anything of a channel that is switched off or gone.
 * @param channelId the shop's own channel where it is left out
 * @param companyId whose prices hold in the shop's own channel
 */
export async function readCatalogue(
	sql: Sql,
	productIds: readonly string[],
	{ channelId, companyId }: { channelId?: string | undefined; companyId?: string | null } = {},
): Promise<Map<string, CatalogueEntry>> {
	const channel = await readChannel(sql, channelId);
	return channel?.isEnabled ? catalogueOf(sql, productIds, channel, companyId) : new Map();
}

/** `readCatalogue`, of a channel that was read already. */
export async function catalogueOf(
	sql: Sql,
	productIds: readonly string[],
	channel: Channel,
	companyId: string | null = null,
): Promise<Map<string, CatalogueEntry>> {
	const { prices, stock, assortment } = channel;
	const granted = companyId && channel.isOwn ? await grantedPrices(sql, companyId, productIds) : null;
	const location = stock.kind === "LOCATION" ? "location_id = ?" : "true";
	const found = await rows<SoldRow>(
		sql,
		`select product.id as product_id, packaging.variant_id, packaging.inventory_item_id, product.title as name,
			packaging.reference, coalesce(product.thumbnail, '') as image_url, packaging.vat_rate::float8 as vat_rate,
			packaging.withdrawal_right, ${pricingColumns("packaging")}, packaging.preparation_days, packaging.is_unstackable,
			coalesce(packaging.weight_grams, 0)::float8 as weight_grams,
			stock.available::int as available, stock.stocked::int as stocked, stock.location_id,
			${stock.kind === "SHARE" ? heldThrough("packaging.inventory_item_id", "stock.location_id") : "0"} as held_by_channel,
			${categoriesOf("product.id")} as handles,
			${assortment.kind === "PRODUCTS" ? isLinkedToChannel("product.id") : "false"} as is_chosen,
			${prices.kind === "LIST" ? listedPricesOf("packaging.variant_id") : "'[]'::json"} as listed
		from ${PRODUCTS} product
		join product_packaging packaging on packaging.product_id = product.id and packaging.deleted_at is null
		cross join lateral ${bestLevelOf("packaging.inventory_item_id", location)} stock
		where product.id = any(?) and product.status = 'published'
			and not ${isExpiredOn("packaging")}`,
		[
			...(stock.kind === "SHARE" ? [channel.id] : []),
			...(assortment.kind === "PRODUCTS" ? [channel.id] : []),
			...(prices.kind === "LIST" ? [prices.priceListId, CURRENCY] : []),
			...(stock.kind === "LOCATION" ? [stock.locationId] : []),
			productIds,
			dayOf(shopTime()),
		],
	);
	return new Map(
		found
			.filter(({ handles, isChosen }) => sellsProduct(assortment, { categories: handles.map(codeOfSlug), isChosen }))
			.map((row) => [row.productId, entryOf(row, channel, granted)]),
	);
}

interface SoldRow extends Omit<CatalogueEntry, "availableBoxes" | "boxPrices" | "category"> {
	available: number;
	stocked: number;
	heldByChannel: number;
	handles: string[];
	isChosen: boolean;
	listed: BoxPrice[];
}

function entryOf(row: SoldRow, { prices, stock }: Channel, granted: GrantedPrices | null): CatalogueEntry {
	const { available, stocked, heldByChannel, handles, isChosen, listed, ...shop } = row;
	const categories = handles.map(codeOfSlug);
	const product = { ...shop, category: categories[0] ?? null, ...granted?.(shop.productId, shop, categories) };
	return {
		...product,
		boxPrices: channelBoxPrices(product, prices, listed),
		availableBoxes: sellableThrough(stock, { available, stocked, heldByChannel }),
	};
}
