import type { MedusaContainer } from "@medusajs/framework/types";
import { ORDERING_MODULE, type OrderingService } from "../modules/medusa/order-service";
import { runTasks } from "../modules/operations/order-jobs";
import { processInbox } from "../modules/sales/payments";
import { applyReversals } from "../modules/sales/refunds";

/** Every fifteen seconds: stored events and order tasks that are due, such as those that a killed process had taken. */
export default async function runOrderTasksJob(container: MedusaContainer): Promise<void> {
	await processInbox(container.resolve<OrderingService>(ORDERING_MODULE).context, applyReversals);
	await runTasks(container);
}

export const config = { name: "run-order-tasks", schedule: "*/15 * * * * *" };
