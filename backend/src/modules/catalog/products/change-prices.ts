import type { TierPrices } from "@confiserie/domain/prices/price-change";
import { ORDER_TYPES, UNITS } from "@confiserie/domain/prices/tier-price";
import { rows, type Sql } from "../../../lib/database/sql";
import { priceColumn } from "./pricing-columns";

/** Writes the prices of products, EUR a piece, both twins of each figure; the database notes their history (ADR 13). */
export async function changePackagingPrices(
	sql: Sql,
	changes: readonly { productId: string; prices: TierPrices }[],
): Promise<void> {
	const names = ORDER_TYPES.map(priceColumn);
	const columns = names.flatMap((name) => [
		`${name} = wanted.${name}`,
		`raw_${name} = case when wanted.${name} is not null then
			jsonb_build_object('value', trim_scale(wanted.${name})::text, 'precision', 20) end`,
	]);
	await sql.raw(
		`update product_packaging packaging set ${columns.join(", ")}, updated_at = now()
			from jsonb_to_recordset(?::jsonb) as wanted (id text, ${names.map((name) => `${name} numeric`).join(", ")})
			where packaging.product_id = wanted.id and packaging.deleted_at is null`,
		[
			JSON.stringify(
				changes.map(({ productId, prices }) => ({
					id: productId,
					...Object.fromEntries(ORDER_TYPES.map((tier) => [priceColumn(tier), prices[UNITS[tier].price]])),
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
