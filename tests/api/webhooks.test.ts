import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from "@confiserie/domain/channels/webhook";
import type { Activity } from "@confiserie/domain/contract/activity";
import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import type { SalesChannel } from "@confiserie/domain/contract/channels";
import type { LinePreview } from "@confiserie/domain/contract/order-corrections";
import {
	orderEventDataSchema,
	productEventDataSchema,
	type Webhook,
	type WebhookDeliveryDetail,
	type WebhookDeliveryPage,
	type WebhookSecret,
} from "@confiserie/domain/contract/webhooks";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adminToken, api, db, findProduct, registerCustomer } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { placeOrder, saleOf } from "../support/channel-orders";
import { newChannel, newPriceList } from "../support/channels";
import { runJob } from "../support/on-request";
import { moveOrder } from "../support/order-status";
import { checkout, eventually, makeSoldProduct, newProduct, payByCard } from "../support/ordering";
import { TestReceiver } from "../support/webhooks";

let admin: string;
let receiver: TestReceiver;
let url: string;
let webhook: Webhook;

beforeAll(async () => {
	admin = await adminToken();
});
beforeEach(async () => {
	receiver = new TestReceiver();
	url = await receiver.open();
});
afterEach(async () => {
	receiver.close();
	await db().query("delete from webhook_endpoint");
});

const call = <Body>(path: string, method = "GET", body?: unknown) =>
	api<Body>(`/admin/webhooks${path}`, { method, token: admin, ...(body === undefined ? {} : { body }) });

async function listen(events: readonly WebhookEvent[] = WEBHOOK_EVENT_NAMES): Promise<string> {
	const { status, body } = await call<WebhookSecret>("", "POST", { name: "Caisse du magasin", url, events });
	expect(status).toBe(201);
	webhook = body.webhook;
	receiver.trust(body.secret);
	return body.secret;
}

/** What the example verified, of one order: holds of other tests' orders may end meanwhile. */
const handledOf = (orderNumber: string) => receiver.handled.filter(({ data }) => data.orderNumber === orderNumber);

/** Waits for so many messages that the example verified, of one order where one is named. */
const messages = (count: number, orderNumber?: string) =>
	eventually(`${count} messages`, async () => {
		await runJob("deliver-webhooks");
		const handled = orderNumber === undefined ? receiver.handled : handledOf(orderNumber);
		return handled.length >= count ? handled : undefined;
	});

describe("what is sent", () => {
	test("an order that is placed, paid, given back whole and so cancelled: each step, in order, with its state, and without names", async () => {
		await listen(WEBHOOK_EVENT_NAMES.filter((name) => name.startsWith("order.")));
		const customer = await registerCustomer();
		const product = await newProduct();
		const intent = await checkout(customer.token, [{ product, boxes: 8 }]);
		await payByCard(customer.token, intent.clientSecret);
		await messages(3, intent.orderNumber);
		const { body: order } = await api<AdminOrder>(`/admin/orders/${intent.orderNumber}`, { token: admin });
		const refund = { amount: Math.round(order.totalAmount * 100), reason: "Rupture" };
		await api(`/admin/orders/${intent.orderNumber}/refunds`, {
			token: admin,
			body: refund,
			headers: { "idempotency-key": intent.orderNumber },
		});
		const sent = (await messages(6, intent.orderNumber)).map(({ type, data }) => ({
			type,
			data: orderEventDataSchema.strict().parse(data),
		}));
		expect(sent.map(({ type, data }) => [type, data.status, data.paymentStatus])).toEqual([
			["order.placed", "PENDING", "PENDING"],
			["order.paid", "PENDING", "PAID"],
			["order.status_changed", "CONFIRMED", "PAID"],
			["order.refunded", "CONFIRMED", "REFUNDED"],
			["order.status_changed", "CANCELLED", "REFUNDED"],
			["order.cancelled", "CANCELLED", "REFUNDED"],
		]);
		expect(sent[0]?.data).toMatchObject({
			orderNumber: intent.orderNumber,
			total: order.totalAmount,
			taxes: order.taxes,
			lines: [{ productId: product.id, boxes: 8, unitPrice: 9, total: 72 }],
		});
		expect(sent[3]?.data).toMatchObject({ paid: order.totalAmount, refunded: order.totalAmount });
		const versions = sent.map(({ data }) => data.version);
		expect(versions).toEqual([...versions].sort((a, b) => a - b));
		const text = JSON.stringify(receiver.handled);
		for (const personal of [customer.email, "Camille", "Martin", "Confiseurs", "33612345678"])
			expect(text).not.toContain(personal);
	});

	test("an order that leaves in two parts: each with what has left so far, and its status once all has", async () => {
		await listen(["order.shipped", "order.status_changed"]);
		const { token } = await registerCustomer();
		const { orderNumber, clientSecret } = await checkout(token, [{ product: await newProduct(), boxes: 8 }]);
		await payByCard(token, clientSecret);
		const path = `/admin/orders/${orderNumber}`;
		const { body: order } = await api<AdminOrder>(path, { token: admin });
		const ship = (part: string, body: object) =>
			api(`${path}/shipments`, { token: admin, body, headers: { "Idempotency-Key": `${orderNumber} ${part}` } });
		const packages = [{ kind: "PALLET", grams: 61_000 }];
		await ship("first", { lines: [{ lineId: order.items[0]?.id, boxes: 5 }], packages });
		await ship("rest", { tracking: { carrier: "DPD", number: "01234567890123" } });
		const sent = (await messages(4, orderNumber)).map(({ type, data }) => ({
			type,
			data: orderEventDataSchema.strict().parse(data),
		}));
		expect(sent.map(({ type, data }) => [type, data.status, data.isPartlyShipped, data.shipments.length])).toEqual([
			["order.status_changed", "CONFIRMED", false, 0],
			["order.shipped", "CONFIRMED", true, 1],
			["order.status_changed", "SHIPPED", false, 2],
			["order.shipped", "SHIPPED", false, 2],
		]);
		expect(sent[3]?.data.shipments).toMatchObject([
			{ number: 1, lines: [{ boxes: 5 }], packages, tracking: null },
			{ number: 2, lines: [{ boxes: 3 }], tracking: { number: "01234567890123" } },
		]);
	});

	test("an order's contact and its articles corrected: with its state, and without names; a change of nothing is not sent", async () => {
		await listen(["order.corrected", "order.status_changed"]);
		const { token } = await registerCustomer();
		const product = await newProduct();
		const { orderNumber, clientSecret } = await checkout(token, [{ product, boxes: 8 }]);
		await payByCard(token, clientSecret);
		await messages(1, orderNumber);
		const path = `/admin/orders/${orderNumber}`;
		const { version } = (await api<AdminOrder>(path, { token: admin })).body;
		const address = { street: "14 rue des Amandiers", postalCode: "13100", city: "Aix-en-Provence", country: "FR" };
		const person = { firstName: "Anne", lastName: "Berlingot", phone: "+33611223344", deliveryNotes: "" };
		const contact = { token: admin, method: "PATCH", body: { ...person, address, version } };
		for (const _ of ["once", "the same again"]) expect((await api(`${path}/contact`, contact)).status).toBe(200);
		const items = [{ productId: product.id, boxes: 10 }];
		const { body: shown } = await api<LinePreview>(`${path}/correction-preview`, { token: admin, body: { items } });
		const { status } = await api(`${path}/corrections`, {
			token: admin,
			headers: { "idempotency-key": orderNumber },
			body: { items, fingerprint: shown.fingerprint, version: shown.version },
		});
		expect(status).toBe(201);
		const sent = (await messages(3, orderNumber)).slice(1);
		const [first, second] = sent.map(({ data }) => orderEventDataSchema.strict().parse(data));
		expect(sent.map(({ type }) => type)).toEqual(["order.corrected", "order.corrected"]);
		expect(first).toMatchObject({ orderNumber, corrected: "CONTACT", status: "CONFIRMED", subtotal: 72 });
		expect(second).toMatchObject({
			corrected: "ARTICLES",
			subtotal: 90,
			lines: [{ boxes: 10, unitPrice: 9, total: 90 }],
		});
		expect(second?.version).toBeGreaterThan(first?.version ?? 0);
		expect(first?.version).toBeGreaterThan(version);
		const text = JSON.stringify(receiver.handled);
		for (const personal of ["Anne", "Berlingot", "Amandiers", "33611223344"]) expect(text).not.toContain(personal);
		expect(handledOf(orderNumber)).toHaveLength(3);
	});

	test("a product whose price, text or stock changes; of its stock when pages say something else", async () => {
		await listen(["product.changed", "product.price_changed", "product.stock_changed"]);
		const { id, stock: boxesBefore } = await findProduct("BAP-FRA-40");
		const [{ product: before }] = (await db().query("select product from product_search where id = $1", [id])).rows;
		const change = (path: string, value: string) =>
			db().query(`update product_search set product = jsonb_set(product, '{${path}}', $2) where id = $1`, [id, value]);
		await change("pricePerPieceBox", "9.99");
		await change("description", '"Autre texte"');
		await change("description", '"Autre texte"');
		const sent = await messages(2);
		expect(sent.map(({ type }) => type)).toEqual(["product.price_changed", "product.changed"]);
		const { product } = productEventDataSchema.parse(sent[1]?.data);
		expect(product).toMatchObject({ id, description: "Autre texte", pricePerPieceBox: 9.99 });
		const level = (boxes: number) =>
			db().query(
				`update inventory_level set stocked_quantity = reserved_quantity + $2, raw_stocked_quantity =
					jsonb_build_object('value', (reserved_quantity + $2)::text, 'precision', 20)
				where inventory_item_id = (select inventory_item_id from product_search where id = $1)`,
				[id, boxes],
			);
		for (const boxes of [1000, 900, 40, 39, 9]) await level(boxes);
		const stock = (await messages(4)).slice(2);
		expect(stock.map(({ type }) => type)).toEqual(["product.stock_changed", "product.stock_changed"]);
		expect(productEventDataSchema.parse(stock[1]?.data).product?.stock).toBe(9);
		await level(boxesBefore);
		await db().query("update product_search set product = $2 where id = $1", [id, before]);
	});
});

describe("an endpoint of one channel", () => {
	test("hears of a product at that channel's prices and boxes, and that it is sold there no more", async () => {
		const product = await newProduct({ boxes: 40 });
		const channelId = await newChannel({ prices: "FACTOR", price_percent: 110, stock: "SHARE", stock_percent: 25 });
		const { body } = await call<WebhookSecret>("", "POST", {
			name: "Place de marché",
			url,
			events: ["product.changed"],
			channelId,
		});
		receiver.trust(body.secret);
		const tell = () => db().query("select note_webhook('product.changed', 'product:' || $1, 'Essai')", [product.id]);
		await tell();
		const [first] = await messages(1);
		expect(productEventDataSchema.strict().parse(first?.data)).toEqual({
			productId: product.id,
			offer: expect.objectContaining({
				id: product.id,
				boxes: 10,
				prices: [
					{ fromBoxes: 1, unitPrice: 1100 },
					{ fromBoxes: 8, unitPrice: 990 },
					{ fromBoxes: 48, unitPrice: 880 },
				],
			}),
		});
		await db().query("update sales_channel set is_disabled = true where id = $1", [channelId]);
		await tell();
		const [, second] = await messages(2);
		expect(second?.data).toEqual({ productId: product.id, offer: null });
	});

	test("hears when its share of the stock is nearly used up, freed or smaller, though the shop has plenty", async () => {
		const product = await makeSoldProduct(admin, { stock: 400 });
		const { key, channelId } = await issueKey({
			channelId: await newChannel({ stock: "SHARE", stock_percent: 25 }),
		});
		const events = ["product.stock_changed"];
		const { body } = await call<WebhookSecret>("", "POST", { name: "Place de marché", url, events, channelId });
		receiver.trust(body.secret);
		const boxes = async (count: number) =>
			(await messages(count)).map(({ data }) => productEventDataSchema.parse(data).offer?.boxes);
		const first = await placeOrder(key, saleOf(product.id, 1));
		expect(await boxes(1)).toEqual([99]);
		await placeOrder(key, saleOf(product.id, 60));
		expect(await boxes(2)).toEqual([99, 39]);
		// Nothing new to say: the same band.
		await placeOrder(key, saleOf(product.id, 1));
		await placeOrder(key, saleOf(product.id, 33));
		expect(await boxes(3)).toEqual([99, 39, 5]);
		await moveOrder(admin, first.orderNumber, { status: "CANCELLED" });
		expect(await boxes(4)).toEqual([99, 39, 5, 6]);
		await db().query(
			`update inventory_level set stocked_quantity = 200, raw_stocked_quantity = '{"value":"200","precision":20}'
				where inventory_item_id = (select inventory_item_id from product_search where id = $1)`,
			[product.id],
		);
		expect(await boxes(5)).toEqual([99, 39, 5, 6, 0]);
		await eventually("nothing waits", async () => {
			await runJob("deliver-webhooks");
			const { rows } = await db().query("select 1 from webhook_delivery where done_at is null");
			return rows.length === 0 || undefined;
		});
		expect(receiver.handled).toHaveLength(5);
	});

	test("hears of each product that changed terms change, once and in order: prices, stock, assortment; and no other endpoint does", async () => {
		const product = await newProduct({ boxes: 40 });
		await newPriceList(product, []);
		const path = `/admin/channels/${await newChannel({ assortment: "PRODUCTS" })}`;
		let channel = (await api<SalesChannel>(path, { token: admin })).body;
		const { body } = await call<WebhookSecret>("", "POST", {
			name: "Place de marché",
			url,
			events: ["product.changed", "product.price_changed", "product.stock_changed"],
			channelId: channel.id,
		});
		receiver.trust(body.secret);
		await call("", "POST", { name: "Un autre", url, events: WEBHOOK_EVENT_NAMES, channelId: await newChannel() });
		const change = async (terms: Partial<SalesChannel>) => {
			const saved = await api<SalesChannel>(path, { method: "PUT", token: admin, body: { ...channel, ...terms } });
			expect(saved.status).toBe(200);
			channel = saved.body;
		};
		const changeProduct = (change: object) =>
			api(`${path}/products/${product.id}`, { method: "PUT", token: admin, body: change });
		await changeProduct({ isChosen: true });
		await change({ prices: "FACTOR", pricePercent: 110 });
		await change({ name: "Marché de Noël" });
		await change({ stock: "SHARE", stockPercent: 25 });
		await changeProduct({ isChosen: true });
		await change({ prices: "LIST" });
		await changeProduct({ prices: { box: 9.5 } });
		await change({ isEnabled: false });
		const { rows } = await db().query<{ type: string; name: string }>(
			`select type, endpoint.name from webhook_delivery join webhook_endpoint endpoint on endpoint.id = endpoint_id
				where subject = 'product:' || $1 order by webhook_delivery.id`,
			[product.id],
		);
		expect(rows.map(({ type }) => type)).toEqual([
			"product.changed",
			"product.price_changed",
			"product.stock_changed",
			"product.price_changed",
			"product.changed",
		]);
		expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(["Place de marché"]));
		const arrived = await eventually("its messages", async () => {
			await runJob("deliver-webhooks");
			const own = receiver.handled.filter(({ data }) => data.productId === product.id);
			return own.length === rows.length ? own : undefined;
		});
		expect(arrived.map(({ type }) => type)).toEqual(rows.map(({ type }) => type));
		expect(arrived.at(-1)?.data).toEqual({ productId: product.id, offer: null });
	});
});

describe("the back office", () => {
	test("shows a secret once, and never again", async () => {
		const secret = await listen();
		expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
		const { body: list } = await call<Webhook[]>("");
		expect(list).toEqual([webhook]);
		expect(JSON.stringify([list, (await call(`/${webhook.id}`)).body])).not.toContain(secret.slice(6));
		const { status, body } = await call<WebhookSecret>(`/${webhook.id}/secret`, "POST");
		expect(status).toBe(201);
		expect(body.secret).not.toBe(secret);
		expect(body.webhook.formerSecretUntil).not.toBeNull();
	});

	test("refuses private addresses, unknown events and channels, each beside its field", async () => {
		const valid = { name: "Caisse", url: "https://93.184.216.34/", events: ["order.paid"] };
		for (const [field, body] of [
			["url", { ...valid, url: "https://169.254.169.254/latest" }],
			["url", { ...valid, url: "caisse" }],
			["url", { ...valid, url: "https://caisse" }],
			["url", { ...valid, url: "https://redis.internal/" }],
			["events[0]", { ...valid, events: ["order.eaten"] }],
			["events", { ...valid, events: [] }],
			["name", { ...valid, name: " " }],
			["channelId", { ...valid, channelId: "sc_unknown" }],
		])
			expect(await call("", "POST", body)).toMatchObject({ status: 400, body: { code: "VALIDATION", field } });
		for (const [path, method] of [
			["/whk_unknown", "GET"],
			["/whk_unknown", "DELETE"],
			["/whk_unknown/secret", "POST"],
		] as const)
			expect((await call<{ code: string }>(path, method)).body.code).toBe("WEBHOOK_NOT_FOUND");
		expect((await call<{ code: string }>("/deliveries/1x")).body.code).toBe("DELIVERY_NOT_FOUND");
	});

	test("pauses and resumes; what gathered meanwhile is seen, arrives, and can be sent again under its own id", async () => {
		await listen(["order.placed"]);
		expect((await call<Webhook>(`/${webhook.id}/state`, "PUT", { state: "PAUSED" })).body.pausedBecause).toBe(
			"BY_HAND",
		);
		const { token } = await registerCustomer();
		const { orderNumber } = await checkout(token, [{ product: await newProduct(), boxes: 1 }]);
		const list = async () => (await call<WebhookDeliveryPage>(`/deliveries?webhookId=${webhook.id}`)).body.content;
		expect(await list()).toMatchObject([{ label: orderNumber, state: "WAITING", attempts: 0, nextTryAt: null }]);
		expect((await call<Webhook>(`/${webhook.id}/state`, "PUT", { state: "ACTIVE" })).body.pausedBecause).toBeNull();
		const [message] = await messages(1);
		const [arrived] = await eventually("its state", async () => {
			const found = await list();
			return found[0]?.state === "DONE" ? found : undefined;
		});
		expect(arrived).toMatchObject({ messageId: message?.id, responseStatus: 204, attempts: 1 });
		const again = await call<WebhookDeliveryDetail>(`/deliveries/${arrived?.id}/resend`, "POST");
		expect(again).toMatchObject({ status: 202, body: { messageId: message?.id, data: { orderNumber } } });
		await eventually("the repetition", async () => (receiver.heard.length === 2 ? true : undefined));
		expect(receiver.heard[1]?.id).toBe(message?.id);
		expect(receiver.handled).toHaveLength(1);
	});

	test("is changed and removed with its messages, and each act is in the audit log, without the secret", async () => {
		const secret = await listen();
		const changed = { name: "Caisse", url, events: ["order.placed", "order.placed"] };
		const { body } = await call<Webhook>(`/${webhook.id}`, "PUT", changed);
		expect(body).toMatchObject({ name: "Caisse", events: ["order.placed"] });
		expect((await call(`/${webhook.id}`, "DELETE")).status).toBe(204);
		expect((await call(`/${webhook.id}`)).status).toBe(404);
		const { body: activity } = await api<{ content: Activity[] }>("/admin/activity?size=20", { token: admin });
		const own = activity.content.filter(({ entityId }) => entityId === webhook.id);
		expect(own.map(({ action }) => action)).toEqual(["webhook.deleted", "webhook.changed", "webhook.created"]);
		expect(own[1]?.changes.name).toEqual({ from: "Caisse du magasin", to: "Caisse" });
		expect(JSON.stringify(own)).not.toContain(secret);
	});
});
