import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { CLOCKS_APART_MS } from "../../lib/database/clock";
import type { Worker } from "../../lib/leased-queue";
import { messageOf } from "../../lib/message-of";
import { issuePapers } from "../invoicing";
import { projectOrder } from "../medusa-sync";
import { ORDERING_MODULE, type OrderingService } from "../order-service";
import { TASKS, type Task, type TaskKind } from "../outbox";
import { refundPayment } from "../refunds";

/** Longer delays, and tries that died with their process, are the sweep's. */
const LONGEST_WAIT_SECONDS = 64;

const bookOf = (container: MedusaContainer) => container.resolve<OrderingService>(ORDERING_MODULE).book;

const CARRIED_OUT: Record<TaskKind, (container: MedusaContainer, orderId: string) => Promise<unknown>> = {
	PROJECT: projectOrder,
	REFUND: (container, orderId) => refundPayment(bookOf(container), orderId),
	PAPER: (container, orderId) => issuePapers(bookOf(container).pool, orderId, bookOf(container).now),
};

/**
 * Does the outbox tasks whose turn has come. A task that fails is put back with a growing delay and tried until it
 * succeeds; every task may be repeated without a second effect.
 * @returns how many this call did; 0 when the workers at it already will do them
 */
export function runTasks(container: MedusaContainer): Promise<number> {
	return TASKS.drain(bookOf(container), orderTaskWorker(container));
}

/** Handler of each task, and the log message when it fails. */
export function orderTaskWorker(container: MedusaContainer): Worker<Task> {
	const book = bookOf(container);
	const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
	return {
		work: ({ task, orderId }) => CARRIED_OUT[task](container, orderId),
		failed: async ({ task, orderId }, error, delaySeconds) => {
			logger.error(`Order task ${task} of ${orderId} failed and will be retried: ${messageOf(error)}`);
			if (delaySeconds <= LONGEST_WAIT_SECONDS)
				await book.announce("order_book.tasks_due", delaySeconds * 1000 + CLOCKS_APART_MS);
		},
	};
}
