import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { runTasks } from "../workflows/ordering/run-tasks";
import { sweepOrders } from "../workflows/ordering/sweep-orders";

/** Does at once what the order book announces; the sweep does it later when this process could not. */
export default async function orderBookSubscriber({ event, container }: SubscriberArgs<{ orderId?: string }>) {
	if (event.name === "order_book.sweep_due") await sweepOrders(container);
	else if (event.data.orderId) await runTasks(container, event.data.orderId);
}

export const config: SubscriberConfig = { event: ["order_book.tasks_due", "order_book.sweep_due"] };
