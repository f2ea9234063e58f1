import { formatInteger } from "@confiserie/domain/format";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { lockLevels, moveStocked } from "../../../../medusa/inventory/levels";
import { ApiFailure } from "../../../foundations/failures";
import { readShopFrame, type SaveRow } from "../../products";
import type { SavedProduct } from "./save-packaging";

/** Boxes by which a level was raised or lowered. */
interface StockChange {
	inventoryItemId: string;
	boxes: number;
}
interface Previous {
	createdIds: string[];
	changes: StockChange[];
}

/**
 * Sets the boxes physically in stock at the one location; what is held stays held. Throws STOCK_RESERVED where orders hold
 * more than that. An undo takes the difference back, since orders may have moved the stock meanwhile.
 */
export const saveStockStep = createStep(
	"save-stock",
	async ({ rows, saved }: { rows: SaveRow[]; saved: SavedProduct[] }, { container }) => {
		const inventory = container.resolve(Modules.INVENTORY);
		const { stockLocationId } = await readShopFrame(container);
		const levels = await inventory.listInventoryLevels(
			{ inventory_item_id: saved.map((product) => product.inventoryItemId), location_id: stockLocationId },
			{ take: saved.length },
		);
		const known = new Set(levels.map((level) => level.inventory_item_id));
		const wanted = saved.map(({ reference, inventoryItemId }, index) => ({
			reference,
			inventoryItemId,
			stock: rows[index]?.stock,
		}));
		const created = await inventory.createInventoryLevels(
			wanted
				.filter(({ inventoryItemId }) => !known.has(inventoryItemId))
				.map(({ inventoryItemId, stock = 0 }) => ({
					inventory_item_id: inventoryItemId,
					location_id: stockLocationId,
					stocked_quantity: stock,
				})),
		);
		const changes = await setStock(
			container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
			stockLocationId,
			wanted.flatMap(({ stock, ...level }) =>
				stock !== undefined && known.has(level.inventoryItemId) ? [{ ...level, stock }] : [],
			),
		);
		const previous: Previous = { createdIds: created.map((level) => level.id), changes };
		return new StepResponse(undefined, previous);
	},
	async (previous, { container }) => {
		if (!previous) return;
		await container.resolve(Modules.INVENTORY).deleteInventoryLevels(previous.createdIds);
		const { stockLocationId } = await readShopFrame(container);
		const database: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
		const back = previous.changes.map(({ inventoryItemId, boxes }) => ({ inventoryItemId, boxes: -boxes }));
		await database.transaction(async (sql) => {
			await lockLevels(
				sql,
				stockLocationId,
				back.map(({ inventoryItemId }) => inventoryItemId),
			);
			await moveStocked(sql, stockLocationId, back);
		});
	},
);

/** A level as it should be. */
export interface WantedStock {
	reference: string;
	inventoryItemId: string;
	stock: number;
	/** The value that the editor saw; a level that differs by now is not changed. */
	previousStock?: number | undefined;
}

/**
 * Sets levels under their row locks, which stock holds take too: the level can neither be lost nor fall below what is
 * held. Returns the changes made. Throws STOCK_RESERVED and STOCK_CHANGED; nothing is set then.
 */
export function setStock(database: Knex, locationId: string, wanted: WantedStock[]): Promise<StockChange[]> {
	if (wanted.length === 0) return Promise.resolve([]);
	return database.transaction(async (sql) => {
		const locked = await lockLevels(
			sql,
			locationId,
			wanted.map(({ inventoryItemId }) => inventoryItemId),
		);
		const levels = new Map(locked.map((level) => [level.inventoryItemId, level]));
		const changes: StockChange[] = [];
		for (const { reference, inventoryItemId, stock, previousStock } of wanted) {
			const level = levels.get(inventoryItemId);
			if (!level) continue;
			const { stocked, reserved } = level;
			if (previousStock !== undefined && previousStock !== stocked && stock !== stocked)
				throw new ApiFailure("STOCK_CHANGED", { field: "stock" });
			if (stock === stocked) continue;
			if (stock < stocked && stock < reserved)
				throw new ApiFailure("STOCK_RESERVED", {
					field: "stock",
					message: `${reference} : des commandes réservent ${formatInteger(reserved)} du stock, qui ne peut pas descendre en dessous.`,
				});
			changes.push({ inventoryItemId, boxes: stock - stocked });
		}
		if (changes.length > 0) await moveStocked(sql, locationId, changes);
		return changes;
	});
}
