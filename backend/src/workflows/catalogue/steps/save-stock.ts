import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { ProductRow } from "../product-row";
import { readShopFrame } from "../shop-frame";
import type { SavedProduct } from "./save-packaging";

interface Previous {
	createdIds: string[];
	changed: { id: string; inventory_item_id: string; location_id: string; stocked_quantity: number }[];
}

/** Sets the boxes physically in stock at the one location; what is held stays held. Puts former figures back on failure. */
export const saveStockStep = createStep(
	"save-stock",
	async ({ rows, saved }: { rows: ProductRow[]; saved: SavedProduct[] }, { container }) => {
		const inventory = container.resolve(Modules.INVENTORY);
		const { stockLocationId } = await readShopFrame(container);
		const levels = await inventory.listInventoryLevels(
			{ inventory_item_id: saved.map((product) => product.inventoryItemId), location_id: stockLocationId },
			{ take: saved.length },
		);
		const levelOf = new Map(levels.map((level) => [level.inventory_item_id, level]));
		const wanted = saved.map((product, index) => ({
			inventory_item_id: product.inventoryItemId,
			location_id: stockLocationId,
			stocked_quantity: rows[index]?.stock,
		}));
		const created = await inventory.createInventoryLevels(
			wanted
				.filter((level) => !levelOf.has(level.inventory_item_id))
				.map((level) => ({ ...level, stocked_quantity: level.stocked_quantity ?? 0 })),
		);
		const changes = wanted.filter((level) => {
			const current = levelOf.get(level.inventory_item_id);
			return current && level.stocked_quantity !== undefined && level.stocked_quantity !== current.stocked_quantity;
		});
		await inventory.updateInventoryLevels(changes);
		const changed = changes.flatMap(({ inventory_item_id, location_id }) => {
			const level = levelOf.get(inventory_item_id);
			return level
				? [{ id: level.id, inventory_item_id, location_id, stocked_quantity: Number(level.stocked_quantity) }]
				: [];
		});
		const previous: Previous = { createdIds: created.map((level) => level.id), changed };
		return new StepResponse(undefined, previous);
	},
	async (previous, { container }) => {
		if (!previous) return;
		const inventory = container.resolve(Modules.INVENTORY);
		await inventory.deleteInventoryLevels(previous.createdIds);
		await inventory.updateInventoryLevels(previous.changed);
	},
);
