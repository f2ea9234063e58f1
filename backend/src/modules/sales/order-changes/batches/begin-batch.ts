import { BATCH_ORDERS, type BatchRequest, type OrderBatch } from "@confiserie/domain/contract/order-batches";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { oneNumber } from "../../../../lib/database/sql";
import type { Administrator } from "../../../foundations/audit";
import { refuseOtherCount } from "../../../foundations/batches";
import { ApiFailure } from "../../../foundations/failures";
import { conditionsOf, type OrderContext } from "../../orders";
import { orderBatches } from "./order-batches";

/**
 * Notes which orders are to get a status, each as it is now, for the workers to do. The same request again gives the same batch,
 * so that a double click changes nothing twice.
 * @throws ApiFailure ORDER_NOT_FOUND, SELECTION_CHANGED, IDEMPOTENCY_CONFLICT
 */
export async function beginBatch(
	context: OrderContext,
	request: BatchRequest,
	actor: Administrator,
): Promise<OrderBatch> {
	const { requestId, ...asked } = request;
	const { status, notifyCustomer, shipUnpaid, orderIds, filter, except = [], expected = 0 } = asked;
	const begun = { requestId, actor, asked, columns: { status, notifyCustomer, shipUnpaid } };
	const now = context.now();
	const id = await orderBatches.begin(context.writes, now, begun, async (sql, batchId) => {
		if (orderIds) await addNamed(sql, batchId, orderIds);
		else if (filter) await addFound(sql, batchId, { filter, except, expected, now });
	});
	await context.announce("order_book.batches_due");
	return orderBatches.read(context.pool, id);
}

async function addNamed(sql: Knex.Transaction, batchId: string, orderIds: readonly string[]): Promise<void> {
	const ids = [...new Set(orderIds)];
	const added = await oneNumber(
		sql,
		`with added as (insert into order_batch_item (batch_id, position, order_id, version)
				select ?, wanted.place, id, version from unnest(?::text[]) with ordinality as wanted (id, place)
				join order_book using (id) returning 1)
			select count(*)::int from added`,
		[batchId, ids],
	);
	if (added !== ids.length) throw new ApiFailure("ORDER_NOT_FOUND", { field: "orderIds" });
}

interface Found {
	filter: NonNullable<BatchRequest["filter"]>;
	except: string[];
	expected: number;
	now: Date;
}

async function addFound(
	sql: Knex.Transaction,
	batchId: string,
	{ filter, except, expected, now }: Found,
): Promise<void> {
	const conditions = conditionsOf(filter, now);
	const added = await oneNumber(
		sql,
		`with added as (insert into order_batch_item (batch_id, position, order_id, version)
				select ?, row_number() over (order by created_at, id), id, version from order_book
				where ${conditions.sql} and id <> all(?)
				limit ? returning 1)
			select count(*)::int from added`,
		[batchId, ...conditions.values, except, BATCH_ORDERS + 1],
	);
	refuseOtherCount({ count: added, expected, most: BATCH_ORDERS, noun: "commande", field: "expected" });
}

/** Lets a batch end with the order that it is at; one that has ended stays as it is. @throws ApiFailure BATCH_NOT_FOUND */
export async function stopBatch(context: OrderContext, id: string): Promise<OrderBatch> {
	const stopped = await orderBatches.stop(context.pool, id, context.now());
	await context.announce("order_book.batches_due");
	return stopped;
}
