import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isConnectionLoss } from "../../../lib/database/outage";
import { persistently } from "../../../lib/database/persistently";
import { lock } from "../../../lib/database/sql";
import { messageOf } from "../../../lib/message-of";
import { ORDERING_MODULE } from "..";
import { projectOrder } from "../engine/project-order";
import { refundPayment } from "../refunds/refund-payment";
import type OrderingService from "../service";
import type { OrderBook } from "../types";
import { finishTask, postponeTask, type Task, takeTask } from "./outbox";

const LONGEST_WAIT_SECONDS = 64;
/** Projections side by side in one process: the shop's own requests need the database too. */
const MAXIMUM_WORKERS = 3;
let workers = 0;
let calledMeanwhile = false;

/**
 * Does the outbox tasks whose turn has come. A task that fails is put back with a growing delay and tried until it
 * succeeds; every task may be repeated without a second effect.
 * @returns how many this call did; 0 when the workers at it already will do them
 */
export async function runTasks(container: MedusaContainer): Promise<number> {
	if (workers >= MAXIMUM_WORKERS) {
		calledMeanwhile = true;
		return 0;
	}
	workers++;
	let done = 0;
	try {
		do {
			calledMeanwhile = false;
			done += await drain(container);
		} while (calledMeanwhile);
	} finally {
		workers--;
	}
	return done;
}

async function drain(container: MedusaContainer): Promise<number> {
	const { book } = container.resolve<OrderingService>(ORDERING_MODULE);
	const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
	let done = 0;
	const next = () => persistently(() => takeTask(book));
	for (let task = await next(); task; task = await next()) {
		const taken = task;
		try {
			await perform(container, taken);
			await persistently(() => finishTask(book, taken));
			done++;
		} catch (error) {
			logger.error(`Order task ${task.task} of ${task.orderId} failed and will be retried: ${messageOf(error)}`);
			const note = (wasAway: boolean) => postponeTask(book, taken, error, wasAway || isConnectionLoss(error));
			await retryLater(book, await persistently(note));
		}
	}
	return done;
}

/** Asks for another try when it is due soon; longer delays, and tries that died with their process, are the sweep's. */
async function retryLater(book: OrderBook, seconds: number): Promise<void> {
	if (seconds <= LONGEST_WAIT_SECONDS) await book.announce("order_book.tasks_due", seconds * 1000);
}

async function perform(container: MedusaContainer, task: Task): Promise<void> {
	const { book } = container.resolve<OrderingService>(ORDERING_MODULE);
	if (task.task === "REFUND") return refundPayment(book, task.orderId);
	// Asked for again while it runs, a projection waits for the one before: a fulfilment must not be made twice.
	await book.pool.transaction(async (sql) => {
		await lock(sql, "engine-order", task.orderId);
		await projectOrder(container, task.orderId);
	});
}
