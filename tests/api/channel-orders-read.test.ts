import type { BalanceIntent } from "@confiserie/domain/contract/balance";
import {
	type ChannelOrder,
	type ChannelOrderPage,
	channelOrderSchema,
} from "@confiserie/domain/contract/channel-order";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sweep } from "../../backend/src/modules/operations/order-jobs/sweep";
import { adminToken, api, db, engine, medusaToken } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { placeOrder, saleOf } from "../support/channel-orders";
import { medusaOrderOf } from "../support/medusa-orders";
import { syncWithMedusa } from "../support/medusa-sync";
import { openOrderContext } from "../support/order-context";
import { CARDS, card, eventually, newProduct, stockOf, type TestProduct } from "../support/ordering";

const { context, setClock, close } = openOrderContext();
afterAll(close);

let key: string;
let product: TestProduct;
beforeAll(async () => {
	({ key } = await issueKey());
	product = await newProduct({ boxes: 100_000 });
});
const read = async (externalRef: string, token = key) => {
	const { body } = await api<ChannelOrder>(`/channel/orders/${encodeURIComponent(externalRef)}`, { token });
	return channelOrderSchema.strict().parse(body);
};

describe("an order that its customer pays here", () => {
	const linked = (send = false, productId = product.id) => saleOf(productId, 2, { payment: { kind: "link", send } });
	const tokenOf = (url: string | null) => new URL(url ?? "").pathname.replace("/payer/", "");

	test("waits for a day, is paid by its link without account, and then is like any other", async () => {
		const placed = await placeOrder(key, linked());
		expect(placed).toMatchObject({ status: "PENDING", paymentStatus: "PENDING", total: 2499, paid: 0 });
		expect(placed.payment).toMatchObject({ kind: "link", reference: null });
		const hours = (Date.parse(placed.payment.payBy ?? "") - Date.now()) / 3_600_000;
		expect(Math.round(hours)).toBe(24);
		const at = `/payments/balance-link/${tokenOf(placed.payment.url)}`;
		const { orderNumber } = placed;
		expect((await api(at)).body).toEqual({ orderNumber, amount: 2499, state: "DUE", isFirst: true });
		const { clientSecret, amount } = (await api<BalanceIntent>(at, { method: "POST" })).body;
		expect(amount).toBe(2499);
		const again = await api<BalanceIntent>(at, { method: "POST" });
		expect(again.body.clientSecret).toBe(clientSecret);
		await api(`${at}/demo-confirm`, { body: { clientSecret, card: card(CARDS.success) } });
		expect((await api(at)).body).toEqual({ orderNumber, amount: 0, state: "PAID" });
		const paid = await read(placed.externalRef);
		expect(paid).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID", paid: 2499 });
		expect(paid.payment).toEqual({ kind: "link", reference: null, url: null, payBy: null });
		expect((await api(at, { method: "POST" })).body.code).toBe("BALANCE_CLOSED");
	});

	test("with `send` the link is mailed to the customer, once", async () => {
		const sale = linked(true);
		const placed = await placeOrder(key, sale);
		await api("/channel/orders", { token: key, body: sale });
		const { rows } = await db().query(
			"select recipient, template from mail_outbox where key = (select 'order-recorded:' || id from order_book where order_number = $1)",
			[placed.orderNumber],
		);
		expect(rows).toEqual([{ recipient: "camille.martin@exemple.fr", template: "order-recorded" }]);
	});

	test("that is unpaid for a day ends, and its stock is released", async () => {
		const own = await newProduct({ boxes: 5 });
		const { externalRef } = await placeOrder(key, linked(false, own.id));
		setClock(23 * 60);
		await sweep(context);
		expect(await stockOf(own)).toMatchObject({ reserved: 2 });
		setClock(24 * 60 + 1);
		await sweep(context);
		setClock(0);
		expect(await stockOf(own)).toMatchObject({ reserved: 0 });
		expect(await read(externalRef)).toMatchObject({ status: "CANCELLED", payment: { url: null, payBy: null } });
	});
});

describe("what a channel reads of its orders", () => {
	const list = async (query: string, token = key) =>
		(await api<ChannelOrderPage>(`/channel/orders?${query}`, { token })).body;

	test("page by page, the oldest change first, every one once", async () => {
		const { key: own } = await issueKey();
		const placed: string[] = [];
		for (let count = 0; count < 5; count++) placed.push((await placeOrder(own, saleOf(product.id))).externalRef);
		const seen: string[] = [];
		const moments: string[] = [];
		let after: string | null = "";
		while (after !== null) {
			const page: ChannelOrderPage = await list(`limit=2${after && `&after=${after}`}`, own);
			seen.push(...page.items.map(({ externalRef }) => externalRef));
			moments.push(page.since);
			after = page.next;
		}
		expect(seen).toEqual(placed);
		// That of the first page: what was being written then is read by a program that goes on from the last.
		expect(new Set(moments).size).toBe(1);
	});

	test("since a moment: what changed from then on, with a next moment that misses nothing", async () => {
		const { key: own } = await issueKey();
		const [first, second] = [await placeOrder(own, saleOf(product.id)), await placeOrder(own, saleOf(product.id))];
		const later = await list(`since=${encodeURIComponent(second.updatedAt)}`, own);
		expect(later.items.map(({ externalRef }) => externalRef)).toContain(second.externalRef);
		expect(Date.parse(later.since)).toBeLessThan(Date.parse(second.updatedAt));
		const { body } = await api<{ version: number }>(`/admin/orders/${first.orderNumber}`, {
			token: await adminToken(),
		});
		await api(`/admin/orders/${first.orderNumber}/status`, {
			method: "PATCH",
			token: await adminToken(),
			body: { status: "PREPARING", version: body.version },
		});
		const changed = await list(`since=${encodeURIComponent(second.updatedAt)}`, own);
		expect(changed.items.at(-1)).toMatchObject({ externalRef: first.externalRef, status: "PREPARING" });
	});

	test("nothing of another channel, nor of the shop", async () => {
		const { key: own } = await issueKey();
		expect(await list("", own)).toMatchObject({ items: [], next: null });
	});

	test.each(["since=hier", "after=1_", "after=x", "limit=0", "limit=101"])("%s is refused", async (query) => {
		expect((await api(`/channel/orders?${query}`, { token: key })).status).toBe(400);
	});

	test("which parcels left, with the carrier's numbers", async () => {
		await syncWithMedusa();
		const { externalRef, orderNumber } = await placeOrder(key, saleOf(product.id, 3));
		const token = await medusaToken();
		type MedusaOrder = { id: string; items: { id: string; quantity: number }[]; fulfillments: { id: string }[] };
		const { id, items } = await medusaOrderOf<MedusaOrder>(orderNumber, token, "id,*items");
		const wanted = items.map((item) => ({ id: item.id, quantity: item.quantity }));
		const made = await engine<{ order: MedusaOrder }>(`/admin/orders/${id}/fulfillments?fields=*fulfillments`, {
			token,
			body: { items: wanted },
		});
		const [fulfilment] = made.body.order.fulfillments;
		const shipment = `/admin/orders/${id}/fulfillments/${fulfilment?.id}/shipments`;
		expect((await engine(shipment, { token, body: { items: wanted } })).status).toBe(200);
		// Medusa Admin does not take numbers; a carrier's plug-in writes them so, "#" where it knows no address.
		await db().query(
			`insert into fulfillment_label (id, tracking_number, tracking_url, label_url, fulfillment_id)
				values ($1 || 'a', '6A123', 'https://suivi.exemple.fr/6A123', '#', $1), ($1 || 'b', '6A124', '#', '#', $1)`,
			[fulfilment?.id],
		);
		const shipped = await eventually("shipped", async () => {
			const order = await read(externalRef);
			return order.status === "SHIPPED" ? order : undefined;
		});
		expect(shipped.shipments).toEqual([
			{
				shippedAt: expect.any(String),
				deliveredAt: null,
				trackings: [
					{ number: "6A123", url: "https://suivi.exemple.fr/6A123" },
					{ number: "6A124", url: null },
				],
			},
		]);
	});
});
