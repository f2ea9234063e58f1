import {
	BATCH_PAGE_SIZE,
	type BatchResult,
	type BatchState,
	type OrderBatch,
	type OrderBatchDetail,
	type OrderBatchList,
} from "@confiserie/domain/contract/order-batch";
import type { OrderStatus } from "@confiserie/domain/order-status";
import { one, rows, type Sql } from "../../../lib/database/sql";
import { ApiFailure } from "../../../lib/failure";

interface BatchRow {
	id: string;
	status: OrderStatus;
	notifyCustomer: boolean;
	actorEmail: string;
	createdAt: Date;
	stoppedAt: Date | null;
	endedAt: Date | null;
	total: number;
	done: number;
	unchanged: number;
	refused: number;
}

const WITH_FIGURES = `select batch.*, figures.* from order_batch batch cross join lateral (
	select count(*)::int as total, count(*) filter (where state = 'DONE')::int as done,
		count(*) filter (where state = 'UNCHANGED')::int as unchanged,
		count(*) filter (where state = 'REFUSED')::int as refused
	from order_batch_item where batch_id = batch.id) as figures`;

/** The latest batches of the whole team, newest first. */
export async function listBatches(sql: Sql): Promise<OrderBatchList> {
	const found = await rows<BatchRow>(sql, `${WITH_FIGURES} order by batch.created_at desc, batch.id desc limit ?`, [
		BATCH_PAGE_SIZE,
	]);
	return { content: found.map(serializeBatch) };
}

/** How far a batch is. @throws ApiFailure BATCH_NOT_FOUND */
export async function readBatch(sql: Sql, id: string): Promise<OrderBatch> {
	const found = await one<BatchRow>(sql, `${WITH_FIGURES} where batch.id = ?`, [id]);
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

function serializeBatch(row: BatchRow): OrderBatch {
	const { id, status, notifyCustomer, total, done, unchanged, refused } = row;
	return {
		id,
		status,
		notifyCustomer,
		state: stateOf(row),
		total,
		done,
		unchanged,
		refused,
		startedBy: row.actorEmail,
		startedAt: row.createdAt.toISOString(),
		endedAt: row.endedAt?.toISOString() ?? null,
	};
}

function stateOf({ stoppedAt, endedAt, total, done, unchanged, refused }: BatchRow): BatchState {
	if (!endedAt) return stoppedAt ? "STOPPING" : "RUNNING";
	return done + unchanged + refused < total ? "STOPPED" : "DONE";
}
