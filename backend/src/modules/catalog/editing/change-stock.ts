import type { StockFigures, StockInput } from "@confiserie/domain/contract/admin-product";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { LEVELS } from "../../../medusa/inventory/levels";
import { ApiFailure, existing } from "../../foundations/failures";
import { readAdminProduct, readShopFrame } from "../products";
import { changeCatalogue, type Editor, recordChange } from "./editor";
import { addMissingLevels, setStock, type WantedStock } from "./steps/save-stock";

/**
 * Sets the boxes of a product that are physically in stock. Throws PRODUCT_NOT_FOUND, STOCK_CHANGED with the product as it
 * is now, and STOCK_RESERVED. Source: accounts spec §7 "PATCH /admin/products/{id}/stock".
 */
export function changeStock(
	scope: MedusaContainer,
	editor: Editor,
	id: string,
	{ stock, previousStock }: StockInput,
): Promise<StockFigures> {
	return changeCatalogue(scope, async (sql) => {
		const before = existing(await readAdminProduct(sql, id), "PRODUCT_NOT_FOUND");
		if (previousStock !== undefined && previousStock !== before.stocked)
			throw new ApiFailure("STOCK_CHANGED", { field: "stock", current: before });
		const { rows } = await sql.raw<{ rows: { item: string; level: string | null }[] }>(
			`SELECT packaging.inventory_item_id AS item, level.id AS level FROM product_packaging packaging
			LEFT JOIN ${LEVELS} level ON level.inventory_item_id = packaging.inventory_item_id
			WHERE packaging.product_id = ? AND packaging.deleted_at IS NULL`,
			[id],
		);
		const [row] = rows;
		if (!row?.level) throw new Error(`Product ${before.reference} has no stock level.`);
		await changeStockWorkflow(scope).run({
			input: { reference: before.reference, inventoryItemId: row.item, levelId: row.level, stock, previousStock },
		});
		const after = existing(await readAdminProduct(sql, id), "PRODUCT_NOT_FOUND");
		await recordChange(sql, editor, "product.stock-changed", before, after);
		const { stock: boxes, available, stocked, reserved } = after;
		return { id, stock: boxes, available, stocked, reserved };
	});
}

const setStockStep = createStep("set-stock", async (wanted: WantedStock, { container }) => {
	const { stockLocationId } = await readShopFrame(container);
	await addMissingLevels(container, stockLocationId, [wanted.inventoryItemId]);
	await setStock(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), stockLocationId, [wanted]);
	return new StepResponse(undefined);
});

/** The level, then the event that the catalogue listens to. */
const changeStockWorkflow = createWorkflow("change-stock", (input: WantedStock & { levelId: string }) => {
	setStockStep(input);
	emitEventStep({ eventName: "inventory-level.updated", data: { id: input.levelId } });
	return new WorkflowResponse(input);
});
