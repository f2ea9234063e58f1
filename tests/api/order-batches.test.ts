import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import {
	type BeginBatch,
	type OrderBatch,
	type OrderBatchDetail,
	type OrderBatchList,
	orderBatchDetailSchema,
} from "@confiserie/domain/contract/order-batches";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db } from "../support/api";
import { familyOrders } from "../support/family-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { runJob } from "../support/on-request";
import { statusDesk } from "../support/order-status";
import { checkout, eventually, stockOf } from "../support/ordering";

syncsWithMedusa();

const desk = statusDesk();
let admin: string;
let customer: string;
beforeAll(async () => {
	customer = await desk.open();
	admin = await adminToken();
});

function begin<Body = OrderBatch>(changes: Partial<BeginBatch>) {
	const body: BeginBatch = { requestId: randomUUID(), status: "PREPARING", notifyCustomer: false, ...changes };
	return api<Body>("/admin/orders/batches", { method: "POST", token: admin, body });
}

async function read(id: string): Promise<OrderBatchDetail> {
	const { status, body } = await api(`/admin/orders/batches/${id}?size=100`, { token: admin });
	expect(status, JSON.stringify(body)).toBe(200);
	return orderBatchDetailSchema.strict().parse(body);
}

/** The batch once it has ended. */
const ended = (id: string) =>
	eventually(
		`the end of batch ${id}`,
		async () => {
			const batch = await read(id);
			return batch.endedAt ? batch : undefined;
		},
		90,
	);

async function idsOf(...numbers: string[]): Promise<string[]> {
	const { rows } = await db().query<{ id: string; order_number: string }>(
		"select id, order_number from order_book where order_number = any($1)",
		[numbers],
	);
	return numbers.map((number) => rows.find((row) => row.order_number === number)?.id ?? "");
}

async function mailsOf(number: string): Promise<string[]> {
	const { rows } = await db().query<{ template: string }>(
		`select template from mail_outbox where key like 'order-status:' || (select id from order_book where order_number = $1) || ':%'
			order by id`,
		[number],
	);
	return rows.map(({ template }) => template);
}

async function resume(id: string): Promise<void> {
	await db().query("update order_batch set next_try_at = now() where id = $1", [id]);
	await runJob("run-order-batches");
}

/** A batch without a worker, as a killed process leaves it. */
async function leftBatch(items: { id: string; version: number; state?: string }[], isDue = true): Promise<string> {
	const id = `obat_${randomUUID()}`;
	await db().query(
		`insert into order_batch (id, actor_id, actor_email, request_id, request_hash, status, notify_customer, created_at, next_try_at,
			attempts, lease_token)
		values ($1, 'cus_gone', 'colleague@exemple.fr', $1, '', 'PREPARING', false, now(), '2100-01-01', 1, gen_random_uuid())`,
		[id],
	);
	for (const [position, item] of items.entries())
		await db().query(
			"insert into order_batch_item (batch_id, position, order_id, version, state) values ($1, $2, $3, $4, $5)",
			[id, position, item.id, item.version, item.state ?? "WAITING"],
		);
	if (isDue) await resume(id);
	return id;
}

describe("many orders get a status as each would alone", () => {
	test("done, so already, refused with the reason; with stock, history and audit log, and no notice", async () => {
		const [first, already, taken] = [await desk.sale(), await desk.sale(), await desk.sale({ boxes: 8 })];
		await desk.move(already.orderNumber, { status: "SHIPPED" });
		await desk.move(taken.orderNumber, { status: "CANCELLED" });
		await checkout(customer, [{ product: taken.product, boxes: 5 }]);
		const numbers = [first, already, taken].map(({ orderNumber }) => orderNumber);
		const mails = await Promise.all(numbers.map(mailsOf));
		const { status, body } = await begin({ status: "SHIPPED", orderIds: await idsOf(...numbers) });
		expect([status, body.total, body.startedBy]).toEqual([202, 3, "admin@demo.fr"]);
		const batch = await ended(body.id);
		expect(batch).toMatchObject({ state: "DONE", total: 3, done: 1, unchanged: 1, refused: 1, notifyCustomer: false });
		expect(batch.results.content.map(({ orderNumber, result }) => [orderNumber, result])).toEqual([
			[taken.orderNumber, "REFUSED"],
			[first.orderNumber, "DONE"],
			[already.orderNumber, "UNCHANGED"],
		]);
		expect(batch.results.content[0]?.refusal).toMatch(/Le stock ne suffit plus/);
		expect((await desk.read(taken.orderNumber)).status).toBe("CANCELLED");
		const moved = await desk.read(first.orderNumber);
		expect(moved.history.at(-1)).toMatchObject({
			actor: { kind: "administrator" },
			from: "CONFIRMED",
			to: "SHIPPED",
			note: "Changement groupé.",
		});
		expect(await Promise.all(numbers.map(mailsOf))).toEqual(mails);
		const { rows } = await db().query("select actor_email, changes from admin_audit where label = $1", [
			first.orderNumber,
		]);
		expect(rows).toMatchObject([
			{
				actor_email: "admin@demo.fr",
				changes: { status: { to: "Expédiée" }, notifyCustomer: { from: null, to: false } },
			},
		]);
		await eventually("the goods have left", async () => {
			const { stocked, reserved } = await stockOf(first.product);
			return stocked === 7 && reserved === 0 ? true : undefined;
		});
	});

	test("each customer is notified on request", async () => {
		const { orderNumber } = await desk.sale();
		const { body } = await begin({ notifyCustomer: true, orderIds: await idsOf(orderNumber) });
		expect((await ended(body.id)).done).toBe(1);
		expect(await mailsOf(orderNumber)).toEqual(["order-status-changed"]);
	});

	test("orders that are not paid are shipped only where that is asked for", async () => {
		const [paid, unpaid] = [await desk.sale(), await desk.sale({ paid: false })];
		const orderIds = await idsOf(paid.orderNumber, unpaid.orderNumber);
		const refused = await ended((await begin({ status: "SHIPPED", orderIds })).body.id);
		expect(refused).toMatchObject({ done: 1, refused: 1 });
		expect(refused.results.content[0]).toMatchObject({
			orderNumber: unpaid.orderNumber,
			refusal: "Non payée\u00a0: la commande n'est pas expédiée.",
		});
		expect((await desk.read(unpaid.orderNumber)).status).toBe("PENDING");
		const shipped = await ended((await begin({ status: "SHIPPED", orderIds, shipUnpaid: true })).body.id);
		expect(shipped).toMatchObject({ done: 1, unchanged: 1 });
	});

	test("a double click is one batch; the same key for something else is refused", async () => {
		const { orderNumber } = await desk.sale();
		const request = { requestId: randomUUID(), orderIds: await idsOf(orderNumber) };
		const answers = await Promise.all([begin(request), begin(request), begin(request)]);
		expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
		const ids = new Set(answers.map(({ body }) => body.id));
		expect(ids.size).toBe(1);
		await ended([...ids][0] ?? "");
		const { history } = await desk.read(orderNumber);
		expect(history.filter(({ to }) => to === "PREPARING")).toHaveLength(1);
		const other = await begin<ApiError>({ ...request, status: "SHIPPED" });
		expect([other.status, other.body.code]).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
	});

	test("all that a filter finds, as many as were shown", async () => {
		const family = `Barnabé${Date.now()}`;
		const { numbers } = await familyOrders(family);
		const filter = { query: family, status: "PENDING" };
		const late = await begin<ApiError>({ filter, expected: 3 });
		expect([late.status, late.body.code, late.body.field]).toEqual([409, "SELECTION_CHANGED", "expected"]);
		expect(late.body.message).toContain("2 commandes");
		const [, , spared = ""] = await idsOf(...numbers);
		const without = await begin({ filter, except: [spared], expected: 1, status: "PENDING" });
		expect((await ended(without.body.id)).total).toBe(1);
		const { body } = await begin({ filter, expected: 2, status: "CANCELLED" });
		const { results, done } = await ended(body.id);
		expect(done).toBe(2);
		expect(results.content.map(({ orderNumber }) => orderNumber)).toEqual([numbers[2], numbers[0]]);
		const { body: list } = await api<OrderBatchList>("/admin/orders/batches", { token: admin });
		expect(list.content.map(({ id }) => id)).toContain(body.id);
	});
});

describe("a batch that was left", () => {
	test("goes on where its worker died, each order once; an order that changed since is left alone", async () => {
		const [done, waiting, changed] = [await desk.sale(), await desk.sale(), await desk.sale()];
		await desk.move(changed.orderNumber, { status: "CANCELLED" });
		const [doneId = "", waitingId = "", changedId = ""] = await idsOf(
			...[done, waiting, changed].map(({ orderNumber }) => orderNumber),
		);
		const { version } = await desk.read(waiting.orderNumber);
		const id = await leftBatch([
			{ id: doneId, version, state: "DONE" },
			{ id: waitingId, version },
			{ id: changedId, version },
		]);
		const batch = await ended(id);
		expect(batch).toMatchObject({ state: "DONE", done: 2, refused: 1 });
		expect(batch.results.content[0]?.refusal).toMatch(/a changé entre-temps/);
		expect((await desk.read(done.orderNumber)).status).toBe("CONFIRMED");
		expect((await desk.read(waiting.orderNumber)).status).toBe("PREPARING");
		expect((await desk.read(changed.orderNumber)).status).toBe("CANCELLED");
	});

	test("stops on request: what was not done stays as it is", async () => {
		const { orderNumber } = await desk.sale();
		const [orderId = ""] = await idsOf(orderNumber);
		const id = await leftBatch([{ id: orderId, version: 1 }], false);
		expect((await read(id)).state).toBe("RUNNING");
		const stop = () => api<OrderBatch>(`/admin/orders/batches/${id}/stop`, { method: "POST", token: admin });
		expect(await stop()).toMatchObject({ status: 200, body: { state: "STOPPING" } });
		await resume(id);
		expect(await ended(id)).toMatchObject({ state: "STOPPED", total: 1, done: 0, refused: 0 });
		expect(await stop()).toMatchObject({ status: 200, body: { state: "STOPPED" } });
		expect((await desk.read(orderNumber)).status).toBe("CONFIRMED");
	});
});

test.each<[object, string]>([
	[{}, "orderIds"],
	[{ orderIds: [] }, "orderIds"],
	[{ orderIds: ["x"], filter: {}, expected: 1 }, "orderIds"],
	[{ filter: {} }, "expected"],
	[{ orderIds: ["x"], except: ["y"] }, "except"],
	[{ filter: {}, expected: 10_001 }, "expected"],
	[{ filter: { ville: "Gap" }, expected: 1 }, "filter.ville"],
	[{ filter: { from: "2026-11-02", to: "2026-11-01" }, expected: 1 }, "filter.to"],
	[{ orderIds: ["x"], status: "LOST" }, "status"],
	[{ orderIds: ["x"], requestId: "1" }, "requestId"],
	[{ orderIds: ["x"], notifyCustomer: "oui" }, "notifyCustomer"],
	[{ orderIds: ["x"], shipUnpaid: "oui" }, "shipUnpaid"],
	[{ orderIds: ["x"], note: "x" }, "note"],
])("%j is refused", async (changes, field) => {
	const { status, body } = await begin<ApiError>(changes);
	expect([status, body.code, body.field]).toEqual([400, "VALIDATION", field]);
});

test("an order or a batch that does not exist", async () => {
	const unknown = await begin<ApiError>({ orderIds: ["cmd_absent"] });
	expect([unknown.status, unknown.body.code]).toEqual([404, "ORDER_NOT_FOUND"]);
	for (const [method, path] of [
		["GET", "absent"],
		["POST", "absent/stop"],
	]) {
		const { status, body } = await api<ApiError>(`/admin/orders/batches/${path}`, { method, token: admin });
		expect([status, body.code]).toEqual([404, "BATCH_NOT_FOUND"]);
	}
});

test.each([
	[undefined, ["order-status-changed"]],
	[true, ["order-status-changed"]],
	[false, []],
])("one order, its customer notified: %s", async (notifyCustomer, expected) => {
	const { orderNumber } = await desk.sale();
	await desk.move(orderNumber, { status: "PREPARING", ...(notifyCustomer !== undefined && { notifyCustomer }) });
	expect(await mailsOf(orderNumber)).toEqual(expected);
});

test("a tracking number of a shipped order is not sent either without the request", async () => {
	const { orderNumber } = await desk.sale();
	await desk.move(orderNumber, { status: "SHIPPED" });
	const tracking = { carrier: "COLISSIMO", number: "6A12345678901" } as const;
	await desk.move(orderNumber, { status: "SHIPPED", tracking, notifyCustomer: false });
	const [id] = await idsOf(orderNumber);
	const { rows } = await db().query("select 1 from mail_outbox where key like 'order-tracking:' || $1 || ':%'", [id]);
	expect(rows).toEqual([]);
});
