import type { MedusaContainer } from "@medusajs/framework/types";
import { runTasks } from "../workflows/ordering/run-tasks";

/** Every minute: order tasks that are due, such as those that a killed process had taken. */
export default async function runOrderTasksJob(container: MedusaContainer): Promise<void> {
	await runTasks(container);
}

export const config = { name: "run-order-tasks", schedule: "* * * * *" };
