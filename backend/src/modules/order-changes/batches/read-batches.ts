import { BATCH_PAGE_SIZE, type BatchResult } from "@confiserie/domain/contract/batch";
import type { OrderBatch, OrderBatchDetail, OrderBatchList } from "@confiserie/domain/contract/order-batches";
import type { OrderStatus } from "@confiserie/domain/order-status";
import { one, rows, type Sql } from "../../../lib/database/sql";
import { type BatchRow, progressOf, withFigures } from "../../batches";
import { ApiFailure } from "../../failures";

interface OrderBatchRow extends BatchRow {
	status: OrderStatus;
	notifyCustomer: boolean;
}

const READ = withFigures("order_batch");

/** The latest batches of the whole team, newest first. */
export async function listBatches(sql: Sql): Promise<OrderBatchList> {
	const found = await rows<OrderBatchRow>(sql, `${READ} order by batch.created_at desc, batch.id desc limit ?`, [
		BATCH_PAGE_SIZE,
	]);
	return { content: found.map(serializeBatch) };
}

/** How far a batch is. @throws ApiFailure BATCH_NOT_FOUND */
export async function readBatch(sql: Sql, id: string): Promise<OrderBatch> {
	const found = await one<OrderBatchRow>(sql, `${READ} where batch.id = ?`, [id]);
	if (!found) throw new ApiFailure("BATCH_NOT_FOUND");
	return serializeBatch(found);
}

/** The same with a page of what became of its orders, refused ones first. @throws ApiFailure BATCH_NOT_FOUND */
export async function readBatchDetail(
	sql: Sql,
	id: string,
	{ page, size }: { page: number; size: number },
): Promise<OrderBatchDetail> {
	const batch = await readBatch(sql, id);
	const content = await rows<{ orderId: string; orderNumber: string; result: BatchResult; refusal: string | null }>(
		sql,
		`select item.order_id, book.order_number, item.state as result, item.refusal
			from order_batch_item item join order_book book on book.id = item.order_id where item.batch_id = ?
			order by item.state <> 'REFUSED', item.position limit ? offset ?`,
		[id, size, page * size],
	);
	return {
		...batch,
		results: { content, totalElements: batch.total, last: (page + 1) * size >= batch.total },
	};
}

function serializeBatch(row: OrderBatchRow): OrderBatch {
	const { id, status, notifyCustomer } = row;
	return { id, status, notifyCustomer, ...progressOf(row) };
}
