import type { FreshLine } from "@confiserie/domain/contract/error";
import { rows, type Sql } from "../../../../lib/database/sql";
import { LEVELS } from "../../../../medusa/inventory/levels";
import { ApiFailure } from "../../../foundations/failures";
import type { PlannedLine } from "./planned-line";

/**
 * Refuses what cannot be had as it is wanted, each product with what there is of it. What is ordered stays in its location, where
 * its own boxes are available to it; what is new comes from where its channel has most.
 * @throws ApiFailure PRODUCT_UNAVAILABLE, OUT_OF_STOCK
 */
export async function refuseShort(
	sql: Sql,
	lines: readonly PlannedLine[],
	unavailable: readonly string[],
): Promise<void> {
	const grown = lines.filter(({ boxes, before }) => boxes > before);
	const known = grown.flatMap(({ row }) => row ?? []);
	const levels = await rows<{ item: string; location: string; free: number }>(
		sql,
		`select level.inventory_item_id as item, level.location_id as location,
			floor(level.stocked_quantity - level.reserved_quantity)::int as free
		from ${LEVELS} level join unnest(?::text[], ?::text[]) as wanted(item, location)
			on wanted.item = level.inventory_item_id and wanted.location = level.location_id`,
		[known.map(({ inventoryItemId }) => inventoryItemId), known.map(({ locationId }) => locationId)],
	);
	const availableOf = ({ row, entry, before }: PlannedLine) => {
		if (!row) return entry?.availableBoxes ?? 0;
		const level = levels.find(({ item, location }) => item === row.inventoryItemId && location === row.locationId);
		return (level?.free ?? 0) + before;
	};
	const fresh = grown.map(
		(line): FreshLine => ({
			productId: line.productId,
			productName: line.name,
			quantity: line.boxes,
			availableQuantity: availableOf(line),
			onSale: !unavailable.includes(line.productId),
			sentUnitPrice: null,
			unitPrice: Number.isFinite(line.unitPriceCents) ? line.unitPriceCents : 0,
			totalPrice: Number.isFinite(line.unitPriceCents) ? line.unitPriceCents * line.boxes : 0,
		}),
	);
	if (unavailable.length > 0) throw new ApiFailure("PRODUCT_UNAVAILABLE", { lines: fresh, message: UNAVAILABLE });
	if (fresh.some(({ quantity, availableQuantity }) => quantity > availableQuantity))
		throw new ApiFailure("OUT_OF_STOCK", { lines: fresh, message: SHORT });
}

const UNAVAILABLE = "Un produit n'est plus en vente par le canal de cette commande\u00a0: il ne peut pas s'y ajouter.";
export const SHORT = "Le stock ne suffit pas pour cette correction.";
