import type { MedusaContainer } from "@medusajs/framework/types";
import { runProductBatches } from "../workflows/product/batch/run-batches";

/** Every fifteen seconds: changes of many products that nobody is at, such as those that a killed process had begun. */
export default async function runProductBatchesJob(container: MedusaContainer): Promise<void> {
	await runProductBatches(container);
}

export const config = { name: "run-product-batches", schedule: "*/15 * * * * *" };
