import type { TierPrices } from "@confiserie/domain/price-change";
import { rows, type Sql } from "../../../lib/database/sql";

/** Writes the prices of products, EUR a piece, both twins of each figure; the database notes their history (ADR 13). */
export async function changePackagingPrices(
	sql: Sql,
	changes: readonly { productId: string; prices: TierPrices }[],
): Promise<void> {
	const columns = ["box", "layer", "pallet"].flatMap((tier) => [
		`price_per_piece_${tier} = wanted.${tier}`,
		`raw_price_per_piece_${tier} = case when wanted.${tier} is not null then
			jsonb_build_object('value', trim_scale(wanted.${tier})::text, 'precision', 20) end`,
	]);
	await sql.raw(
		`update product_packaging packaging set ${columns.join(", ")}, updated_at = now()
			from jsonb_to_recordset(?::jsonb) as wanted (id text, box numeric, layer numeric, pallet numeric)
			where packaging.product_id = wanted.id and packaging.deleted_at is null`,
		[
			JSON.stringify(
				changes.map(({ productId, prices }) => ({
					id: productId,
					box: prices.pricePerPieceBox,
					layer: prices.pricePerPieceLayer,
					pallet: prices.pricePerPiecePallet,
				})),
			),
		],
	);
}

/** Medusa's names of products. */
export interface MedusaIds {
	variantId: string;
	inventoryItemId: string;
}

/** The variants and inventory items of products, by product id. */
export async function readMedusaIds(sql: Sql, productIds: readonly string[]): Promise<Map<string, MedusaIds>> {
	const found = await rows<MedusaIds & { productId: string }>(
		sql,
		`select product_id, variant_id, inventory_item_id from product_packaging
			where product_id = any(?) and deleted_at is null`,
		[productIds],
	);
	return new Map(found.map(({ productId, ...ids }) => [productId, ids]));
}
