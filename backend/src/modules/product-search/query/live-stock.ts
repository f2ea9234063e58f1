import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { LEVELS } from "../../../engine/inventory/levels";

/**
 * Boxes that can be sold now (stocked less held) by product id; a product without a level has none. Read from the
 * levels themselves at every answer: holds are written there in SQL and announce nothing.
 */
export async function liveStock(scope: MedusaContainer, productIds: string[]): Promise<Map<string, number>> {
	if (productIds.length === 0) return new Map();
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { rows } = await database.raw<{ rows: { product_id: string; available: string }[] }>(
		`SELECT packaging.product_id, ${AVAILABLE} AS available ${FROM} AND packaging.product_id = ANY(?)
		GROUP BY packaging.product_id`,
		[productIds],
	);
	return new Map(rows.map((row) => [row.product_id, Math.max(0, Math.floor(Number(row.available)))]));
}

const AVAILABLE = "coalesce(sum(level.stocked_quantity - level.reserved_quantity), 0)";
const FROM = `FROM product_packaging packaging
	LEFT JOIN ${LEVELS} level ON level.inventory_item_id = packaging.inventory_item_id
	WHERE packaging.deleted_at IS NULL`;
