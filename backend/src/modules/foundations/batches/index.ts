import {
	BATCH_PAGE_SIZE,
	type BatchProgress,
	type BatchResult,
	type BatchState,
} from "@confiserie/domain/contract/batch";
import { formatCount } from "@confiserie/domain/format";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { CLOCKS_APART_MS } from "../../../lib/database/clock";
import { pageOf } from "../../../lib/database/page";
import { insert, inTransaction, lock, one, rows, type Sql } from "../../../lib/database/sql";
import { LeasedQueue } from "../../../lib/leased-queue";
import { requestHashOf } from "../../../lib/request-hash";
import { ApiFailure, existing } from "../failures";

/** The administrator who asks, under a key that makes a repetition harmless. */
interface BegunBatch {
	requestId: string;
	actor: { customerId: string; email: string };
	/** What tells a repetition from another request under the same key. */
	asked: object;
	/** Columns of this kind of batch. */
	columns: Record<string, unknown>;
}

/** A batch as it is read. */
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

/** Definition of a kind of batch. */
interface BatchKind<Row extends BatchRow, Own extends object, Item> {
	/** Has a row for each batch; `<table>_item` one for each thing that it changes: `batch_id`, `state`, and what else its worker needs. */
	table: string;
	/** Of their ids: "obat". */
	prefix: string;
	/** Columns beside the figures. */
	more?: string;
	/** Fields of a batch besides its progress. */
	own: (row: Row) => Own;
	/** SQL: what is shown of an item. */
	item: string;
	/** SQL joins that follow `<table>_item item`. */
	joined?: string;
	shown?: (item: Item) => Item;
}

/** Changes of many things of a kind, worked off by a leased queue. */
export class Batches<Row extends BatchRow, Own extends { id: string }, Item extends { refusal: string | null }> {
	private readonly select: string;

	constructor(private readonly kind: BatchKind<Row, Own, Item>) {
		const { table, more = "" } = kind;
		this.select = `select batch.*, figures.*${more && `, ${more}`} from ${table} batch cross join lateral (
			select count(*)::int as total, count(*) filter (where state = 'DONE')::int as done,
				count(*) filter (where state = 'UNCHANGED')::int as unchanged,
				count(*) filter (where state = 'REFUSED')::int as refused
			from ${table}_item where batch_id = batch.id) as figures`;
	}

	/**
	 * Writes a batch and, by `addItems`, what it is to change; the same request again writes nothing.
	 * @returns its id @throws ApiFailure IDEMPOTENCY_CONFLICT, and what `addItems` throws
	 */
	begin(
		pool: Knex,
		now: Date,
		{ requestId, actor, asked, columns }: BegunBatch,
		addItems: (sql: Knex.Transaction, id: string) => Promise<void>,
	): Promise<string> {
		const { table, prefix } = this.kind;
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
			await addItems(sql, id);
			return id;
		});
	}

	/** The latest batches of the whole team, newest first. */
	async list(sql: Sql): Promise<{ content: (Own & BatchProgress)[] }> {
		const found = await rows<Row>(sql, `${this.select} order by batch.created_at desc, batch.id desc limit ?`, [
			BATCH_PAGE_SIZE,
		]);
		return { content: found.map((row) => this.shown(row)) };
	}

	/** How far a batch is. @throws ApiFailure BATCH_NOT_FOUND */
	async read(sql: Sql, id: string): Promise<Own & BatchProgress> {
		const found = existing(await one<Row>(sql, `${this.select} where batch.id = ?`, [id]), "BATCH_NOT_FOUND");
		return this.shown(found);
	}

	/** The same with a page of what became of its items, refused ones first. @throws ApiFailure BATCH_NOT_FOUND */
	async readDetail(sql: Sql, id: string, { page, size }: { page: number; size: number }) {
		const { table, item, joined = "", shown = (one) => one } = this.kind;
		const batch = await this.read(sql, id);
		const found = await rows<Item & { result: BatchResult }>(
			sql,
			`select ${item}, item.state as result, item.refusal from ${table}_item item ${joined} where item.batch_id = ?
				order by item.state <> 'REFUSED', item.position limit ? offset ?`,
			[id, size, page * size],
		);
		const content = found.map((one) => ({ ...one, ...shown(one) }));
		return { ...batch, results: pageOf(content, batch.total, { page, size }) };
	}

	/** Lets a batch end with the items that it is at; one that has ended stays as it is. @throws ApiFailure BATCH_NOT_FOUND */
	async stop(sql: Sql, id: string, now: Date): Promise<Own & BatchProgress> {
		await sql.raw(
			`update ${this.kind.table} set stopped_at = ? where id = ? and stopped_at is null and ended_at is null`,
			[now, id],
		);
		return this.read(sql, id);
	}

	private shown(row: Row): Own & BatchProgress {
		const { total, done, unchanged, refused } = row;
		return {
			...this.kind.own(row),
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
}

/** SQL, within a query of the items of batches in `table`: their batch was not stopped. */
export const notStopped = (table: string) =>
	`exists (select 1 from ${table} batch where batch.id = batch_id and batch.stopped_at is null)`;

interface FoundItems {
	count: number;
	/** When they were chosen. */
	expected: number;
	/** That a batch takes. */
	most: number;
	/** "commande". */
	noun: string;
	field: string;
}

/** @throws ApiFailure SELECTION_CHANGED where a filter finds other things than were chosen */
export function refuseOtherCount({ count, expected, most, noun, field }: FoundItems): void {
	if (count === expected) return;
	const many = count > most ? `plus de ${formatCount(most, noun)}` : formatCount(count, noun);
	const message = `Ce filtre trouve maintenant ${many}\u00a0: rien n'a été fait. Choisissez-les de nouveau.`;
	throw new ApiFailure("SELECTION_CHANGED", { field, message });
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

function stateOf({ stoppedAt, endedAt, total, done, unchanged, refused }: BatchRow): BatchState {
	if (!endedAt) return stoppedAt ? "STOPPING" : "RUNNING";
	return done + unchanged + refused < total ? "STOPPED" : "DONE";
}
