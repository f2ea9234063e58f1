import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { CLOCKS_APART_MS } from "../../../lib/database/clock";
import { messageOf } from "../../../lib/message-of";
import { projectOrder } from "../engine/project-order";
import { ORDERING_MODULE } from "../key";
import { refundPayment } from "../refunds/refund-payment";
import type OrderingService from "../service";
import { TASKS, type TaskKind } from "./outbox";

/** Longer delays, and tries that died with their process, are the sweep's. */
const LONGEST_WAIT_SECONDS = 64;

const CARRIED_OUT: Record<TaskKind, (container: MedusaContainer, orderId: string) => Promise<unknown>> = {
	PROJECT: projectOrder,
	REFUND: (container, orderId) => refundPayment(container.resolve<OrderingService>(ORDERING_MODULE).book, orderId),
};

/**
 * Does the outbox tasks whose turn has come. A task that fails is put back with a growing delay and tried until it
 * succeeds; every task may be repeated without a second effect.
 * @returns how many this call did; 0 when the workers at it already will do them
 */
export function runTasks(container: MedusaContainer): Promise<number> {
	const { book } = container.resolve<OrderingService>(ORDERING_MODULE);
	const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
	return TASKS.drain(book, {
		work: ({ task, orderId }) => CARRIED_OUT[task](container, orderId),
		failed: async ({ task, orderId }, error, delaySeconds) => {
			logger.error(`Order task ${task} of ${orderId} failed and will be retried: ${messageOf(error)}`);
			if (delaySeconds <= LONGEST_WAIT_SECONDS)
				await book.announce("order_book.tasks_due", delaySeconds * 1000 + CLOCKS_APART_MS);
		},
	});
}
