import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { CLOCKS_APART_MS } from "../../../lib/database/clock";
import type { Worker } from "../../../lib/leased-queue";
import { messageOf } from "../../../lib/message-of";
import { issueBillingDocuments } from "../../documents/invoicing";
import { TASKS, type Task, type TaskKind } from "../../foundations/outbox";
import { ORDERING_MODULE, type OrderingService } from "../../medusa/order-service";
import { projectOrder } from "../../medusa/sync";
import { refundPayment } from "../../sales/refunds";

/** Longer delays, and tries that died with their process, are the sweep's. */
const LONGEST_WAIT_SECONDS = 64;

export const contextOf = (container: MedusaContainer) => container.resolve<OrderingService>(ORDERING_MODULE).context;

const CARRIED_OUT: Record<TaskKind, (container: MedusaContainer, orderId: string) => Promise<unknown>> = {
	PROJECT: projectOrder,
	REFUND: (container, orderId) => refundPayment(contextOf(container), orderId),
	INVOICE: (container, orderId) => issueBillingDocuments(contextOf(container).pool, orderId, contextOf(container).now),
};

/**
 * Does the outbox tasks whose turn has come. A task that fails is put back with a growing delay and tried until it
 * succeeds; every task may be repeated without a second effect.
 * @returns how many this call did; 0 when the workers at it already will do them
 */
export function runTasks(container: MedusaContainer): Promise<number> {
	return TASKS.drain(contextOf(container), orderTaskWorker(container));
}

/** Handler of each task, and the log message when it fails. */
export function orderTaskWorker(container: MedusaContainer): Worker<Task> {
	const context = contextOf(container);
	const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
	return {
		work: ({ task, orderId }) => CARRIED_OUT[task](container, orderId),
		failed: async ({ task, orderId }, error, delaySeconds) => {
			logger.error(`Order task ${task} of ${orderId} failed and will be retried: ${messageOf(error)}`);
			if (delaySeconds <= LONGEST_WAIT_SECONDS)
				await context.announce("order_book.tasks_due", delaySeconds * 1000 + CLOCKS_APART_MS);
		},
	};
}
