import { randomUUID } from "node:crypto";
import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { formatDate } from "@confiserie/domain/format";
import { beforeAll, expect, test } from "vitest";
import { api, db, registerCustomer, type TestCustomer } from "../support/api";
import { readOrder } from "../support/deposit";
import { mailedTo } from "../support/mailed";
import { createIntent, intentRequest, newProduct, payByCard, type TestProduct } from "../support/ordering";

let customer: TestCustomer;
/** Prepared for twenty working days; the shop has one price for all. */
let slow: TestProduct;
beforeAll(async () => {
	[customer, slow] = await Promise.all([registerCustomer(), newProduct()]);
	await db().query("update product_packaging set preparation_days = 20 where product_id = $1", [slow.id]);
});

async function placed(email = "camille.martin@exemple.fr") {
	const request = intentRequest([{ product: slow, boxes: 1 }]);
	const { body } = await createIntent(customer.token, { ...request, orderData: { ...request.orderData, email } });
	return body;
}

test("an order and its mail promise the day of dispatch that its quote stated", async () => {
	const items = [{ productId: slow.id, quantity: 1 }];
	const { body: quote } = await api<ShippingQuoteResponse>("/payments/calculate-shipping", { body: { items } });
	expect(quote.leavesWithin48h).toBe(false);
	const email = `${randomUUID()}@exemple.fr`;
	const { orderNumber, clientSecret } = await placed(email);
	await payByCard(customer.token, clientSecret);
	expect(await readOrder(customer, orderNumber)).toMatchObject({ delivery: null, dispatchBy: quote.dispatchBy });
	const mail = (await mailedTo(email, "order-received")).replace(/\s|&nbsp;/g, " ");
	expect(mail).toContain(`Elle part le ${formatDate(quote.dispatchBy ?? "")} au plus tard`);
});

test("a changed checkout announces another day; an order from before days were recorded has none", async () => {
	const request = intentRequest([{ product: slow, boxes: 2 }]);
	const { body } = await createIntent(customer.token, request);
	const { dispatchBy } = await readOrder(customer, body.orderNumber);
	await db().query("update product_packaging set preparation_days = 25 where product_id = $1", [slow.id]);
	const more = intentRequest([{ product: slow, boxes: 3 }]);
	const changed = await createIntent(customer.token, { ...more, checkoutId: request.checkoutId });
	expect(changed.body.orderNumber).toBe(body.orderNumber);
	const later = await readOrder(customer, body.orderNumber);
	expect((later.dispatchBy ?? "") > (dispatchBy ?? "")).toBe(true);
	await db().query("update order_book set dispatch_by = null where order_number = $1", [body.orderNumber]);
	expect((await readOrder(customer, body.orderNumber)).dispatchBy).toBeNull();
});

test("a payment after that day gets a mail without a day", async () => {
	const email = `${randomUUID()}@exemple.fr`;
	const { orderNumber, clientSecret } = await placed(email);
	await db().query("update order_book set dispatch_by = '2020-01-06' where order_number = $1", [orderNumber]);
	await payByCard(customer.token, clientSecret);
	expect(await mailedTo(email, "order-received")).toContain("Nous vous écrirons quand elle partira.");
});
