import type { MedusaContainer } from "@medusajs/framework/types";
import { ORDERING_MODULE, type OrderingService, processInbox, runTasks } from "../modules/ordering";

/** Every fifteen seconds: stored events and order tasks that are due, such as those that a killed process had taken. */
export default async function runOrderTasksJob(container: MedusaContainer): Promise<void> {
	await processInbox(container.resolve<OrderingService>(ORDERING_MODULE).book);
	await runTasks(container);
}

export const config = { name: "run-order-tasks", schedule: "*/15 * * * * *" };
