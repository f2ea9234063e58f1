import { EventEmitter, once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LeasedQueue, PermanentFailure, type QueueSettings, type Worker } from "../../backend/src/lib/leased-queue";
import { openPool } from "../support/order-context";
import { eventually } from "../support/ordering";

/** With one connection: a worker that held it while working would deadlock. */
const pool = openPool(1);
const otherPool = openPool(1);
const LEASE_SECONDS = 120;
const SETTINGS: QueueSettings<unknown> = {
	table: "test_queue",
	columns: { due: "due_at", error: "error" },
	isOpen: "done_at is null and not is_given_up",
	orderBy: "due_at",
	done: (_row, _host, now) => ({ done_at: now }),
	leaseSeconds: LEASE_SECONDS,
	firstDelaySeconds: 2,
	batch: 1,
	drains: 1,
};
const START = Date.parse("2026-06-01T12:00:00Z");

beforeAll(() =>
	pool.raw(`create table test_queue (id text primary key, due_at timestamptz not null, attempts integer not null default 0,
		lease_token uuid, error text, done_at timestamptz, is_given_up boolean not null default false)`),
);
beforeEach(() => pool.raw("truncate test_queue"));
afterAll(async () => {
	await pool.raw("drop table test_queue");
	await Promise.all([pool.destroy(), otherPool.destroy()]);
});

/** A process with a clock of its own, in seconds after the rows became due. */
function processAt(seconds: number, settings: Partial<QueueSettings<unknown>> = {}, on = pool) {
	const queue = new LeasedQueue({ ...SETTINGS, ...settings });
	const host = { pool: on, now: () => new Date(START + seconds * 1000) };
	return {
		drain: (work: Worker<unknown>["work"], failed: Worker<unknown>["failed"] = () => undefined) =>
			queue.drain(host, { work, failed }),
		workOn: (id: string, work: Worker<unknown>["work"]) => queue.workOn(host, id, { work, failed: () => undefined }),
	};
}

async function enqueue(...ids: string[]): Promise<void> {
	await pool("test_queue").insert(ids.map((id) => ({ id, due_at: new Date(START) })));
}

async function read(id: string) {
	const [row] = await pool("test_queue").where({ id });
	return {
		attempts: row.attempts,
		error: row.error,
		isDone: row.done_at !== null,
		isLeased: row.lease_token !== null,
		dueAfter: (row.due_at.getTime() - START) / 1000,
	};
}

/** Work that has begun and ends when the test says so. */
function heldWork() {
	const [start, end] = [new EventEmitter(), new EventEmitter()];
	return {
		begun: once(start, "now"),
		work: () => {
			start.emit("now");
			return once(end, "now");
		},
		succeed: () => end.emit("now"),
		fail: (error: Error) => end.emit("error", error),
	};
}

test("several workers of two processes do every row once", async () => {
	const ids = Array.from({ length: 40 }, (_, index) => `row-${index}`);
	await enqueue(...ids);
	const seen: string[] = [];
	const work = async ({ id }: { id: string }) => seen.push(id);
	const processes = [processAt(0, { drains: 2, batch: 3 }), processAt(0, {}, otherPool)];
	const done = await Promise.all(processes.flatMap(({ drain }) => [drain(work), drain(work)]));
	expect(done.reduce((sum, count) => sum + count, 0)).toBe(40);
	expect(seen.toSorted()).toEqual(ids.toSorted());
});

test("a row is leased by a transaction of its own, and no connection is held during the work", async () => {
	await enqueue("a");
	await processAt(0).drain(async () => {
		expect((await pool.raw("select 1 as one")).rows).toEqual([{ one: 1 }]);
		expect(await otherPool("test_queue").whereNotNull("lease_token").select("id")).toEqual([{ id: "a" }]);
	});
	expect(await read("a")).toMatchObject({ isDone: true, isLeased: false, attempts: 1 });
});

test("a row that is leased where it is added is that worker's alone", async () => {
	const [own, other] = [new LeasedQueue(SETTINGS), new LeasedQueue(SETTINGS)];
	const worker = { work: async () => undefined, failed: () => undefined };
	const row = await pool.transaction(async (sql) => {
		await sql("test_queue").insert({ id: "a", due_at: sql.fn.now() });
		return own.lease(sql, "a");
	});
	expect(await other.drain({ pool: otherPool }, worker)).toBe(0);
	await own.workOnLeased({ pool }, row, worker);
	expect(await read("a")).toMatchObject({ isDone: true, isLeased: false, attempts: 1 });
});

test("rows are done in their order, and one that comes meanwhile by the worker that is at it", async () => {
	await enqueue("a", "b");
	const { drain } = processAt(0);
	const seen: string[] = [];
	const work = async ({ id }: { id: string }) => {
		seen.push(id);
		if (id !== "b") return;
		await enqueue("c");
		expect(await drain(work)).toBe(0);
	};
	expect(await drain(work)).toBe(3);
	expect(seen).toEqual(["a", "b", "c"]);
});

describe("a worker that does not come back", () => {
	test("holds its row until its lease runs out; then another one takes it", async () => {
		await enqueue("a");
		const dead = heldWork();
		void processAt(0).drain(dead.work);
		await dead.begun;
		expect(await processAt(LEASE_SECONDS - 1).drain(async () => undefined)).toBe(0);
		expect(await processAt(LEASE_SECONDS).drain(async () => undefined)).toBe(1);
		expect(await read("a")).toMatchObject({ isDone: true, attempts: 2 });
		dead.succeed();
	});

	test.each<[string, (late: ReturnType<typeof heldWork>) => void]>([
		["succeeds", (late) => late.succeed()],
		["fails", (late) => late.fail(new Error("too late"))],
	])("and %s after all settles nothing: the row is its new worker's", async (_name, end) => {
		await enqueue("a");
		const [late, heir] = [heldWork(), heldWork()];
		const lateDrain = processAt(0).drain(late.work);
		await late.begun;
		const heirDrain = processAt(LEASE_SECONDS).drain(heir.work);
		await heir.begun;
		end(late);
		await lateDrain;
		expect(await read("a")).toEqual({
			attempts: 2,
			error: null,
			isDone: false,
			isLeased: true,
			dueAfter: 2 * LEASE_SECONDS,
		});
		heir.succeed();
		expect(await heirDrain).toBe(1);
		expect(await read("a")).toMatchObject({ isDone: true, isLeased: false });
	});

	test("is not what slow work is taken for: it gives signs of life", async () => {
		await enqueue("a");
		let seconds = 0;
		const slow = heldWork();
		const queue = new LeasedQueue({ ...SETTINGS, leaseSeconds: 0.3 });
		const host = { pool, now: () => new Date(START + seconds * 1000) };
		const drain = queue.drain(host, { work: slow.work, failed: () => undefined });
		await slow.begun;
		seconds = LEASE_SECONDS;
		await eventually("a sign of life", async () => (await read("a")).dueAfter > LEASE_SECONDS || undefined);
		slow.succeed();
		expect(await drain).toBe(1);
	});
});

describe("a process that ends", () => {
	test("waits for what it is at, and takes nothing more", async () => {
		await enqueue("a", "b");
		const last = heldWork();
		const queue = new LeasedQueue(SETTINGS);
		const host = { pool, now: () => new Date(START) };
		const drain = queue.drain(host, { work: last.work, failed: () => undefined });
		await last.begun;
		const stopped = queue.stop(60_000);
		last.succeed();
		await stopped;
		expect(await drain).toBe(1);
		expect(await queue.drain(host, { work: async () => undefined, failed: () => undefined })).toBe(0);
		expect([await read("a"), await read("b")]).toMatchObject([{ isDone: true }, { isDone: false, attempts: 0 }]);
	});

	test("gives back what does not end in time: another process has it at once, and its tries are not counted", async () => {
		await enqueue("a");
		const hanging = heldWork();
		const queue = new LeasedQueue(SETTINGS);
		void queue.drain({ pool, now: () => new Date(START) }, { work: hanging.work, failed: () => undefined });
		await hanging.begun;
		await queue.stop(0);
		expect(await read("a")).toMatchObject({ isLeased: false, attempts: 0, dueAfter: 0 });
		expect(await processAt(0, {}, otherPool).drain(async () => undefined)).toBe(1);
		hanging.succeed();
	});
});

describe("a row that fails", () => {
	test("waits 2, 4, 8 seconds, doubling up to an hour, for ever", async () => {
		await enqueue("a");
		const delays: number[] = [];
		for (let at = 0; delays.length < 14; at = (await read("a")).dueAfter)
			await processAt(at).drain(
				() => Promise.reject(new Error("down")),
				(_row, _error, delay) => delays.push(delay),
			);
		expect(delays).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600, 3600]);
		expect(await read("a")).toMatchObject({ error: "down", isLeased: false, isDone: false, attempts: 14 });
	});

	test.each([
		["after its last try", 3, new Error("down")],
		["at once, when no try can succeed", 1, new PermanentFailure("down")],
	])("is given up %s", async (_name, attempts, failure) => {
		await enqueue("a");
		const givenUp = { afterTries: 3, columns: { is_given_up: true } };
		const delays: number[] = [];
		for (let at = 0; delays.at(-1) !== Number.POSITIVE_INFINITY; at += 3600)
			await processAt(at, { givenUp }).drain(
				() => Promise.reject(failure),
				(_row, _error, delay) => delays.push(delay),
			);
		expect(delays).toHaveLength(attempts);
		expect(await processAt(1_000_000, { givenUp }).drain(async () => undefined)).toBe(0);
	});

	test("because the database was away did not fail: its try is not counted, it is due in a second", async () => {
		await enqueue("a");
		const lost = Object.assign(new Error("terminating connection"), { code: "57P01" });
		const first = processAt(0, { givenUp: { afterTries: 1, columns: { is_given_up: true } } });
		expect(await first.drain(() => Promise.reject(lost))).toBe(0);
		expect(await read("a")).toMatchObject({ attempts: 0, dueAfter: 1, isDone: false });
	});
});

test("one row alone is worked on when it is due, free and still to be done", async () => {
	await enqueue("a", "b");
	const seen: string[] = [];
	const work = async ({ id }: { id: string }) => seen.push(id);
	await processAt(-1).workOn("b", work);
	await Promise.all([processAt(0).workOn("b", work), processAt(0).workOn("b", work)]);
	await processAt(0).workOn("b", work);
	expect(seen).toEqual(["b"]);
	expect(await read("a")).toMatchObject({ attempts: 0 });
});
