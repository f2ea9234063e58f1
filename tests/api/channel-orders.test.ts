import { randomUUID } from "node:crypto";
import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";
import type { OrderPage } from "@confiserie/domain/contract/order";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { placeOrder, saleOf, sendOrder } from "../support/channel-orders";
import { brokenSinceNow } from "../support/invariants";
import { openOrderContext } from "../support/order-context";
import { newProduct, stockOf, type TestProduct } from "../support/ordering";
import { parallel } from "../support/parallel";

const { context, close } = openOrderContext();
afterAll(close);

let key: string;
let channelId: string;
let admin: string;
let product: TestProduct;
let broken: () => Promise<string[]>;
beforeAll(async () => {
	({ key, channelId } = await issueKey());
	admin = await adminToken();
	product = await newProduct({ boxes: 100_000 });
	broken = await brokenSinceNow(context.pool);
});

const rowOf = async (orderNumber: string) =>
	(await db().query("select * from order_book where order_number = $1", [orderNumber])).rows[0];
const ordersNamed = async (externalRef: string) =>
	(await db().query("select id from order_book where external_ref = $1", [externalRef])).rowCount;

describe("an order that the channel has the money for", () => {
	test("is confirmed and paid at once, at tier prices, with its stock, its channel and its money on record", async () => {
		const own = await newProduct({ boxes: 50 });
		const order = await placeOrder(key, saleOf(own.id, 8));
		expect(order).toMatchObject({
			status: "CONFIRMED",
			paymentStatus: "PAID",
			items: [{ productId: own.id, name: own.name, boxes: 8, unitPrice: 900, totalPrice: 7200 }],
			subtotal: 7200,
			shippingCost: 0,
			total: 7200,
			paid: 7200,
			refunded: 0,
			payment: { kind: "external", reference: "PAY-77120", url: null, payBy: null },
			shipments: [],
		});
		expect(await stockOf(own)).toMatchObject({ stocked: 50, reserved: 8, reservations: 8, held: 8 });
		expect(await rowOf(order.orderNumber)).toMatchObject({ sales_channel_id: channelId, hold_expires_at: null });
		const money = await api<OrderPayments>(`/admin/orders/${order.orderNumber}/payments`, { token: admin });
		expect(money.body).toMatchObject({ captured: 7200, due: 0, refundable: 7200, refundableByHand: 7200 });
		expect(money.body.payments).toMatchObject([{ method: "external", state: "RECEIVED", reference: "PAY-77120" }]);
		expect(JSON.stringify(order)).not.toContain("camille");
	});

	test("is an order like any other: mail to its customer, and the books agree", async () => {
		const order = await placeOrder(key, saleOf(product.id));
		const { id } = await rowOf(order.orderNumber);
		const mails = await db().query("select template, recipient from mail_outbox where key = $1", [
			`order-received:${id}`,
		]);
		expect(mails.rows).toEqual([{ template: "order-received", recipient: "camille.martin@exemple.fr" }]);
		expect(await broken()).toEqual([]);
	});

	test("is given back on record alone: no provider is asked", async () => {
		const order = await placeOrder(key, saleOf(product.id));
		const refund = await api<OrderPayments>(`/admin/orders/${order.orderNumber}/refunds`, {
			token: admin,
			headers: { "Idempotency-Key": randomUUID() },
			body: { amount: 500, reason: "Carton abîmé" },
		});
		expect(refund.status).toBe(201);
		expect(refund.body.refunds[0]?.parts).toEqual([{ amount: 500, isByHand: true, state: "DONE" }]);
		expect((await api(`/channel/orders/${order.externalRef}`, { token: key })).body).toMatchObject({ refunded: 500 });
	});
});

describe("externalRef makes a repeated order harmless", () => {
	test("the same content is the same order and answer, 200, also ten times at once", async () => {
		const sale = saleOf(product.id, 2);
		const answers = await parallel(10, () => sendOrder(key, sale));
		expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
		expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(1);
		expect(await ordersNamed(sale.externalRef)).toBe(1);
	});

	test("also when price and stock have changed since", async () => {
		const own = await newProduct({ boxes: 1 });
		const sale = saleOf(own.id);
		const first = await placeOrder(key, sale);
		await db().query(
			`update product_packaging set price_per_piece_box = 2, raw_price_per_piece_box = '{"value":"2","precision":20}' where product_id = $1`,
			[own.id],
		);
		const again = await sendOrder(key, sale);
		expect([again.status, again.body.orderNumber, again.body.total]).toEqual([200, first.orderNumber, first.total]);
	});

	test("other content under the same name is refused, and changes nothing", async () => {
		const sale = saleOf(product.id, 2);
		const { orderNumber } = await placeOrder(key, sale);
		const other = await sendOrder(key, { ...sale, items: [{ productId: product.id, boxes: 3 }] });
		expect([other.status, other.body.code, other.body.field]).toEqual([409, "IDEMPOTENCY_CONFLICT", "externalRef"]);
		expect((await api(`/channel/orders/${sale.externalRef}`, { token: key })).body).toMatchObject({
			orderNumber,
			items: [{ boxes: 2 }],
		});
	});

	test("another channel may give the same name, and reads its own order alone", async () => {
		const sale = saleOf(product.id);
		const here = await placeOrder(key, sale);
		const neighbour = (await issueKey()).key;
		expect((await api(`/channel/orders/${sale.externalRef}`, { token: neighbour })).body.code).toBe("ORDER_NOT_FOUND");
		expect((await placeOrder(neighbour, sale)).orderNumber).not.toBe(here.orderNumber);
	});
});

describe("a price is agreed or refused", () => {
	test("what is stated and right is sold: of a box at the tier that the quantity reaches, of the whole, of the payment", async () => {
		const sale = saleOf(product.id, 3, {
			items: [{ productId: product.id, boxes: 3, unitPrice: 1000 }],
			total: 3499,
			payment: { kind: "external", reference: "R", amount: 3499 },
		});
		expect((await placeOrder(key, sale)).total).toBe(3499);
	});

	test.each([
		["a box", { items: [{ boxes: 8, unitPrice: 1000 }] }],
		["the whole", { total: 7199 }],
		["the payment", { payment: { kind: "external", reference: "R", amount: 7100 } }],
	])("another price of %s: 409 with the lines as they are now, and no order", async (_, wrong) => {
		const sale = { ...saleOf(product.id, 8), ...wrong };
		const items = sale.items.map((item) => ({ ...item, productId: product.id }));
		const { status, body } = await sendOrder(key, { ...sale, items });
		expect([status, body.code]).toEqual([409, "PRICE_CHANGED"]);
		expect(body.lines).toMatchObject([{ productId: product.id, quantity: 8, unitPrice: 900, totalPrice: 7200 }]);
		expect(await ordersNamed(sale.externalRef)).toBe(0);
	});

	test("more than there is: 409 with what there is", async () => {
		const scarce = await newProduct({ boxes: 2 });
		const { status, body } = await sendOrder(key, saleOf(scarce.id, 3));
		expect([status, body.code, body.lines?.[0]?.availableQuantity]).toEqual([409, "OUT_OF_STOCK", 2]);
	});
});

describe("a line names its product by id, EAN or reference", () => {
	const named = (line: Record<string, unknown>) =>
		sendOrder(key, { ...saleOf(product.id), items: [{ boxes: 1, ...line }] });

	test("each finds the same", async () => {
		const own = await newProduct();
		const ean = String(Math.floor(1e13 * Math.random())).padStart(13, "0");
		await db().query("update product_packaging set ean_box = $2 where product_id = $1", [own.id, ean]);
		const { rows } = await db().query("select reference from product_packaging where product_id = $1", [own.id]);
		for (const line of [{ productId: own.id }, { ean }, { reference: rows[0].reference }]) {
			const { status, body } = await named(line);
			expect([status, body.items?.[0]?.productId]).toEqual([201, own.id]);
		}
	});

	test.each([
		["an unknown reference", { reference: "INCONNUE" }, 400, "items[0].reference"],
		["an unknown EAN", { ean: "0000000000000" }, 400, "items[0].ean"],
		["no name", {}, 400, "items[0]"],
		["two names", { productId: "prod_1", reference: "A" }, 400, "items[0]"],
		["an unknown id", { productId: "prod_inconnu" }, 409, undefined],
	])("%s is refused", async (_, line, status, field) => {
		const answer = await named(line);
		expect([answer.status, answer.body.field]).toEqual([status, field]);
	});
});

describe("whose order it is", () => {
	test("a guest's: an account of the same e-mail neither gets it nor lends itself", async () => {
		const { email, token, user } = await registerCustomer();
		const sale = () => saleOf(product.id, 1, { customer: { ...saleOf("").customer, email: email.toUpperCase() } });
		const [first, second] = [await placeOrder(key, sale()), await placeOrder(key, sale())];
		const customers = [await rowOf(first.orderNumber), await rowOf(second.orderNumber)].map((row) => row.customer_id);
		expect(customers[0]).toBe(customers[1]);
		expect(customers[0]).not.toBe(user.id);
		const { rows } = await db().query("select email, has_account from customer where id = $1", [customers[0]]);
		expect(rows).toEqual([{ email, has_account: false }]);
		expect((await api<OrderPage>("/orders", { token })).body.totalElements).toBe(0);
	});

	test("two first orders of one guest at once: one guest", async () => {
		const email = `invite-${randomUUID()}@exemple.fr`;
		const customer = { ...saleOf("").customer, email };
		await parallel(6, () => placeOrder(key, saleOf(product.id, 1, { customer })));
		const { rowCount } = await db().query("select id from customer where email = $1", [email]);
		expect(rowCount).toBe(1);
	});
});
