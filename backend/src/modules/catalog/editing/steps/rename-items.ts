import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { SaveRow } from "../../products";
import type { SavedProduct } from "./save-packaging";

/**
 * Gives the inventory item of a renamed product its new reference: Medusa changes the variant's alone, and the former
 * one would stay taken. Rows without a product id are unchanged.
 */
export const renameItemsStep = createStep(
	"rename-inventory-items",
	async ({ rows, saved }: { rows: SaveRow[]; saved: SavedProduct[] }, { container }) => {
		const inventory = container.resolve(Modules.INVENTORY);
		const wanted = new Map(
			saved.flatMap(({ inventoryItemId, reference }, index) =>
				rows[index]?.productId ? [[inventoryItemId, reference] as const] : [],
			),
		);
		if (wanted.size === 0) return new StepResponse(undefined, []);
		const items = await inventory.listInventoryItems({ id: [...wanted.keys()] }, { take: wanted.size });
		const renamed = items.filter(({ id, sku }) => sku !== wanted.get(id));
		await inventory.updateInventoryItems(renamed.map(({ id }) => ({ id, sku: wanted.get(id) ?? null })));
		return new StepResponse(
			undefined,
			renamed.map(({ id, sku }) => ({ id, sku: sku ?? null })),
		);
	},
	async (previous, { container }) => {
		if (previous && previous.length > 0) await container.resolve(Modules.INVENTORY).updateInventoryItems(previous);
	},
);
