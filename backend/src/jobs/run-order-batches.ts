import type { MedusaContainer } from "@medusajs/framework/types";
import { runOrderBatches } from "../modules/operations/order-jobs";

/** Every fifteen seconds: resumes status batches without a worker, such as those of a killed process. */
export default async function runOrderBatchesJob(container: MedusaContainer): Promise<void> {
	await runOrderBatches(container);
}

export const config = { name: "run-order-batches", schedule: "*/15 * * * * *" };
