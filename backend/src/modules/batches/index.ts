import type { BatchProgress, BatchState } from "@confiserie/domain/contract/batch";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { CLOCKS_APART_MS } from "../../lib/database/clock";
import { insert, inTransaction, lock, one } from "../../lib/database/sql";
import { LeasedQueue } from "../../lib/leased-queue";
import { requestHashOf } from "../../lib/request-hash";
import { ApiFailure } from "../failures";

/**
 * Changes of many things. `table` has a row for each batch; `<table>_item` one for each thing that it changes: `batch_id`,
 * `state`, and what else its worker needs.
 */

/** Who asks, under a key that makes a repetition harmless. */
interface BegunBatch {
	requestId: string;
	actor: { customerId: string; email: string };
	/** What tells a repetition from another request under the same key. */
	asked: object;
	/** Columns of this kind of batch. */
	columns: Record<string, unknown>;
}

/** What batches of a kind are. */
interface BatchKind {
	table: string;
	/** Of their ids: "obat". */
	prefix: string;
	now: () => Date;
}

/**
 * Writes a batch and, by `addItems`, what it is to change; the same request again writes nothing.
 * @returns its id @throws ApiFailure IDEMPOTENCY_CONFLICT, and what `addItems` throws
 */
export function writeBatch(
	pool: Knex,
	{ table, prefix, now: clock }: BatchKind,
	{ requestId, actor, asked, columns }: BegunBatch,
	addItems: (sql: Knex.Transaction, id: string, now: Date) => Promise<void>,
): Promise<string> {
	const requestHash = requestHashOf(asked);
	return inTransaction(pool, async (sql) => {
		await lock(sql, table, actor.customerId, requestId);
		const known = await one<{ id: string; requestHash: string }>(
			sql,
			`select id, request_hash from ${table} where actor_id = ? and request_id = ?`,
			[actor.customerId, requestId],
		);
		if (known && known.requestHash !== requestHash) throw new ApiFailure("IDEMPOTENCY_CONFLICT");
		if (known) return known.id;
		const id = generateEntityId(undefined, prefix);
		const now = clock();
		await insert(sql, table, {
			id,
			actorId: actor.customerId,
			actorEmail: actor.email,
			requestId,
			requestHash,
			...columns,
			createdAt: now,
			// Due a moment ago, because the worker's clock may be behind this one.
			nextTryAt: new Date(now.getTime() - CLOCKS_APART_MS),
		});
		await addItems(sql, id, now);
		return id;
	});
}

/** Batches under way, one after the other in a process; one that lost its process goes on in another. */
export function batchQueue<Row extends object>(table: string): LeasedQueue<Row> {
	return new LeasedQueue<Row>({
		table,
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
}

/** A batch as `withFigures` reads it. */
export interface BatchRow {
	id: string;
	actorEmail: string;
	createdAt: Date;
	stoppedAt: Date | null;
	endedAt: Date | null;
	total: number;
	done: number;
	unchanged: number;
	refused: number;
}

/** Reads batches, each named `batch`, with how many of its items came to what; `more` are columns beside. */
export function withFigures(table: string, more = ""): string {
	return `select batch.*, figures.*${more && `, ${more}`} from ${table} batch cross join lateral (
		select count(*)::int as total, count(*) filter (where state = 'DONE')::int as done,
			count(*) filter (where state = 'UNCHANGED')::int as unchanged,
			count(*) filter (where state = 'REFUSED')::int as refused
		from ${table}_item where batch_id = batch.id) as figures`;
}

/** Progress, as the API returns it. */
export function progressOf(row: BatchRow): BatchProgress {
	const { total, done, unchanged, refused } = row;
	return {
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
