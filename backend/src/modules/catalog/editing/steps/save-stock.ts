import { formatInteger } from "@confiserie/domain/format";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { lockLevels, moveStocked } from "../../../../medusa/inventory/levels";
import { ApiFailure } from "../../../foundations/failures";
import { readShopFrame, type SaveRow } from "../../products";
import type { SavedProduct } from "./save-packaging";

/** Boxes by which a level was raised or lowered. */
export interface StockChange {
	inventoryItemId: string;
	boxes: number;
}
interface Previous {
	createdIds: string[];
	changes: StockChange[];
}

/**
 * Sets the boxes physically in stock, over all locations, at the shop's own one; what is held stays held. Throws STOCK_RESERVED
 * where orders hold more than that. An undo takes the difference back, since orders may have moved the stock meanwhile.
 */
export const saveStockStep = createStep(
	"save-stock",
	async ({ rows, saved }: { rows: SaveRow[]; saved: SavedProduct[] }, { container }) => {
		const { stockLocationId } = await readShopFrame(container);
		const createdIds = await addMissingLevels(
			container,
			stockLocationId,
			saved.map(({ inventoryItemId }) => inventoryItemId),
		);
		const changes = await setStock(
			container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
			stockLocationId,
			saved.flatMap(({ reference, inventoryItemId }, index) => {
				const stock = rows[index]?.stock;
				return stock === undefined ? [] : [{ reference, inventoryItemId, stock }];
			}),
		);
		const previous: Previous = { createdIds, changes };
		return new StepResponse(undefined, previous);
	},
	async (previous, { container }) => {
		if (!previous) return;
		await container.resolve(Modules.INVENTORY).deleteInventoryLevels(previous.createdIds);
		const { stockLocationId } = await readShopFrame(container);
		const database: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
		await database.transaction((sql) => takeStockBack(sql, stockLocationId, previous.changes));
	},
);

/** Creates levels without boxes where inventory items have none at the location. Returns their ids. */
export async function addMissingLevels(
	scope: MedusaContainer,
	locationId: string,
	inventoryItemIds: readonly string[],
): Promise<string[]> {
	const inventory = scope.resolve(Modules.INVENTORY);
	const levels = await inventory.listInventoryLevels(
		{ inventory_item_id: [...inventoryItemIds], location_id: locationId },
		{ take: inventoryItemIds.length },
	);
	const known = new Set(levels.map((level) => level.inventory_item_id));
	const created = await inventory.createInventoryLevels(
		inventoryItemIds
			.filter((id) => !known.has(id))
			.map((id) => ({ inventory_item_id: id, location_id: locationId, stocked_quantity: 0 })),
	);
	return created.map(({ id }) => id);
}

/** The stock of a product over all locations as it should be. */
export interface WantedStock {
	reference: string;
	inventoryItemId: string;
	stock: number;
	/** The value that the editor saw; a stock that differs by now is not changed. */
	previousStock?: number | undefined;
}

/**
 * Sets the stock at one location, which takes the whole difference, under the locks that stock holds take too: the level can
 * neither be lost nor fall below what is held. Returns the changes made. Throws STOCK_RESERVED and STOCK_CHANGED; nothing is set then.
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
			const { reserved, elsewhere } = level;
			const stocked = level.stocked + elsewhere;
			if (previousStock !== undefined && previousStock !== stocked && stock !== stocked)
				throw new ApiFailure("STOCK_CHANGED", { field: "stock" });
			if (stock === stocked) continue;
			const lowest = reserved + elsewhere;
			if (stock < stocked && stock < lowest)
				throw new ApiFailure("STOCK_RESERVED", {
					field: "stock",
					message: `${reference} : le stock ne peut pas descendre sous ${formatInteger(lowest)}, compte tenu des réservations${elsewhere > 0 ? " et des autres lieux de stock" : ""}.`,
				});
			changes.push({ inventoryItemId, boxes: stock - stocked });
		}
		if (changes.length > 0) await moveStocked(sql, locationId, changes);
		return changes;
	});
}

/** Takes changes of the stock back, each as far as what is held allows: what orders have moved since stays moved. */
export async function takeStockBack(
	sql: Knex.Transaction,
	locationId: string,
	changes: readonly StockChange[],
): Promise<void> {
	const boxesOf = new Map(changes.map(({ inventoryItemId, boxes }) => [inventoryItemId, boxes]));
	const levels = await lockLevels(sql, locationId, [...boxesOf.keys()]);
	const back = levels.map(({ inventoryItemId, stocked, reserved }) => ({
		inventoryItemId,
		boxes: Math.max(-(boxesOf.get(inventoryItemId) ?? 0), Math.min(0, reserved - stocked)),
	}));
	await moveStocked(sql, locationId, back);
}
