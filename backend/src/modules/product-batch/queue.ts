import type { ProductBatchAction } from "@confiserie/domain/contract/product-batch";
import { LeasedQueue } from "../../lib/leased-queue";

/** A row of product_batch, as its worker reads it. */
export interface QueuedProductBatch {
	actorId: string;
	actorEmail: string;
	action: ProductBatchAction;
	/** The batch that this one puts back. */
	undoes: string | null;
}

/** Batches of products under way, one after the other in a process; one that lost its process goes on in another. */
export const PRODUCT_BATCHES = new LeasedQueue<QueuedProductBatch>({
	table: "product_batch",
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
