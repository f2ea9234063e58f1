import type { OrderBatch } from "@confiserie/domain/contract/order-batch";
import type { OrderBook } from "../../orders";
import { readBatch } from "./read-batches";

/** Lets a batch end with the order that it is at; one that has ended stays as it is. @throws ApiFailure BATCH_NOT_FOUND */
export async function stopBatch(book: OrderBook, id: string): Promise<OrderBatch> {
	await book.pool.raw(
		"update order_batch set stopped_at = ? where id = ? and stopped_at is null and ended_at is null",
		[book.now(), id],
	);
	await book.announce("order_book.batches_due");
	return readBatch(book.pool, id);
}
