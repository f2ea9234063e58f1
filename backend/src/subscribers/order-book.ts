import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { type OrderBookEvent, runTasks, sweepOrders } from "../modules/ordering";

/** Does at once what the order book announces; the sweep does it later when this process could not. */
export default async function orderBookSubscriber({ event, container }: SubscriberArgs): Promise<void> {
	if (event.name === SWEEP_DUE) await sweepOrders(container);
	else await runTasks(container);
}

const SWEEP_DUE: OrderBookEvent = "order_book.sweep_due";
const TASKS_DUE: OrderBookEvent = "order_book.tasks_due";

export const config: SubscriberConfig = { event: [SWEEP_DUE, TASKS_DUE] };
