import { generateEntityId } from "@medusajs/framework/utils";
import { CLOCKS_APART_MS } from "../../../lib/database/clock";
import type { Sql } from "../../../lib/database/sql";
import { LeasedQueue } from "../../../lib/leased-queue";

/** PROJECT: bring Medusa's order in line. REFUND: give back what was promised. INVOICE: issue the billing documents that are owed. */
export type TaskKind = "PROJECT" | "REFUND" | "INVOICE";
export interface Task {
	orderId: string;
	task: TaskKind;
	/** How many reasons there were for it when it was taken. */
	version: number;
}

/** What must follow from what an order went through; a task that fails is tried for ever. */
export const TASKS = new LeasedQueue<Task>({
	table: "order_outbox",
	columns: { due: "next_try_at", error: "error" },
	isOpen: "done_at is null",
	orderBy: "next_try_at",
	// Due again when another reason for it came meanwhile.
	done: ({ version }, { pool }, now) => ({
		attempts: 0,
		next_try_at: now,
		done_at: pool.raw("case when version = ? then ? end", [version, now]),
	}),
	// A dead worker's task, found by the job of every fifteen seconds, is done within the minute.
	leaseSeconds: 30,
	firstDelaySeconds: 2,
	batch: 1,
	// Projections side by side in one process: the shop's own requests need the database too.
	drains: 3,
});

/**
 * Schedules a follow-up task in the same transaction; one task of a kind per order. A running task runs once more
 * afterwards, never in parallel; one that waits after a failure is tried at once. Due a moment ago, because the
 * worker's clock may be behind this one.
 */
export async function scheduleTask(sql: Sql, orderId: string, task: TaskKind, now: Date): Promise<void> {
	await sql.raw(
		`insert into order_outbox (id, order_id, task, created_at, open_since, next_try_at) values (?, ?, ?, ?, ?, ?)
			on conflict (order_id, task) do update set done_at = null, version = order_outbox.version + 1, error = null,
				open_since = case when order_outbox.done_at is null then order_outbox.open_since else excluded.open_since end,
				next_try_at = case when order_outbox.lease_token is null then excluded.next_try_at
					else order_outbox.next_try_at end`,
		[generateEntityId(undefined, "task"), orderId, task, now, now, new Date(now.getTime() - CLOCKS_APART_MS)],
	);
}
