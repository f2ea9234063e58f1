import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ORDERING_MODULE } from "../../modules/ordering";
import { finishTask, postponeTask, type Task, takeTask } from "../../modules/ordering/outbox";
import { refundLatePayment } from "../../modules/ordering/refund-late-payment";
import type OrderingService from "../../modules/ordering/service";
import type { OrderBook } from "../../modules/ordering/types";
import { projectOrder } from "./project-order";

const LONGEST_WAIT_SECONDS = 64;

/**
 * Does the outbox tasks whose turn has come, those of one order when given. A task that fails is put back with a
 * growing delay and tried until it succeeds; every task may be repeated without a second effect.
 * @returns how many were done
 */
export async function runTasks(container: MedusaContainer, orderId?: string): Promise<number> {
	const { book } = container.resolve<OrderingService>(ORDERING_MODULE);
	const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
	let done = 0;
	for (let task = await takeTask(book, orderId); task; task = await takeTask(book, orderId)) {
		try {
			await perform(container, task);
			await finishTask(book, task);
			done++;
		} catch (error) {
			logger.error(`Order task ${task.task} of ${task.orderId} failed and will be retried: ${String(error)}`);
			await retryLater(book, task, await postponeTask(book, task, error));
		}
	}
	return done;
}

/** Asks for another try when it is due soon; longer delays, and tries that died with their process, are the sweep's. */
async function retryLater(book: OrderBook, { orderId }: Task, seconds: number): Promise<void> {
	if (seconds <= LONGEST_WAIT_SECONDS)
		await book.announce({ name: "order_book.tasks_due", data: { orderId } }, seconds * 1000);
}

function perform(container: MedusaContainer, task: Task): Promise<void> {
	if (task.task === "PROJECT") return projectOrder(container, task.orderId);
	return refundLatePayment(container.resolve<OrderingService>(ORDERING_MODULE).book, task.orderId);
}
