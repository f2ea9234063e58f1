import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { one } from "../../../lib/database/sql";
import { TASKS } from "../../foundations/outbox";
import { ORDERING_MODULE, type OrderingService } from "../../medusa/order-service";
import { orderTaskWorker } from "./run-tasks";

/** How long a customer who has paid waits for Medusa's order before being asked to retry. */
const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 100;
/** Projections that requests run side by side in this process, beside those of its worker. */
const AT_ONCE = 3;
let running = 0;

/**
 * Medusa's order of a confirmed order, made now by the outbox's own task where no worker is at it yet: what the Store
 * API answers with. Undefined when it takes too long; the task is then done later, as ever.
 */
export async function projectNow(container: MedusaContainer, orderId: string): Promise<string | undefined> {
	const { context } = container.resolve<OrderingService>(ORDERING_MODULE);
	for (const started = Date.now(); Date.now() - started < PATIENCE_MS; ) {
		const order = await one<{ medusaOrderId: string | null }>(
			context.pool,
			"select medusa_order_id from order_book where id = ?",
			[orderId],
		);
		if (!order || order.medusaOrderId) return order?.medusaOrderId ?? undefined;
		if (running >= AT_ONCE || !(await workOnTask(container, orderId))) await pause(LOOK_EVERY_MS);
	}
	return undefined;
}

/** Does the order's task. False when a worker is at it, or it waits after a failure. */
async function workOnTask(container: MedusaContainer, orderId: string): Promise<boolean> {
	const { context } = container.resolve<OrderingService>(ORDERING_MODULE);
	const task = await one<{ id: string }>(
		context.pool,
		"select id from order_outbox where order_id = ? and task = 'PROJECT' and done_at is null and next_try_at <= ?",
		[orderId, context.now()],
	);
	if (!task) return false;
	running++;
	try {
		await TASKS.workOn(context, task.id, orderTaskWorker(container));
	} finally {
		running--;
	}
	return true;
}
