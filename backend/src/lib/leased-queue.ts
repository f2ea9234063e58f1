import { setTimeout as pause } from "node:timers/promises";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { isConnectionLoss, isDatabaseOutage } from "./database/outage";
import { persistently } from "./database/persistently";
import { rows } from "./database/sql";
import { messageOf } from "./message-of";

/** Database of a queue, and its time: a clock, or that of PostgreSQL at each statement. */
export interface QueueHost {
	pool: Knex;
	now?: () => Date;
}

/** Fields of every leased row, beside the queue's own. */
export interface Leased {
	id: string;
	/** Lease token: a new lease owner has another one. */
	leaseToken: string;
	/** Number of attempts, including this one. */
	attempts: number;
}

/** A table with the columns `id`, `attempts` and `lease_token`, and how its rows are worked off. */
export interface QueueSettings<Row> {
	table: string;
	/** Columns: when a row is due or until when it is leased; the error of its last attempt. */
	columns: { due: string; error: string };
	/** SQL: what is still to be done. The condition of the index on the due column; `clock.now` is the host's time. */
	isOpen: string;
	/** Which of them come first, in SQL; the id decides between equals. */
	orderBy: string;
	/** What is written on a row that is done. `now` is the host's time, in SQL. */
	done: (row: Row, host: QueueHost, now: Knex.Raw) => Record<string, Knex.Value | Knex.Raw>;
	/** After how many tries, or upon a `PermanentFailure`, a row is given up, and what is written then. For ever without. */
	givenUp?: { afterTries: number; columns: Record<string, Knex.Value> };
	/** Duration of a lease without a heartbeat. */
	leaseSeconds: number;
	/** Until the next try after a failure, doubled by each further one up to an hour, or the seconds given. */
	firstDelaySeconds: number;
	longestDelaySeconds?: number;
	/** Rows that one call works on side by side. */
	batch: number;
	/** Concurrent calls of `drain` in one process; further calls return. */
	drains: number;
}

/** Handler of each row. It may run more than once, because a process can die right before the end. */
export interface Worker<Row> {
	work: (row: Row & Leased) => Promise<unknown>;
	/** A try that failed was noted. @param delaySeconds until the next one; infinite when the row is given up */
	failed: (row: Row & Leased, error: unknown, delaySeconds: number) => Promise<unknown> | unknown;
}

/** No later try of this row can succeed. */
export class PermanentFailure extends Error {}

const LONGEST_DELAY_SECONDS = 3600;
/** The database was unavailable, which is no failure of the row. */
const OUTAGE_DELAY_SECONDS = 1;
const NOW = "coalesce(?::timestamptz, now())";

/**
 * Rows of a table that any number of processes work off, no row twice at a time. A row is taken by a lease of its own
 * transaction, worked on without any connection, and settled under the lease's token. (ADR 30)
 */
export class LeasedQueue<Row> {
	private static readonly all: { stop(patienceMs: number): Promise<void> }[] = [];
	private draining = 0;
	private calledMeanwhile = false;
	private isStopped = false;
	/** Rows in progress in this process, each with its attempt. */
	private readonly atWork = new Map<Leased, { host: QueueHost; end: Promise<unknown> }>();

	constructor(private readonly settings: QueueSettings<Row>) {
		LeasedQueue.all.push(this);
	}

	/** Stops every queue of this process, side by side. */
	static async stopAll(patienceMs: number): Promise<void> {
		await Promise.all(LeasedQueue.all.map((queue) => queue.stop(patienceMs)));
	}

	/** Takes no row any more, waits so long for those at work, and gives back the leases of the rest. Never throws. */
	async stop(patienceMs: number): Promise<void> {
		this.isStopped = true;
		const ends = [...this.atWork.values()].map(({ end }) => end);
		await Promise.race([Promise.allSettled(ends), pause(patienceMs, undefined, { ref: false })]);
		const left = [...this.atWork].map(([row, { host }]) => this.giveBack(host, row));
		await Promise.allSettled(left);
	}

	/**
	 * Works off what is due until nothing is.
	 * @returns how many rows this call got done; 0 when those at work already will do them
	 */
	async drain(host: QueueHost, worker: Worker<Row>): Promise<number> {
		if (this.isStopped) return 0;
		if (this.draining >= this.settings.drains) {
			this.calledMeanwhile = true;
			return 0;
		}
		this.draining++;
		let done = 0;
		try {
			do {
				this.calledMeanwhile = false;
				done += await this.untilNothingIsDue(host, worker);
			} while (this.calledMeanwhile);
		} finally {
			this.draining--;
		}
		return done;
	}

	/**
	 * Processes one row now, unless it is not due. Does not wait for an unavailable database: what it missed is
	 * recorded later.
	 */
	async workOn(host: QueueHost, id: string, worker: Worker<Row>): Promise<void> {
		for (const row of await this.take(host, id)) await this.workOnLeased(host, row, worker);
	}

	/** Leases a row in the transaction that makes it due, so that no other worker gets it; once committed, `workOnLeased` follows. */
	async lease(sql: Knex.Transaction, id: string): Promise<Row & Leased> {
		const [row] = await this.take({ pool: sql }, id);
		if (!row) throw new Error(`${this.settings.table} ${id} is not due`);
		return row;
	}

	/** Processes a leased row now. */
	async workOnLeased(host: QueueHost, row: Row & Leased, worker: Worker<Row>): Promise<void> {
		await this.attempt(host, row, worker, inBackground);
	}

	private async untilNothingIsDue(host: QueueHost, worker: Worker<Row>): Promise<number> {
		for (let done = 0; ; ) {
			const due = this.isStopped ? [] : await persistently(() => this.take(host));
			if (due.length === 0) return done;
			const outcomes = await Promise.all(due.map((row) => this.attempt(host, row, worker, persistently)));
			done += outcomes.filter(Boolean).length;
		}
	}

	/** Leases the next rows that are due, or that of `id` if it is. */
	private take({ pool, now }: QueueHost, id?: string): Promise<(Row & Leased)[]> {
		const { table, columns, isOpen, orderBy, leaseSeconds, batch } = this.settings;
		const at = now?.() ?? null;
		return rows(
			pool,
			`update ${table} set attempts = attempts + 1, lease_token = gen_random_uuid(),
				${columns.due} = ${NOW} + make_interval(secs => ?)
				where id = any(array(select id from ${table}, (select ${NOW} as now) as clock
					where ${isOpen} and ${columns.due} <= clock.now ${id === undefined ? "" : "and id = ?"}
					order by ${orderBy}, id limit ? for update of ${table} skip locked))
				returning *`,
			[at, leaseSeconds, at, ...(id === undefined ? [] : [id]), batch],
		);
	}

	private async attempt(host: QueueHost, row: Row & Leased, worker: Worker<Row>, note: Note): Promise<boolean> {
		if (this.isStopped) return this.giveBack(host, row);
		const end = this.workOnce(host, row, worker, note);
		this.atWork.set(row, { host, end });
		return end.finally(() => this.atWork.delete(row));
	}

	private async workOnce(host: QueueHost, row: Row & Leased, worker: Worker<Row>, note: Note): Promise<boolean> {
		const signs = setInterval(() => this.renew(host, row).catch(() => undefined), this.settings.leaseSeconds * 333);
		try {
			await worker.work(row);
			await note(() => this.settle(host, row));
			return true;
		} catch (error) {
			await note(async (wasAway) => {
				const delay = await this.postpone(host, row, error, wasAway || isConnectionLoss(error));
				await worker.failed(row, error, delay);
			});
			return false;
		} finally {
			clearInterval(signs);
		}
	}

	/** Lets another worker take the row at once, as if this one had not. */
	private async giveBack(host: QueueHost, row: Leased): Promise<false> {
		const due = { [this.settings.columns.due]: later(host, 0) };
		await this.write(host, row, { ...due, attempts: row.attempts - 1, lease_token: null });
		return false;
	}

	/** Heartbeat, so that no other worker takes over slow work. */
	private async renew(host: QueueHost, row: Leased): Promise<void> {
		const { columns, leaseSeconds } = this.settings;
		await this.write(host, row, { [columns.due]: later(host, leaseSeconds) });
	}

	private async settle(host: QueueHost, row: Row & Leased): Promise<void> {
		const { columns, done } = this.settings;
		const written = done(row, host, later(host, 0));
		await this.write(host, row, { [columns.error]: null, ...written, lease_token: null });
	}

	/** @returns the seconds until the next try; infinite when the row was given up */
	private async postpone(host: QueueHost, row: Leased, error: unknown, wasAway: boolean): Promise<number> {
		const { columns, givenUp, firstDelaySeconds, longestDelaySeconds = LONGEST_DELAY_SECONDS } = this.settings;
		const isOver = !wasAway && givenUp && (error instanceof PermanentFailure || row.attempts >= givenUp.afterTries);
		const doubled = firstDelaySeconds * 2 ** Math.min(row.attempts - 1, 12);
		const delay = wasAway ? OUTAGE_DELAY_SECONDS : Math.min(longestDelaySeconds, doubled);
		await this.write(host, row, {
			[columns.error]: messageOf(error).slice(0, 2000),
			[columns.due]: later(host, delay),
			attempts: wasAway ? row.attempts - 1 : row.attempts,
			lease_token: null,
			...(isOver ? givenUp.columns : {}),
		});
		return isOver ? Number.POSITIVE_INFINITY : delay;
	}

	/** Changes a row for as long as it is this worker's; one that was taken over is its new worker's to settle. */
	private async write(
		{ pool }: QueueHost,
		{ id, leaseToken }: Leased,
		changes: Record<string, unknown>,
	): Promise<void> {
		await pool(this.settings.table).where({ id, lease_token: leaseToken }).update(changes);
	}
}

/** How the result of a row is stored. */
type Note = (work: (wasAway: boolean) => Promise<void>) => Promise<void>;

/** Runs now, or when the database is available again, without waiting. If it fails, the lease expires. */
const inBackground: Note = async (work) => {
	await work(false).catch((error) => {
		if (!isDatabaseOutage(error)) throw error;
		void persistently(() => work(true)).catch(() => undefined);
	});
};

function later({ pool, now }: QueueHost, seconds: number): Knex.Raw {
	return pool.raw(`${NOW} + make_interval(secs => ?)`, [now?.() ?? null, seconds] as Knex.RawBinding[]);
}
