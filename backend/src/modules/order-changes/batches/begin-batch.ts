import { BATCH_ORDERS, type BatchRequest, type OrderBatch } from "@confiserie/domain/contract/order-batches";
import { formatCount } from "@confiserie/domain/format";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one } from "../../../lib/database/sql";
import type { Administrator } from "../../audit";
import { writeBatch } from "../../batches";
import { ApiFailure } from "../../failures";
import { conditionsOf, type OrderBook } from "../../orders";
import { readBatch } from "./read-batches";

/**
 * Notes which orders are to get a status, each as it is now, for the workers to do. The same request again gives the same batch,
 * so that a double click changes nothing twice.
 * @throws ApiFailure ORDER_NOT_FOUND, SELECTION_CHANGED, IDEMPOTENCY_CONFLICT
 */
export async function beginBatch(book: OrderBook, request: BatchRequest, actor: Administrator): Promise<OrderBatch> {
	const { requestId, ...asked } = request;
	const { status, notifyCustomer, shipUnpaid, orderIds, filter, except = [], expected = 0 } = asked;
	const kind = { table: "order_batch", prefix: "obat", now: () => book.now() };
	const begun = { requestId, actor, asked, columns: { status, notifyCustomer, shipUnpaid } };
	const id = await writeBatch(book.writes, kind, begun, async (sql, batchId, now) => {
		if (orderIds) await addNamed(sql, batchId, orderIds);
		else if (filter) await addFound(sql, batchId, { filter, except, expected, now });
	});
	await book.announce("order_book.batches_due");
	return readBatch(book.pool, id);
}

async function addNamed(sql: Knex.Transaction, batchId: string, orderIds: readonly string[]): Promise<void> {
	const ids = [...new Set(orderIds)];
	const added = await one<{ count: number }>(
		sql,
		`with added as (insert into order_batch_item (batch_id, position, order_id, version)
				select ?, wanted.place, id, version from unnest(?::text[]) with ordinality as wanted (id, place)
				join order_book using (id) returning 1)
			select count(*)::int as count from added`,
		[batchId, ids],
	);
	if (added?.count !== ids.length) throw new ApiFailure("ORDER_NOT_FOUND", { field: "orderIds" });
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
	const added = await one<{ count: number }>(
		sql,
		`with added as (insert into order_batch_item (batch_id, position, order_id, version)
				select ?, row_number() over (order by created_at, id), id, version from order_book
				where ${conditions.sql} and id <> all(?)
				limit ? returning 1)
			select count(*)::int as count from added`,
		[batchId, ...conditions.values, except, BATCH_ORDERS + 1],
	);
	const count = added?.count ?? 0;
	if (count === expected) return;
	const many =
		count > BATCH_ORDERS ? `plus de ${formatCount(BATCH_ORDERS, "commande")}` : formatCount(count, "commande");
	const message = `Ce filtre trouve maintenant ${many}\u00a0: rien n'a été fait. Choisissez-les de nouveau.`;
	throw new ApiFailure("SELECTION_CHANGED", { field: "expected", message });
}

/** Lets a batch end with the order that it is at; one that has ended stays as it is. @throws ApiFailure BATCH_NOT_FOUND */
export async function stopBatch(book: OrderBook, id: string): Promise<OrderBatch> {
	await book.pool.raw(
		"update order_batch set stopped_at = ? where id = ? and stopped_at is null and ended_at is null",
		[book.now(), id],
	);
	await book.announce("order_book.batches_due");
	return readBatch(book.pool, id);
}
