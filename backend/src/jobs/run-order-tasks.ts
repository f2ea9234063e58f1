import type { MedusaContainer } from "@medusajs/framework/types";
import { runTasks } from "../modules/order-jobs";
import { ORDERING_MODULE, type OrderingService } from "../modules/order-service";
import { processInbox } from "../modules/payments";
import { applyEvent } from "../modules/refunds";

/** Every fifteen seconds: stored events and order tasks that are due, such as those that a killed process had taken. */
export default async function runOrderTasksJob(container: MedusaContainer): Promise<void> {
	await processInbox(container.resolve<OrderingService>(ORDERING_MODULE).book, applyEvent);
	await runTasks(container);
}

export const config = { name: "run-order-tasks", schedule: "*/15 * * * * *" };
