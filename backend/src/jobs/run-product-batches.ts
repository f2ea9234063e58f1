import type { MedusaContainer } from "@medusajs/framework/types";
import { runProductBatches } from "../modules/terms/publication";

/** Every fifteen seconds: resumes product batches without a worker, such as those of a killed process. */
export default async function runProductBatchesJob(container: MedusaContainer): Promise<void> {
	await runProductBatches(container);
}

export const config = { name: "run-product-batches", schedule: "*/15 * * * * *" };
