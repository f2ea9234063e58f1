import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import { createProductsWorkflow, updateProductsWorkflow } from "@medusajs/medusa/core-flows";
import type { SaveRow } from "../products";
import { planSaveStep } from "./steps/plan-save";
import { renameItemsStep } from "./steps/rename-items";
import { savePackagingStep } from "./steps/save-packaging";
import { saveStockStep } from "./steps/save-stock";
import { saveVatStep } from "./steps/save-vat";

/**
 * The one writer of products: product, variant, tier prices, packaging, stock and VAT of up to 200 rows, created or
 * changed by reference or product id. A failure anywhere takes everything back. Returns Medusa's ids, in the order of
 * the rows.
 */
export const saveProductsWorkflow = createWorkflow("save-products", (rows: SaveRow[]) => {
	const plan = planSaveStep(rows);
	when("some-are-new", plan, ({ creates }) => creates.length > 0).then(() => {
		createProductsWorkflow.runAsStep({ input: transform(plan, ({ creates }) => ({ products: creates })) });
	});
	when("some-are-known", plan, ({ updates }) => updates.length > 0).then(() => {
		updateProductsWorkflow.runAsStep({ input: transform(plan, ({ updates }) => ({ products: updates })) });
	});
	const saved = savePackagingStep(rows);
	renameItemsStep({ rows, saved });
	saveStockStep({ rows, saved });
	saveVatStep({ rows, saved });
	return new WorkflowResponse(saved);
});
