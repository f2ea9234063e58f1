import { BATCH_STATES, type BatchState } from "@confiserie/domain/contract/batch";
import type { OrderBatch } from "@confiserie/domain/contract/order-batches";
import type { ProductBatch } from "@confiserie/domain/contract/product-batches";
import { formatCount } from "@confiserie/domain/format";
import { batchHref, batchWords } from "@/features/admin/orders/orders";
import { actionWords, productBatchHref } from "@/features/admin/products/products";

/** A change of many orders or products, as the list shows it. */
export interface Job {
	id: string;
	title: string;
	href: string;
	state: BatchState;
	stateLabel: string;
	total: number;
	handled: number;
	refused: number;
	startedBy: string;
	startedAt: string;
}

/** Changes of many orders and of many products as one list, newest first. */
export function jobsOf(orders: readonly OrderBatch[], products: readonly ProductBatch[]): Job[] {
	const jobs = [
		...orders.map((batch) =>
			jobOf(batch, {
				title: batchWords(batch),
				href: batchHref(batch.id),
			}),
		),
		...products.map((batch) =>
			jobOf(batch, {
				title: `${actionWords(batch.action)}, ${formatCount(batch.total, "produit")}`,
				href: productBatchHref(batch.id),
			}),
		),
	];
	return jobs.sort((a, b) => b.startedAt.localeCompare(a.startedAt));
}

function jobOf(batch: OrderBatch | ProductBatch, named: { title: string; href: string }): Job {
	const { id, state, total, done, unchanged, refused, startedBy, startedAt } = batch;
	const handled = done + unchanged + refused;
	return { id, ...named, state, stateLabel: BATCH_STATES[state], total, handled, refused, startedBy, startedAt };
}
