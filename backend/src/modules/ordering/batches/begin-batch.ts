import { createHash } from "node:crypto";
import { BATCH_ORDERS, type BatchRequest, type OrderBatch } from "@confiserie/domain/contract/order-batch";
import { formatCount } from "@confiserie/domain/format";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { CLOCKS_APART_MS } from "../../../lib/database/clock";
import { insert, inTransaction, lock, one } from "../../../lib/database/sql";
import { ApiFailure } from "../../../lib/failure";
import type { Administrator } from "../../audit";
import { conditionsOf } from "../admin/conditions";
import type { OrderBook } from "../types";
import { readBatch } from "./read-batches";

/**
 * Notes which orders are to get a status, each as it is now, for the workers to do. The same request again gives the same batch,
 * so that a double click changes nothing twice.
 * @throws ApiFailure ORDER_NOT_FOUND, SELECTION_CHANGED, IDEMPOTENCY_CONFLICT
 */
export async function beginBatch(book: OrderBook, request: BatchRequest, actor: Administrator): Promise<OrderBatch> {
	const requestHash = hashOf(request);
	const id = await inTransaction(book.writes, async (sql) => {
		await lock(sql, "order-batch", actor.customerId, request.requestId);
		const known = await one<{ id: string; requestHash: string }>(
			sql,
			"select id, request_hash from order_batch where actor_id = ? and request_id = ?",
			[actor.customerId, request.requestId],
		);
		if (known && known.requestHash !== requestHash) throw new ApiFailure("IDEMPOTENCY_CONFLICT");
		return known?.id ?? (await write(sql, book.now(), { request, requestHash, actor }));
	});
	await book.announce("order_book.batches_due");
	return readBatch(book.pool, id);
}

interface Begun {
	request: BatchRequest;
	requestHash: string;
	actor: Administrator;
}

async function write(sql: Knex.Transaction, now: Date, { request, requestHash, actor }: Begun): Promise<string> {
	const { requestId, status, notifyCustomer, orderIds, filter, except = [], expected = 0 } = request;
	const id = generateEntityId(undefined, "obat");
	await insert(sql, "order_batch", {
		id,
		actorId: actor.customerId,
		actorEmail: actor.email,
		requestId,
		requestHash,
		status,
		notifyCustomer,
		createdAt: now,
		// Due a moment ago: whoever is told of it may have a clock that is behind this one.
		nextTryAt: new Date(now.getTime() - CLOCKS_APART_MS),
	});
	if (orderIds) await addNamed(sql, id, orderIds);
	else if (filter) await addFound(sql, id, { filter, except, expected, now });
	return id;
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

/** What tells a repetition from another request under the same key. */
function hashOf({ requestId: _, ...asked }: BatchRequest): string {
	return createHash("sha256").update(JSON.stringify(asked)).digest("hex");
}
