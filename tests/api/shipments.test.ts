import { randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import type { Picking } from "@confiserie/domain/contract/picking";
import type { ReturnInput, ShipmentInput } from "@confiserie/domain/contract/shipment";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { placeOrder, saleOf } from "../support/channel-orders";
import { readOrder } from "../support/deposit";
import { brokenSinceNow } from "../support/invariants";
import { mailedTo } from "../support/mailed";
import { outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { openOrderContext } from "../support/order-context";
import { moveOrder } from "../support/order-status";
import { type CartLine, checkout, newProduct, payByCard, stockOf } from "../support/ordering";

syncsWithMedusa();

const { context, close } = openOrderContext();
afterAll(close);
let admin: string;
let customer: TestCustomer;
let broken: () => Promise<string[]>;
beforeAll(async () => {
	[admin, customer] = await Promise.all([adminToken(), registerCustomer()]);
	broken = await brokenSinceNow(context.pool);
});

async function paidOrder(cart: readonly CartLine[]): Promise<Order> {
	const { orderNumber, clientSecret } = await checkout(customer.token, cart);
	await payByCard(customer.token, clientSecret);
	return readOrder(customer, orderNumber);
}
const ship = (order: Order, body: ShipmentInput = {}, key: string = randomUUID()) =>
	api<AdminOrderDetail & ApiError>(`/admin/orders/${order.orderNumber}/shipments`, {
		token: admin,
		body,
		headers: { "Idempotency-Key": key },
	});
const lineOf = (order: Order, index = 0) => order.items[index]?.id ?? "";
const part = (order: Order, boxes: number, index = 0): ShipmentInput => ({
	lines: [{ lineId: lineOf(order, index), boxes }],
});
const TRACKING = { carrier: "DPD" as const, number: "01234567890123" };

test("two parts: the status stays until all has left; stock, history, audit, mails, messages and Medusa follow each", async () => {
	const [sweets, cake] = [await newProduct({ boxes: 50 }), await newProduct({ boxes: 20 })];
	const order = await paidOrder([
		{ product: sweets, boxes: 8 },
		{ product: cake, boxes: 2 },
	]);
	const first = await ship(order, {
		...part(order, 5),
		packages: [{ kind: "PALLET", grams: 61_000 }],
		tracking: TRACKING,
	});
	expect(first).toMatchObject({ status: 201, body: { status: "CONFIRMED", isPartlyShipped: true } });
	const [pallet] = first.body.shipments;
	expect(pallet).toMatchObject({
		number: 1,
		lines: [{ lineId: lineOf(order), boxes: 5 }],
		packages: [{ kind: "PALLET", grams: 61_000, sscc: expect.stringMatching(/^\d{18}$/) }],
		tracking: { carrierName: "DPD", number: TRACKING.number },
	});
	expect(first.body.items.map(({ quantityToShip, quantityShipped }) => [quantityToShip, quantityShipped])).toEqual([
		[8, 5],
		[2, 0],
	]);
	expect(first.body.history.at(-1)).toMatchObject({ act: "SHIPMENT", from: "CONFIRMED", to: "CONFIRMED" });
	await outboxEmpty(order.orderNumber);
	expect(await stockOf(sweets)).toMatchObject({ stocked: 45, reserved: 3 });
	expect(await stockOf(cake)).toMatchObject({ stocked: 20, reserved: 2 });
	const own = await readOrder(customer, order.orderNumber);
	expect(own).toMatchObject({ isPartlyShipped: true, shipments: [{ number: 1 }] });
	const picking = await api<Picking>(`/admin/orders/picking?orders=${order.orderNumber}`, { token: admin });
	expect(picking.body.orders).toMatchObject([{ boxes: 3 + 2 }]);

	const rest = await ship(order);
	expect(rest.body).toMatchObject({ status: "SHIPPED", isPartlyShipped: false });
	expect(rest.body.version).toBeGreaterThan(first.body.version);
	expect(rest.body.shipments[1]?.lines.map(({ boxes }) => boxes)).toEqual([3, 2]);
	// A parcel for each box where no pallet is filled, each with a code of its own.
	const codes = rest.body.shipments.flatMap(({ packages }) => packages.map(({ sscc }) => sscc));
	expect([codes.length, new Set(codes).size]).toEqual([6, 6]);
	await outboxEmpty(order.orderNumber);
	expect(await stockOf(sweets)).toMatchObject({ stocked: 45 - 3, reserved: 0, reservations: 0 });
	expect(await stockOf(cake)).toMatchObject({ stocked: 18, reserved: 0 });
	const { rows } = await db().query(
		`select count(*)::int as made, count(shipped_at)::int as shipped from fulfillment
			join order_fulfillment link on link.fulfillment_id = fulfillment.id join order_book on medusa_order_id = link.order_id
			where order_number = $1`,
		[order.orderNumber],
	);
	expect(rows).toEqual([{ made: 2, shipped: 2 }]);
	const audits = await db().query("select action from admin_audit where entity_id = $1 order by id", [order.id]);
	expect(audits.rows.map(({ action }) => action)).toEqual(["order.shipped", "order.updated"]);
	const mails = await db().query("select template from mail_outbox where order_id = $1 and template like 'order-s%'", [
		order.id,
	]);
	expect(mails.rows).toHaveLength(2);
	expect(await mailedTo(order.customerEmail, "order-shipment")).toContain(order.orderNumber);
	expect(await ship(order)).toMatchObject({ status: 409, body: { code: "SHIPMENT_REFUSED" } });
	expect(await broken()).toEqual([]);
});

test("a click repeated twenty times, and another body under its key", async () => {
	const order = await paidOrder([{ product: await newProduct({ boxes: 50 }), boxes: 8 }]);
	const key = randomUUID();
	const answers = await Promise.all(Array.from({ length: 20 }, () => ship(order, part(order, 3), key)));
	expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
	expect((await ship(order, part(order, 3), key)).body.shipments).toHaveLength(1);
	expect(await ship(order, part(order, 4), key)).toMatchObject({ status: 409, body: { code: "IDEMPOTENCY_CONFLICT" } });
});

test("two administrators at once ship no box twice", async () => {
	const order = await paidOrder([{ product: await newProduct({ boxes: 50 }), boxes: 8 }]);
	const answers = await Promise.all([ship(order, part(order, 5)), ship(order, part(order, 5))]);
	expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
	expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
		code: "SHIPMENT_EXCEEDED",
		field: "lines.0.boxes",
		message: "Au plus 3 cartons de cet article à expédier.",
	});
});

test.each<[string, ShipmentInput, number, string]>([
	["no line", { lines: [] }, 400, "lines"],
	["another order's line", { lines: [{ lineId: "x", boxes: 1 }] }, 400, "lines.0.lineId"],
	["half a box", { lines: [{ lineId: "x", boxes: 0.5 }] }, 400, "lines[0].boxes"],
	["no package", { packages: [] }, 400, "packages"],
	["a weightless package", { packages: [{ kind: "PARCEL", grams: 0 }] }, 400, "packages[0].grams"],
])("%s is refused, with its field", async (_what, body, status, field) => {
	const order = await paidOrder([{ product: await newProduct(), boxes: 1 }]);
	expect(await ship(order, body)).toMatchObject({ status, body: { code: "VALIDATION", field } });
	expect((await readOrder(customer, order.orderNumber)).shipments).toEqual([]);
});

test("boxes refunded after a part has left are not shipped; articles are no longer corrected", async () => {
	const product = await newProduct({ boxes: 20 });
	const order = await paidOrder([{ product, boxes: 8 }]);
	await ship(order, part(order, 5));
	await outboxEmpty(order.orderNumber);
	const at = `/admin/orders/${order.orderNumber}`;
	const correction = { items: [{ productId: product.id, boxes: 1 }] };
	expect(await api(`${at}/correction-preview`, { token: admin, body: correction })).toMatchObject({
		status: 409,
		body: { code: "ORDER_NOT_CORRECTABLE" },
	});
	const choice = { lines: [{ lineId: lineOf(order), boxes: 2 }] };
	const { body } = await api<{ fingerprint: string }>(`${at}/line-refunds/preview`, { token: admin, body: choice });
	const refund = { ...choice, reason: "Rupture", fingerprint: body.fingerprint };
	const headers = { "Idempotency-Key": randomUUID() };
	expect((await api(`${at}/line-refunds`, { token: admin, body: refund, headers })).status).toBe(201);
	expect(await ship(order, part(order, 2))).toMatchObject({ body: { code: "SHIPMENT_EXCEEDED" } });
	expect((await ship(order)).body.shipments.at(-1)?.lines).toMatchObject([{ boxes: 1 }]);
	await outboxEmpty(order.orderNumber);
	expect(await stockOf(product)).toMatchObject({ stocked: 14, reserved: 0 });
	expect(await broken()).toEqual([]);
});

test("a press of « Expédiée » is a shipment of everything, with the number that comes with it or later", async () => {
	const order = await paidOrder([{ product: await newProduct({ boxes: 20 }), boxes: 2 }]);
	const shipped = await moveOrder(admin, order.orderNumber, { status: "SHIPPED" });
	expect(shipped.shipments).toMatchObject([{ number: 1, lines: [{ boxes: 2 }], tracking: null }]);
	const body = { tracking: TRACKING, notifyCustomer: false };
	const path = `/admin/orders/${order.orderNumber}/shipments`;
	const tracked = await api<AdminOrderDetail>(`${path}/1/tracking`, { method: "PUT", token: admin, body });
	expect(tracked.body).toMatchObject({ tracking: { number: TRACKING.number }, shipments: [{ tracking: TRACKING }] });
	expect(await api(`${path}/2/tracking`, { method: "PUT", token: admin, body })).toMatchObject({
		status: 404,
		body: { code: "SHIPMENT_NOT_FOUND" },
	});
	const { status, headers } = await api(`${path}/1/delivery-note`, { token: admin });
	expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

test("the order's channel reads its shipments", async () => {
	const { key } = await issueKey();
	const { externalRef, orderNumber } = await placeOrder(key, saleOf((await newProduct({ boxes: 20 })).id));
	const { body: order } = await api<AdminOrderDetail>(`/admin/orders/${orderNumber}`, { token: admin });
	await ship(order, { packages: [{ kind: "PARCEL", grams: 5000 }], tracking: TRACKING });
	const { body } = await api(`/channel/orders/${encodeURIComponent(externalRef)}`, { token: key });
	expect(body).toMatchObject({
		isPartlyShipped: false,
		shipments: [
			{
				trackings: [{ number: TRACKING.number }],
				packages: [{ kind: "PARCEL", grams: 5000 }],
				lines: [{ boxes: expect.any(Number) }],
			},
		],
	});
});

test("boxes that come back: each once, into stock or lost, with a line refund or without", async () => {
	const product = await newProduct({ boxes: 20 });
	const order = await paidOrder([{ product, boxes: 8 }]);
	const at = `/admin/orders/${order.orderNumber}`;
	const receive = (lines: ReturnInput["lines"], key: string = randomUUID()) =>
		api<AdminOrderDetail & ApiError>(`${at}/returns`, {
			token: admin,
			body: { lines, reason: "Refusé" },
			headers: { "Idempotency-Key": key },
		});
	const back = (boxes: number, disposition: "RESTOCK" | "LOSS") => [{ lineId: lineOf(order), boxes, disposition }];
	// Nothing has left yet.
	expect(await receive(back(1, "RESTOCK"))).toMatchObject({ status: 409, body: { code: "RETURN_EXCEEDED" } });
	await ship(order, part(order, 5));
	await outboxEmpty(order.orderNumber);
	expect(await stockOf(product)).toMatchObject({ stocked: 15, reserved: 3 });
	const key = randomUUID();
	const answers = await Promise.all(Array.from({ length: 10 }, () => receive(back(2, "RESTOCK"), key)));
	expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
	expect(await stockOf(product)).toMatchObject({ stocked: 17, reserved: 3 });
	expect((await receive(back(1, "LOSS"))).body).toMatchObject({
		items: [{ quantityShipped: 5, quantityReturned: 3 }],
		isPartlyShipped: true,
	});
	expect(await stockOf(product)).toMatchObject({ stocked: 17 });
	expect(await receive(back(3, "RESTOCK"))).toMatchObject({ status: 409, body: { code: "RETURN_EXCEEDED" } });
	// A refund restocks what is still away, and no more.
	const refund = async (boxes: number) => {
		const choice = { lines: [{ lineId: lineOf(order), boxes, restock: true }] };
		const { body } = await api<{ fingerprint: string }>(`${at}/line-refunds/preview`, { token: admin, body: choice });
		const headers = { "Idempotency-Key": randomUUID() };
		const requested = { ...choice, reason: "Renvoyé", fingerprint: body.fingerprint ?? "none" };
		return api(`${at}/line-refunds`, { token: admin, body: requested, headers });
	};
	expect((await refund(3)).status).toBe(400);
	expect((await refund(2)).status).toBe(201);
	expect(await stockOf(product)).toMatchObject({ stocked: 19, reserved: 3 });
	expect(await receive(back(1, "LOSS"))).toMatchObject({ body: { code: "RETURN_EXCEEDED" } });
	const { rows } = await db().query(
		"select action from admin_audit where entity_id = $1 and action in ('order.returned', 'payment.lines-refunded') order by id",
		[order.id],
	);
	expect(rows.map(({ action }) => action)).toEqual(["order.returned", "order.returned", "payment.lines-refunded"]);
	expect(await broken()).toEqual([]);
});
