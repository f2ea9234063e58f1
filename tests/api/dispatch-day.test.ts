import { randomUUID } from "node:crypto";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { LinePreview } from "@confiserie/domain/contract/order-corrections";
import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { arrivalWords } from "@confiserie/domain/delivery/promise-words";
import { beforeAll, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { readOrder } from "../support/deposit";
import { mailedTo } from "../support/mailed";
import {
	createIntent,
	intentRequest,
	makeSoldProduct,
	newProduct,
	payByCard,
	type TestProduct,
} from "../support/ordering";

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

test("quote, payment, order and mail promise the same day; a delivered order promises no more", async () => {
	const items = [{ productId: slow.id, quantity: 1 }];
	const { body: quote } = await api<ShippingQuoteResponse>("/payments/calculate-shipping", { body: { items } });
	expect(quote.leavesWithin48h).toBe(false);
	expect(quote.promise).toMatchObject({ kind: "DELIVERY", isFrom: false });
	expect((quote.promise?.day ?? "") > (quote.dispatchBy ?? "")).toBe(true);
	const email = `${randomUUID()}@exemple.fr`;
	const { orderNumber, clientSecret, promise: announced } = await placed(email);
	const promise = { kind: "DELIVERY" as const, day: quote.promise?.day ?? "", isFrom: false, orderBefore: null };
	expect(announced).toEqual(promise);
	await payByCard(customer.token, clientSecret);
	expect(await readOrder(customer, orderNumber)).toMatchObject({
		delivery: null,
		dispatchBy: quote.dispatchBy,
		promise,
	});
	const mail = (await mailedTo(email, "order-received")).replace(/\s|&nbsp;/g, " ");
	expect(mail).toContain(`Elle sera ${arrivalWords(promise)}`);
	await db().query("update order_book set status = 'DELIVERED' where order_number = $1", [orderNumber]);
	expect((await readOrder(customer, orderNumber)).promise).toBeNull();
});

test("a changed checkout announces another day, and so does the same one later; an order from before days were recorded has none", async () => {
	const request = intentRequest([{ product: slow, boxes: 2 }]);
	const { body } = await createIntent(customer.token, request);
	const { dispatchBy } = await readOrder(customer, body.orderNumber);
	await db().query("update product_packaging set preparation_days = 25 where product_id = $1", [slow.id]);
	const more = intentRequest([{ product: slow, boxes: 3 }]);
	const changed = await createIntent(customer.token, { ...more, checkoutId: request.checkoutId });
	expect(changed.body.orderNumber).toBe(body.orderNumber);
	const later = await readOrder(customer, body.orderNumber);
	expect((later.dispatchBy ?? "") > (dispatchBy ?? "")).toBe(true);
	await db().query("update product_packaging set preparation_days = 20 where product_id = $1", [slow.id]);
	await createIntent(customer.token, { ...more, checkoutId: request.checkoutId });
	expect((await readOrder(customer, body.orderNumber)).dispatchBy).toBe(dispatchBy);
	await db().query("update order_book set dispatch_by = null where order_number = $1", [body.orderNumber]);
	expect((await readOrder(customer, body.orderNumber)).dispatchBy).toBeNull();
});

test("a correction that adds a slower product announces its day; one that adds a faster one keeps the day", async () => {
	const token = await adminToken();
	const fast = await newProduct();
	const { body } = await createIntent(customer.token, intentRequest([{ product: fast, boxes: 1 }]));
	await payByCard(customer.token, body.clientSecret);
	const before = await readOrder(customer, body.orderNumber);
	const correctedTo = async (...items: { productId: string; boxes: number }[]) => {
		const at = `/admin/orders/${body.orderNumber}`;
		const shown = await api<LinePreview>(`${at}/correction-preview`, { token, body: { items } });
		const { fingerprint, version } = shown.body;
		const headers = { "Idempotency-Key": randomUUID() };
		const done = await api(`${at}/corrections`, { token, headers, body: { items, fingerprint, version } });
		expect(done.status, JSON.stringify(done.body)).toBe(201);
		return readOrder(customer, body.orderNumber);
	};
	const boxOf = ({ id }: TestProduct) => ({ productId: id, boxes: 1 });
	expect((await correctedTo(boxOf(fast), boxOf(await newProduct()))).promise).toEqual(before.promise);
	const later = await correctedTo(boxOf(fast), boxOf(slow));
	expect((later.promise?.day ?? "") > (before.promise?.day ?? "")).toBe(true);
	expect((later.dispatchBy ?? "") > (before.dispatchBy ?? "")).toBe(true);
});

test("the catalogue promises what a quote of one box does, and nothing of what is sold out", async () => {
	const token = await adminToken();
	const [sold, soldOut] = await Promise.all([makeSoldProduct(token), makeSoldProduct(token, { stock: 0 })]);
	const listed = async ({ id, reference }: AdminProduct) => {
		const { items } = (await api<ProductList>(`/products/search?query=${reference}`)).body;
		return items.find((item) => item.id === id);
	};
	const { body } = await api<ShippingQuoteResponse>("/payments/calculate-shipping", {
		body: { items: [{ productId: sold.id, quantity: 1 }] },
	});
	expect(body.promise).not.toBeNull();
	expect((await listed(sold))?.promise).toEqual(body.promise);
	expect((await api<Product>(`/products/${sold.id}`)).body.promise).toEqual(body.promise);
	expect(await listed(soldOut)).toMatchObject({ stock: 0 });
	expect((await listed(soldOut))?.promise).toBeUndefined();
});
