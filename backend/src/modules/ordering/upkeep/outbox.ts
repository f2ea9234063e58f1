import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { one } from "../../../lib/database/sql";
import { messageOf } from "../../../lib/message-of";
import type { OrderBook } from "../types";

/** PROJECT: bring the engine's order in line. REFUND: give back what was promised. */
export type TaskKind = "PROJECT" | "REFUND";
export interface Task {
	id: string;
	orderId: string;
	task: TaskKind;
	attempts: number;
	/** How many reasons there were for it when it was taken. */
	version: number;
}

/** How long a worker may take before another one takes its task over. */
const LEASE_SECONDS = 120;
const MAXIMUM_RETRY_SECONDS = 3600;

/**
 * Notes in the same transaction what must follow from it; one task of a kind per order. A task that a worker is at runs
 * once more afterwards, never beside itself; one that waits after a failure is tried at once.
 */
export async function scheduleTask(sql: Knex.Transaction, orderId: string, task: TaskKind, now: Date): Promise<void> {
	await sql.raw(
		`insert into order_outbox (id, order_id, task, created_at, next_try_at) values (?, ?, ?, ?, ?)
			on conflict (order_id, task) do update set done_at = null, version = order_outbox.version + 1, error = null,
				next_try_at = case when order_outbox.done_at is null and order_outbox.error is null
					and order_outbox.next_try_at > excluded.next_try_at then order_outbox.next_try_at
					else excluded.next_try_at end`,
		[generateEntityId(undefined, "task"), orderId, task, now, now],
	);
}

/** Leases the next due task; undefined when nothing is due. */
export function takeTask(book: OrderBook): Promise<Task | undefined> {
	const now = book.now();
	return one<Task>(
		book.pool,
		`update order_outbox set attempts = attempts + 1, error = null, next_try_at = ?::timestamptz + make_interval(secs => ?)
			where id = (select id from order_outbox where done_at is null and next_try_at <= ?
				order by next_try_at, id limit 1 for update skip locked)
			returning id, order_id, task, attempts, version`,
		[now, LEASE_SECONDS, now],
	);
}

/** Marks a task as done, or as due again when another reason for it came meanwhile. */
export async function finishTask(book: OrderBook, task: Task): Promise<void> {
	const now = book.now();
	await book.pool.raw(
		`update order_outbox set attempts = 0, error = null, next_try_at = ?,
			done_at = case when version = ? then ?::timestamptz end where id = ?`,
		[now, task.version, now, task.id],
	);
}

/**
 * Puts a failed task back: 2, 4, 8 seconds, doubling up to an hour, for ever. Returns the delay.
 * @param wasAway the database was: no failure of the task, which begins anew at once
 */
export async function postponeTask(book: OrderBook, task: Task, error: unknown, wasAway: boolean): Promise<number> {
	const attempts = wasAway ? task.attempts - 1 : task.attempts;
	const seconds = wasAway ? 1 : Math.min(MAXIMUM_RETRY_SECONDS, 2 ** Math.min(attempts, 12));
	const nextTry = new Date(book.now().getTime() + seconds * 1000);
	await book.pool.raw("update order_outbox set error = ?, next_try_at = ?, attempts = ? where id = ?", [
		messageOf(error).slice(0, 2000),
		nextTry,
		attempts,
		task.id,
	]);
	return seconds;
}
