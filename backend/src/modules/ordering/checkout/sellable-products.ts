import type { TierPricing } from "@confiserie/domain/tier-price";
import { bestLevelOf } from "../../../engine/inventory/levels";
import { PRODUCTS } from "../../../engine/products/products";
import { rows, type Sql } from "../../../lib/database/sql";

/** A product on sale as the database holds it at this instant. Prices per piece in EUR, quantities in boxes. */
export interface CatalogueEntry extends TierPricing {
	productId: string;
	variantId: string;
	inventoryItemId: string;
	name: string;
	reference: string;
	imageUrl: string;
	vatRate: number;
	boxesPerLayer: number | null;
	boxesPerPallet: number | null;
	/** Sellable boxes in the location that has most of them: a line is never split over two. */
	availableBoxes: number;
	locationId: string;
}

/**
 * The published products among `productIds`, with packaging, prices and stock from SQL, never from a cache.
 * What is unknown, unpublished, without packaging or without a stock location is not in the answer.
 */
export async function readCatalogue(sql: Sql, productIds: readonly string[]): Promise<Map<string, CatalogueEntry>> {
	const entries = await rows<CatalogueEntry>(
		sql,
		`select product.id as product_id, packaging.variant_id, packaging.inventory_item_id, product.title as name,
			packaging.reference, coalesce(product.thumbnail, '') as image_url, packaging.vat_rate::float8 as vat_rate,
			packaging.pieces_per_box, packaging.boxes_per_layer, packaging.boxes_per_pallet,
			packaging.price_per_piece_box::float8 as price_per_piece_box,
			packaging.price_per_piece_layer::float8 as price_per_piece_layer,
			packaging.price_per_piece_pallet::float8 as price_per_piece_pallet,
			greatest(0, stock.available)::int as available_boxes, stock.location_id
		from ${PRODUCTS} product
		join product_packaging packaging on packaging.product_id = product.id and packaging.deleted_at is null
		cross join lateral ${bestLevelOf("packaging.inventory_item_id")} stock
		where product.id = any(?) and product.status = 'published'`,
		[productIds],
	);
	return new Map(entries.map((entry) => [entry.productId, entry]));
}
