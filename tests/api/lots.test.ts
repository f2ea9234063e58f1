import { randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { Dashboard } from "@confiserie/domain/contract/dashboard";
import type { ApiError } from "@confiserie/domain/contract/error";
import type {
	Lot,
	LotPage,
	Recall,
	RecallSent,
	Receipt,
	ReceiptInput,
	StockCount,
	StockCountPage,
} from "@confiserie/domain/contract/lots";
import type { Picking } from "@confiserie/domain/contract/picking";
import { dayOf, daysLater } from "@confiserie/domain/day";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, engine, medusaToken, registerCustomer } from "../support/api";
import { underMedusaLock } from "../support/medusa-lock";
import { outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { moveOrder } from "../support/order-status";
import {
	CARDS,
	card,
	checkout,
	confirm,
	createIntent,
	eventually,
	intentRequest,
	newProduct,
	stockOf,
	type TestProduct,
} from "../support/ordering";
import { parallel } from "../support/parallel";
import { sized } from "../support/sizes";

syncsWithMedusa();

const TODAY = dayOf(new Date());
const SOON = daysLater(TODAY, 20);
const LATER = daysLater(TODAY, 200);
let admin: string;
let customer: string;
let inMedusa: string;
beforeAll(async () => {
	[admin, inMedusa] = await Promise.all([adminToken(), medusaToken()]);
	customer = (await registerCustomer()).token;
});

const receiptOf = (product: TestProduct, lot: string, changes: Partial<ReceiptInput> = {}): ReceiptInput => ({
	key: randomUUID(),
	productId: product.id,
	lot,
	expiresOn: LATER,
	boxes: 10,
	receivedOn: TODAY,
	...changes,
});
const send = <Body = Receipt>(body: object) => api<Body>("/admin/receipts", { token: admin, body });
async function receive(product: TestProduct, lot: string, changes: Partial<ReceiptInput> = {}): Promise<Receipt> {
	const { status, body } = await send(receiptOf(product, lot, changes));
	expect(status, JSON.stringify(body)).toBe(201);
	return body;
}
async function lotsOf({ id }: TestProduct): Promise<Lot[]> {
	const { body } = await api<LotPage>(`/admin/lots?productId=${id}&size=100`, { token: admin });
	return body.content;
}
/** Boxes by number of a lot, those that shipped orders wait for included. */
const boxesOf = async (product: TestProduct) =>
	Object.fromEntries((await lotsOf(product)).map(({ code, boxes }) => [code ?? "", boxes]));

async function sell(product: TestProduct, boxes: number, token = customer): Promise<string> {
	const { orderNumber, clientSecret } = await checkout(token, [{ product, boxes }]);
	await confirm(token, clientSecret, { card: card(CARDS.success) });
	return orderNumber;
}
async function ship(number: string): Promise<void> {
	await moveOrder(admin, number, { status: "SHIPPED", notifyCustomer: false });
	await outboxEmpty(number);
}
/** Boxes of the order's only line come back into stock. */
async function bringBack(number: string, boxes: { boxes: number; lotId?: string }) {
	const { body: order } = await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin });
	return api<AdminOrderDetail & ApiError>(`/admin/orders/${number}/returns`, {
		token: admin,
		body: { lines: [{ lineId: order.items[0]?.id, disposition: "RESTOCK", ...boxes }] },
		headers: { "Idempotency-Key": randomUUID() },
	});
}
const countStock = (lines: readonly object[], reason: string, key: string = randomUUID()) =>
	api<StockCount & ApiError>("/admin/stock-counts", { token: admin, body: { key, lines, reason } });
const orderLots = async (number: string) =>
	(await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin })).body.lots.map(
		({ code, boxes, state, returned }) => [code, boxes, state, returned],
	);

/** Levels of the product whose lots are not their stock; what the invariant of the whole shop counts. */
async function expectSum(product: TestProduct): Promise<void> {
	const { rows } = await db().query(
		`select coalesce(sum(boxes), 0)::int as boxes, coalesce(min(boxes - leaving), 0)::int as least from lot where inventory_item_id = $1`,
		[product.inventoryItemId],
	);
	expect(rows[0].boxes).toBe((await stockOf(product)).stocked);
	expect(rows[0].least).toBeGreaterThanOrEqual(0);
}

describe("receipts", () => {
	test("enter the stock with their lot, once, beside what was there without one", async () => {
		const product = await newProduct({ boxes: 5 });
		const input = receiptOf(product, "L1", { boxes: 12, supplier: "Sucrerie", costPerBox: 18.4, expiresOn: SOON });
		const answers = await parallel(3, () => send(input));
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
		expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
		expect(answers[0]?.body).toMatchObject({ code: "L1", costPerBox: 18.4, durability: "BEST_BEFORE" });
		expect(await boxesOf(product)).toEqual({ "": 5, L1: 12 });
		for (const change of [{ boxes: 13 }, { lot: "L2" }, { costPerBox: null }, { productId: "prod_none" }])
			expect(await send<ApiError>({ ...input, ...change }), JSON.stringify(change)).toMatchObject({
				status: 409,
				body: { code: "IDEMPOTENCY_CONFLICT", field: "key" },
			});
		expect((await stockOf(product)).stocked).toBe(17);
		// The same lot, delivered in two parts.
		await receive(product, "l1", { boxes: 3, expiresOn: SOON, supplier: "Grossiste" });
		expect(await lotsOf(product)).toMatchObject([
			{ code: null, received: 0 },
			{ code: "L1", boxes: 15, received: 15, suppliers: ["Grossiste", "Sucrerie"], isShort: true },
		]);
		const { body } = await api<{ content: Receipt[] }>(`/admin/receipts?query=${product.name.slice(-8)}`, {
			token: admin,
		});
		expect(body.content.map(({ boxes, supplier }) => [boxes, supplier])).toEqual([
			[3, "Grossiste"],
			[12, "Sucrerie"],
		]);
	});

	test("near their date are on the dashboard, the nearest first, until nothing of them is left", async () => {
		const product = await newProduct({ boxes: 0 });
		const { lotId } = await receive(product, "NEAR", { expiresOn: daysLater(TODAY, 1) });
		const near = async () => {
			const { body } = await api<Dashboard>("/admin/dashboard", { token: admin });
			return body.shortLots.lots.filter(({ id }) => id === lotId).map(({ boxes }) => boxes);
		};
		expect(await near()).toEqual([10]);
		await countStock([{ lotId, boxes: 0, previousBoxes: 10 }], "Vendu à la boutique");
		expect(await near()).toEqual([]);
	});

	test.each<[string, Partial<Record<keyof ReceiptInput, unknown>>, number, string]>([
		["no lot", { lot: " " }, 400, "lot"],
		["no box", { boxes: 0 }, 400, "boxes"],
		["half a box", { boxes: 1.5 }, 400, "boxes"],
		["a day that does not exist", { expiresOn: "2027-02-31" }, 400, "expiresOn"],
		["a food without a date", { expiresOn: null }, 400, "expiresOn"],
		["a use-by date that has passed", { expiresOn: daysLater(TODAY, -1), durability: "USE_BY" }, 400, "expiresOn"],
		["a receipt of tomorrow", { receivedOn: daysLater(TODAY, 2) }, 400, "receivedOn"],
		["a product that does not exist", { productId: "prod_none" }, 404, "productId"],
		["a known lot with another date", { lot: "L9", expiresOn: SOON }, 409, "expiresOn"],
	])("refuse %s, naming the field", async (_, changes, status, field) => {
		const product = await newProduct({ boxes: 0 });
		await receive(product, "L9");
		const refused = await send<ApiError>({ ...receiptOf(product, "L2"), ...changes });
		expect(refused.status).toBe(status);
		expect([refused.body.field, ...(refused.body.errors ?? []).map((one) => one.field)]).toContain(field);
		expect(await boxesOf(product)).toEqual({ L9: 10 });
	});
});

const deliver = <Body = { content: Receipt[] } & ApiError>(lines: readonly object[], changes: object = {}) =>
	api<Body>("/admin/receipts/deliveries", {
		token: admin,
		body: { key: randomUUID(), deliveryNote: "BL-1", supplier: "Sucrerie", receivedOn: TODAY, lines, ...changes },
	});
const lineOf = (product: TestProduct, lot: string, changes: Partial<ReceiptInput> = {}) => {
	const { key: _, receivedOn: _day, ...line } = receiptOf(product, lot, changes);
	return line;
};

describe("deliveries", () => {
	test("enter the stock with all their lots under one key, once", async () => {
		const [nougat, anis] = await Promise.all([newProduct({ boxes: 0 }), newProduct({ boxes: 2 })]);
		const lines = [lineOf(nougat, "N1", { boxes: 4 }), lineOf(anis, "A1"), lineOf(nougat, "n1", { boxes: 1 })];
		const key = randomUUID();
		const answers = await parallel(3, () => deliver(lines, { key }));
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
		const [first] = answers;
		for (const { body } of answers) expect(body).toEqual(first?.body);
		expect(first?.body.content.map(({ code, boxes, deliveryNote }) => [code, boxes, deliveryNote])).toEqual([
			["N1", 4, "BL-1"],
			["A1", 10, "BL-1"],
			["N1", 1, "BL-1"],
		]);
		expect([await boxesOf(nougat), await boxesOf(anis)]).toEqual([{ N1: 5 }, { "": 2, A1: 10 }]);
		for (const change of [{ lines: lines.slice(1) }, { deliveryNote: "BL-2" }, { lines: [...lines].reverse() }])
			expect(await deliver(lines, { key, ...change })).toMatchObject({
				status: 409,
				body: { code: "IDEMPOTENCY_CONFLICT", field: "key" },
			});
		expect((await send<ApiError>(receiptOf(nougat, "N1", { key }))).body.code).toBe("IDEMPOTENCY_CONFLICT");
		expect((await stockOf(nougat)).stocked).toBe(5);
		const found = await api<{ content: Receipt[] }>("/admin/receipts?query=bl-1&size=100", { token: admin });
		expect(found.body.content.filter(({ productId }) => productId === nougat.id).map(({ boxes }) => boxes)).toEqual([
			4, 1,
		]);
	});

	test.each<[string, Partial<Record<keyof ReceiptInput, unknown>>, number, string]>([
		["a product that does not exist", { productId: "prod_none" }, 404, "lines[1].productId"],
		["a food without a date", { expiresOn: null }, 400, "lines[1].expiresOn"],
		["a known lot with another date", { lot: "L9", expiresOn: SOON }, 409, "lines[1].expiresOn"],
		["no box", { boxes: 0 }, 400, "lines[1].boxes"],
	])("record nothing with %s in one line", async (_, changes, status, field) => {
		const product = await newProduct({ boxes: 0 });
		await receive(product, "L9");
		const refused = await deliver([lineOf(product, "L2"), { ...lineOf(product, "L3"), ...changes }]);
		expect([refused.status, refused.body.field]).toEqual([status, field]);
		expect(await boxesOf(product)).toEqual({ L9: 10 });
	});

	test("of an unusual number are recorded once an administrator has confirmed them", async () => {
		const product = await newProduct({ boxes: 0 });
		for (const [lot, boxes] of [
			["L1", 8],
			["L2", 10],
			["L3", 12],
		] as const)
			await receive(product, lot, { boxes });
		const usual = lineOf(product, "L4", { boxes: 100 });
		expect((await deliver([usual])).status).toBe(201);
		const key = randomUUID();
		const lines = [usual, lineOf(product, "L5", { boxes: 101 })];
		const refused = await deliver(lines, { key });
		expect(refused).toMatchObject({
			status: 409,
			body: {
				code: "RECEIPT_UNUSUAL",
				field: "lines[1].boxes",
				errors: [{ field: "lines[1].boxes", message: expect.stringContaining("d'ordinaire") }],
			},
		});
		expect((await boxesOf(product)).L5).toBeUndefined();
		const confirmed = await parallel(2, () => deliver(lines, { key, isConfirmed: true }));
		expect(confirmed.map(({ status }) => status)).toEqual([201, 201]);
		expect(await boxesOf(product)).toMatchObject({ L4: 200, L5: 101 });
	});
});

describe("a receipt is undone", () => {
	const undo = ({ id }: { id: string }) =>
		api<Receipt & ApiError>(`/admin/receipts/${id}/undo`, { method: "POST", token: admin });

	test("once, and its lot can then be received with another date", async () => {
		const product = await newProduct({ boxes: 3 });
		const wrong = await receive(product, "L1", { boxes: 7, expiresOn: SOON, supplier: "Sucrerie" });
		const undone = await parallel(3, () => undo(wrong));
		expect(undone.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(new Set(undone.map(({ body }) => body.undoneAt)).size).toBe(1);
		expect(await boxesOf(product)).toEqual({ "": 3, L1: 0 });
		expect((await lotsOf(product)).find(({ code }) => code === "L1")).toMatchObject({ received: 0, suppliers: [] });
		await expectSum(product);
		const { rows: moved } = await db().query("select boxes from lot_movement where lot_id = $1 order by id", [
			wrong.lotId,
		]);
		expect(moved.map(({ boxes }) => boxes)).toEqual([7, -7]);
		const audit = await db().query("select 1 from admin_audit where action = 'lot.receipt-undone' and entity_id = $1", [
			wrong.lotId,
		]);
		expect(audit.rowCount).toBe(1);
		expect(await receive(product, "L1", { expiresOn: LATER })).toMatchObject({ lotId: wrong.lotId, expiresOn: LATER });
	});

	test("unless boxes of it are sold, shipped or withheld", async () => {
		const product = await newProduct({ boxes: 0 });
		const [first, second] = [await receive(product, "L1"), await receive(product, "L2")];
		const number = await sell(product, 11);
		const refused = { status: 409, body: { code: "RECEIPT_USED" } };
		expect(await undo(first)).toMatchObject(refused);
		expect(await undo(second)).toMatchObject(refused);
		await ship(number);
		expect(await undo(first)).toMatchObject(refused);
		const third = await receive(product, "L3");
		await api(`/admin/lots/${third.lotId}/block`, { token: admin, body: { reason: "Contrôle" } });
		expect(await undo(third)).toMatchObject(refused);
		await expectSum(product);
		expect((await undo({ id: "recpt_none" })).status).toBe(404);
	});
});

describe("orders", () => {
	test("leave with the first expired, which a return brings back, and a recall finds who received them", async () => {
		const product = await newProduct({ boxes: 0 });
		await receive(product, "LATE", { boxes: 10 });
		await receive(product, "SOON", { boxes: 4, expiresOn: SOON });
		const number = await sell(product, 6);
		expect(await orderLots(number)).toEqual([
			["SOON", 4, "SUGGESTED", 0],
			["LATE", 2, "SUGGESTED", 0],
		]);
		await ship(number);
		const shipped = [
			["SOON", 4, "SHIPPED", 0],
			["LATE", 2, "SHIPPED", 0],
		];
		expect(await orderLots(number)).toEqual(shipped);
		expect(await boxesOf(product)).toEqual({ LATE: 8, SOON: 0 });
		await moveOrder(admin, number, { status: "DELIVERED", notifyCustomer: false });
		expect(await orderLots(number)).toEqual(shipped);

		const soon = (await lotsOf(product)).find(({ code }) => code === "SOON")?.id ?? "";
		expect((await bringBack(number, { boxes: 3, lotId: soon })).status).toBe(201);
		expect(await boxesOf(product)).toEqual({ LATE: 8, SOON: 3 });
		const more = await bringBack(number, { boxes: 2, lotId: soon });
		expect([more.status, more.body.field]).toEqual([400, "lines.0.lotId"]);
		await expectSum(product);

		const recall = await api<Recall>(`/admin/lots/${soon}/recall`, { token: admin });
		expect(recall.body).toMatchObject({
			lot: { boxes: 3 },
			recipients: [
				{ boxes: 1, name: "Camille Martin", mailedAt: null, orders: [{ orderNumber: number, status: "DELIVERED" }] },
			],
		});
		const mail = { subject: "Rappel", text: "Ne le mangez pas.\n\nMerci." };
		const write = () => api<RecallSent>(`/admin/lots/${soon}/recall`, { token: admin, body: mail });
		const sent = (await parallel(3, write)).map((answer) => answer.body.sent);
		expect(sent.sort()).toEqual([0, 0, 1]);
		expect((await write()).body).toEqual({ sent: 0, unreachable: 0, already: 1 });
		const { body: after } = await api<Recall>(`/admin/lots/${soon}/recall`, { token: admin });
		expect(after.recipients[0]?.mailedAt).not.toBeNull();
		const csv = await api<string>(`/admin/lots/${soon}/recall.csv`, { token: admin });
		expect(csv.status).toBe(200);
		expect(csv.body).toContain(`Camille Martin;;camille.martin@exemple.fr;+33612345678;`);
		for (const action of ["lot.received", "lot.recalled", "lot.exported"]) {
			const found = await db().query("select 1 from admin_audit where action = $1 and entity_id = $2", [action, soon]);
			expect(found.rowCount, action).toBe(1);
		}
	});

	test("leave in parts, each with its lots; what comes back enters its lot where that is known", async () => {
		const product = await newProduct({ boxes: 0 });
		await receive(product, "SOON", { boxes: 4, expiresOn: SOON });
		await receive(product, "LATE");
		const number = await sell(product, 9);
		const { body: order } = await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin });
		const lineId = order.items[0]?.id;
		const { reference } = (await lotsOf(product))[0] ?? {};
		const confirmed = { orders: [number], lots: [{ reference, lot: "LATE", boxes: 5 }] };
		await api("/admin/orders/picking/lots", { method: "PUT", token: admin, body: confirmed });
		const part = (boxes: number) =>
			api(`/admin/orders/${number}/shipments`, {
				token: admin,
				body: { lines: [{ lineId, boxes }], notifyCustomer: false },
				headers: { "Idempotency-Key": randomUUID() },
			});
		expect((await part(3)).status).toBe(201);
		await expectSum(product);
		expect(await orderLots(number)).toEqual([
			["LATE", 3, "SHIPPED", 0],
			["LATE", 2, "PICKED", 0],
			["SOON", 4, "SUGGESTED", 0],
		]);
		await outboxEmpty(number);
		expect(await boxesOf(product)).toEqual({ LATE: 7, SOON: 4 });
		// All that was shipped is of one lot, which need not be named.
		expect((await bringBack(number, { boxes: 1 })).status).toBe(201);
		expect(await boxesOf(product)).toEqual({ LATE: 8, SOON: 4 });

		await moveOrder(admin, number, { status: "SHIPPED", notifyCustomer: false });
		await moveOrder(admin, number, { status: "PREPARING", notifyCustomer: false });
		expect((await orderLots(number))[0]).toEqual(["LATE", 3, "SHIPPED", 1]);
		await outboxEmpty(number);
		await ship(number);
		expect(await orderLots(number)).toEqual([
			["SOON", 4, "SHIPPED", 0],
			["LATE", 5, "SHIPPED", 1],
		]);
		expect(await boxesOf(product)).toEqual({ LATE: 6, SOON: 0 });
		expect((await bringBack(number, { boxes: 1 })).status).toBe(201);
		expect(await boxesOf(product)).toEqual({ "": 1, LATE: 6, SOON: 0 });
		await expectSum(product);
	});

	test("leave with the lots that were scanned, also when Medusa Admin takes the goods from the stock", async () => {
		for (const fromMedusa of [false, true]) {
			const product = await newProduct({ boxes: 0 });
			await receive(product, "LATE");
			await receive(product, "SOON", { expiresOn: SOON });
			const numbers = [await sell(product, 3), await sell(product, 2)];
			const reference = (await lotsOf(product))[0]?.reference ?? "";
			const confirmed = { orders: numbers, lots: [{ reference, lot: "late", boxes: 4 }] };
			const put = () =>
				api<{ boxes: number }>("/admin/orders/picking/lots", { method: "PUT", token: admin, body: confirmed });
			expect((await put()).body).toEqual({ boxes: 4 });
			// A second page sends the same.
			expect((await put()).body).toEqual({ boxes: 4 });
			const [first = "", second = ""] = numbers;
			expect(await orderLots(second)).toEqual([
				["LATE", 1, "PICKED", 0],
				["SOON", 1, "SUGGESTED", 0],
			]);
			const { body } = await api<Picking>(`/admin/orders/picking?orders=${numbers}`, { token: admin });
			expect(body.products[0]?.lots.map(({ code, boxes, stocked }) => [code, boxes, stocked])).toEqual([
				["SOON", 5, 10],
				["LATE", 0, 10],
			]);
			if (fromMedusa) await fulfilInMedusa(first);
			await ship(first);
			expect(await orderLots(first)).toEqual([["LATE", 3, "SHIPPED", 0]]);
			await ship(second);
			expect(await boxesOf(product)).toEqual({ LATE: 6, SOON: 9 });
			await expectSum(product);
		}
	});

	test("a confirmation of an unknown lot or order is refused, and what was recorded stays", async () => {
		const product = await newProduct({ boxes: 0 });
		const { reference } = await receive(product, "L1");
		const number = await sell(product, 2);
		const put = (orders: string[], lot: string) =>
			api<ApiError>("/admin/orders/picking/lots", {
				method: "PUT",
				token: admin,
				body: { orders, lots: [{ reference, lot, boxes: 1 }] },
			});
		expect((await put([number], "L1")).status).toBe(200);
		const unknown = await put([number], "L2");
		expect([unknown.status, unknown.body.field]).toEqual([400, "lots[0].lot"]);
		expect((await put(["CMD-NONE"], "L1")).body.code).toBe("ORDER_NOT_FOUND");
		expect((await orderLots(number))[0]).toEqual(["L1", 1, "PICKED", 0]);
	});

	test("moved back before the goods left, they give their lots back", async () => {
		const product = await newProduct({ boxes: 0 });
		await receive(product, "L1");
		const number = await sell(product, 4);
		await outboxEmpty(number);
		await moveOrder(admin, number, { status: "SHIPPED", notifyCustomer: false });
		await moveOrder(admin, number, { status: "PREPARING", notifyCustomer: false });
		await outboxEmpty(number);
		await ship(number);
		expect(await orderLots(number)).toEqual([["L1", 4, "SHIPPED", 0]]);
		expect(await boxesOf(product)).toEqual({ L1: 6 });
		const { rows } = await db().query("select sum(leaving)::int as leaving from lot where inventory_item_id = $1", [
			product.inventoryItemId,
		]);
		expect(rows[0].leaving).toBe(0);
	});
});

async function fulfilInMedusa(number: string): Promise<void> {
	await outboxEmpty(number);
	const { rows } = await db().query("select medusa_order_id as id from order_book where order_number = $1", [number]);
	const path = `/admin/orders/${rows[0].id}`;
	const { body } = await engine<{ order: { items: { id: string; quantity: number }[] } }>(`${path}?fields=*items`, {
		token: inMedusa,
	});
	const items = body.order.items.map(({ id, quantity }) => ({ id, quantity }));
	const { rows: places } = await db().query("select location_id as id from inventory_level limit 1");
	const made = await engine(`${path}/fulfillments`, { token: inMedusa, body: { items, location_id: places[0].id } });
	expect(made.status).toBe(200);
	await eventually(`${number} prepared`, async () => {
		const { body: order } = await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin });
		return order.status === "PREPARING" || undefined;
	});
	await outboxEmpty(number);
}

describe("the stock", () => {
	test("an increase has no lot, a decrease takes the first expired; a count of a lot moves both", async () => {
		const product = await newProduct({ boxes: 0 });
		await receive(product, "L1", { expiresOn: SOON });
		const set = (stock: number) =>
			api(`/admin/products/${product.id}/stock`, { method: "PATCH", token: admin, body: { stock } });
		await set(13);
		expect(await boxesOf(product)).toEqual({ "": 3, L1: 10 });
		await set(8);
		expect(await boxesOf(product)).toEqual({ "": 0, L1: 8 });
		const [lot] = (await lotsOf(product)).filter(({ code }) => code === "L1");
		const count = ({ reason, ...line }: { reason: string; boxes: number; previousBoxes: number }) =>
			countStock([{ lotId: lot?.id ?? "", ...line }], reason);
		expect((await count({ boxes: 6, previousBoxes: 7, reason: "Casse" })).body.code).toBe("LOT_CHANGED");
		expect((await count({ boxes: 6, previousBoxes: 8, reason: "Casse" })).body).toMatchObject({
			lots: 1,
			differences: [{ code: "L1", expected: 8, counted: 6 }],
		});
		expect((await stockOf(product)).stocked).toBe(6);
		await sell(product, 5);
		expect((await count({ boxes: 4, previousBoxes: 6, reason: "Casse" })).body.code).toBe("STOCK_RESERVED");
		await expectSum(product);
	});

	test("a count of several lots is recorded once and whole, or not at all", async () => {
		const [product, other] = [await newProduct({ boxes: 0 }), await newProduct({ boxes: 4 })];
		await receive(product, "A", { boxes: 5 });
		await receive(product, "B", { boxes: 7 });
		const lots = [...(await lotsOf(product)), ...(await lotsOf(other))];
		const line = (lot: Lot | undefined, boxes: number, previousBoxes = lot?.boxes ?? 0) => ({
			lotId: lot?.id ?? "",
			boxes,
			previousBoxes,
		});
		const [a, b, loose] = lots;
		for (const [lines, status, field] of [
			[[line(a, 4), line(b, 7, 8), line(loose, 4)], 201, undefined],
			[[line(a, 3, 4), line(b, 8, 9)], 409, "lines[1].boxes"],
			[[line(a, 3, 4), line(a, 3, 4)], 400, "lines[1].lotId"],
			[[line(a, 3, 4), { ...line(b, 7), lotId: "lot_none" }], 404, "lines[1].lotId"],
			[[], 400, "lines"],
		] as const) {
			const answer = await countStock(lines, "Inventaire");
			expect([answer.status, answer.body.field], JSON.stringify(answer.body)).toEqual([status, field]);
		}
		expect(await boxesOf(product)).toEqual({ A: 4, B: 7 });
		const key = randomUUID();
		const again = await parallel(3, () => countStock([line(a, 2, 4), line(loose, 6)], "Deux fois", key));
		expect(again.map(({ status }) => status)).toEqual([201, 201, 201]);
		expect(new Set(again.map(({ body }) => body.id)).size).toBe(1);
		expect((await countStock([line(a, 3, 2)], "Deux fois", key)).body).toMatchObject({
			code: "IDEMPOTENCY_CONFLICT",
			field: "key",
		});
		expect([(await stockOf(product)).stocked, (await stockOf(other)).stocked]).toEqual([9, 6]);
		await expectSum(product);
		await expectSum(other);
		const { body } = await api<StockCountPage>("/admin/stock-counts?size=100", { token: admin });
		const found = body.content.find(({ id }) => id === again[0]?.body.id);
		expect(found).toMatchObject({ lots: 2, reason: "Deux fois" });
		expect(found?.differences.map(({ expected, counted }) => [expected, counted]).sort()).toEqual([
			[4, 2],
			[4, 6],
		]);
		const audit = await db().query("select 1 from admin_audit where action = 'lot.counted' and entity_id = $1", [
			a?.id,
		]);
		expect(audit.rowCount).toBe(2);
	});

	test("a change in Medusa Admin moves the lots too, and a deleted level leaves none", async () => {
		const product = await newProduct({ boxes: 0 });
		await receive(product, "L1");
		const { rows } = await db().query("select id, location_id from inventory_level where inventory_item_id = $1", [
			product.inventoryItemId,
		]);
		const path = `/admin/inventory-items/${product.inventoryItemId}/location-levels/${rows[0].location_id}`;
		for (const stocked_quantity of [14, 6])
			expect((await engine(path, { token: inMedusa, body: { stocked_quantity } })).status).toBe(200);
		expect(await boxesOf(product)).toEqual({ "": 0, L1: 6 });
		await db().query("update inventory_level set deleted_at = now() where id = $1", [rows[0].id]);
		expect(await boxesOf(product)).toEqual({ "": 0, L1: 0 });
	});

	/** Each act as the shop's code and Medusa's do it on a level, in any order. */
	test("any sequence of receipts, sales, returns and edits keeps the sum of lots, and none below zero", async () => {
		const act = fc.oneof(
			fc.record({
				kind: fc.constant("receive" as const),
				lot: fc.constantFrom("A", "B", "C"),
				boxes: fc.integer({ min: 1, max: 9 }),
			}),
			fc.record({ kind: fc.constant("sell" as const), boxes: fc.integer({ min: 1, max: 6 }) }),
			fc.record({ kind: fc.constant("edit" as const), boxes: fc.integer({ min: 0, max: 40 }) }),
			fc.record({ kind: fc.constant("medusa" as const), boxes: fc.integer({ min: 0, max: 40 }) }),
			fc.record({ kind: fc.constant("return" as const), lot: fc.constantFrom("A", "B", "C") }),
		);
		const DATES = { A: SOON, B: LATER, C: daysLater(TODAY, 90) };
		await fc.assert(
			fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
				const product = await newProduct({ boxes: 7 });
				const place = "where inventory_item_id = $1";
				for (const one of acts) {
					const { stocked, reserved } = await stockOf(product);
					if (one.kind === "receive")
						await receive(product, one.lot, { boxes: one.boxes, expiresOn: DATES[one.lot as "A"] });
					else if (one.kind === "sell") {
						if (stocked - reserved >= one.boxes) {
							const number = await sell(product, one.boxes);
							await moveOrder(admin, number, { status: "SHIPPED", notifyCustomer: false });
							await expectSum(product);
							await outboxEmpty(number);
						}
					} else if (one.kind === "edit")
						await api(`/admin/products/${product.id}/stock`, {
							method: "PATCH",
							token: admin,
							body: { stock: one.boxes },
						});
					else if (one.kind === "medusa")
						await db().query(
							`update inventory_level set stocked_quantity = $2::int, raw_stocked_quantity = jsonb_build_object('value', $2::int::text, 'precision', 20) ${place}`,
							[product.inventoryItemId, one.boxes],
						);
					else {
						const { rows } = await db().query(
							`select lot.id as "lotId", order_number as number from order_lot join lot on lot.id = lot_id
								join order_book on order_book.id = order_id ${place} and code = $2 and order_lot.boxes > returned limit 1`,
							[product.inventoryItemId, one.lot],
						);
						if (rows[0]) await bringBack(rows[0].number, { boxes: 1, lotId: rows[0].lotId });
					}
					await expectSum(product);
				}
			}),
			{ numRuns: sized(4, 20) },
		);
	});

	test("an edit waits for a change that Medusa has begun, and is not lost under it", async () => {
		const product = await newProduct({ boxes: 20 });
		const edit = await underMedusaLock(product.inventoryItemId, { stocked: 17 }, () =>
			api(`/admin/products/${product.id}/stock`, { method: "PATCH", token: admin, body: { stock: 30 } }),
		);
		expect(edit.status).toBe(200);
		await expectSum(product);
		const { rows } = await db().query(
			"select stocked_quantity::int as boxes from inventory_level where inventory_item_id = $1",
			[product.inventoryItemId],
		);
		expect(rows).toEqual([{ boxes: 30 }]);
	});

	test("a crowd of shipments, receipts, edits and buyers at once keeps the sum of lots", async () => {
		const product = await newProduct({ boxes: 20 });
		await receive(product, "A", { boxes: 20, expiresOn: SOON });
		const numbers = await Promise.all(Array.from({ length: 6 }, () => sell(product, 3)));
		await parallel(sized(24, 200), async (index) => {
			const number = numbers[index];
			if (number) return moveOrder(admin, number, { status: "SHIPPED", notifyCustomer: false });
			if (index % 3 === 0)
				return receive(product, index % 2 ? "A" : "B", { boxes: 2, expiresOn: index % 2 ? SOON : LATER });
			if (index % 3 === 1)
				return api(`/admin/products/${product.id}/stock`, {
					method: "PATCH",
					token: admin,
					body: { stock: 40 + index },
				});
			// On a busy machine a buyer may be refused for want of time.
			const { status } = await createIntent(customer, intentRequest([{ product, boxes: 1 }]));
			expect([200, 409, 503]).toContain(status);
		});
		await expectSum(product);
		await Promise.all(numbers.map(outboxEmpty));
		await expectSum(product);
		const { rows } = await db().query("select sum(leaving)::int as leaving from lot where inventory_item_id = $1", [
			product.inventoryItemId,
		]);
		expect(rows[0].leaving).toBe(0);
		for (const number of numbers)
			expect((await orderLots(number)).reduce((sum, [, boxes]) => sum + Number(boxes), 0)).toBe(3);
	});
});
