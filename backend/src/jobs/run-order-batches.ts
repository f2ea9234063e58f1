import type { MedusaContainer } from "@medusajs/framework/types";
import { runBatches } from "../modules/ordering";

/** Every fifteen seconds: statuses for many orders at once that nobody is at, such as those that a killed process had begun. */
export default async function runOrderBatchesJob(container: MedusaContainer): Promise<void> {
	await runBatches(container);
}

export const config = { name: "run-order-batches", schedule: "*/15 * * * * *" };
