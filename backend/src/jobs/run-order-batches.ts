import type { MedusaContainer } from "@medusajs/framework/types";
import { runBatches } from "../modules/order-changes";

/** Every fifteen seconds: resumes status batches without a worker, such as those of a killed process. */
export default async function runOrderBatchesJob(container: MedusaContainer): Promise<void> {
	await runBatches(container);
}

export const config = { name: "run-order-batches", schedule: "*/15 * * * * *" };
