import type { OrderStatus } from "@confiserie/domain/order-status";
import { LeasedQueue } from "../../../lib/leased-queue";

/** A row of order_batch, as its worker reads it. */
export interface Batch {
	actorId: string;
	actorEmail: string;
	status: OrderStatus;
	notifyCustomer: boolean;
}

/** Batches of orders that are under way, worked off one after the other in a process; one that lost its process goes on in another. */
export const BATCHES = new LeasedQueue<Batch>({
	table: "order_batch",
	columns: { due: "next_try_at", error: "error" },
	isOpen: "ended_at is null",
	orderBy: "next_try_at",
	done: (_batch, _host, now) => ({ ended_at: now }),
	leaseSeconds: 30,
	firstDelaySeconds: 2,
	longestDelaySeconds: 60,
	batch: 1,
	drains: 1,
});
