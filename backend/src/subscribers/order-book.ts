import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { messageOf } from "../lib/message-of";
import { runOrderBatches, runTasks, sweepOrders } from "../modules/operations/order-jobs";
import type { OrderSignal } from "../modules/sales/orders";

/** Does at once what the order service announces; the sweep does it later when this process could not. */
export default async function orderBookSubscriber({ event, container }: SubscriberArgs): Promise<void> {
	if (event.name === SWEEP_DUE) await sweepOrders(container);
	// Thousands of orders take minutes, in which the next event must not wait.
	else if (event.name === BATCHES_DUE)
		void runOrderBatches(container).catch((error) =>
			container
				.resolve(ContainerRegistrationKeys.LOGGER)
				.warn(`Order batches wait for the next run of their job: ${messageOf(error)}`),
		);
	else await runTasks(container);
}

const SWEEP_DUE: OrderSignal = "order_book.sweep_due";
const TASKS_DUE: OrderSignal = "order_book.tasks_due";
const BATCHES_DUE: OrderSignal = "order_book.batches_due";

export const config: SubscriberConfig = { event: [SWEEP_DUE, TASKS_DUE, BATCHES_DUE] };
