import { randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { ChannelStockPage } from "@confiserie/domain/contract/channel-catalogue";
import type { ApiError } from "@confiserie/domain/contract/error";
import { feedCatalogueSchema } from "@confiserie/domain/contract/feeds";
import type { Lot, LotPage, Recall, RecallSent, Receipt } from "@confiserie/domain/contract/lots";
import type { LinePreview } from "@confiserie/domain/contract/order-corrections";
import type { Product } from "@confiserie/domain/contract/product";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, engine, medusaToken, registerCustomer } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { runJob } from "../support/on-request";
import { moveOrder } from "../support/order-status";
import {
	CARDS,
	card,
	checkout,
	confirm,
	createIntent,
	eventually,
	intentRequest,
	makeSoldProduct,
	newProduct,
	stockOf,
	type TestProduct,
} from "../support/ordering";
import { parallel } from "../support/parallel";
import { publishableKey, storefront } from "../support/store";

syncsWithMedusa();

const TODAY = dayOf(new Date());
const YESTERDAY = daysLater(TODAY, -1);
let admin: string;
let customer: string;
beforeAll(async () => {
	admin = await adminToken();
	customer = (await registerCustomer()).token;
});

async function receive(product: TestProduct, lot: string, boxes: number, dated: Record<string, string> = {}) {
	const body = { key: randomUUID(), productId: product.id, lot, boxes, receivedOn: TODAY };
	const answer = await api<Receipt & ApiError>("/admin/receipts", {
		token: admin,
		body: { ...body, expiresOn: daysLater(TODAY, 200), ...dated },
	});
	return { ...answer, id: answer.body.lotId };
}
const act = (id: string, name: string, body: object) =>
	api<Lot & ApiError>(`/admin/lots/${id}/${name}`, { token: admin, body });
const remove = (id: string, boxes: number, kind = "LOSS", key: string = randomUUID()) =>
	act(id, "removals", { key, boxes, kind, reason: "Détruits" });
const lotsOf = async ({ id }: TestProduct) =>
	(await api<LotPage>(`/admin/lots?productId=${id}&inStock=true`, { token: admin })).body.content.map(
		({ code, boxes, withheld }) => [code, boxes, withheld],
	);
async function sell(product: TestProduct, boxes: number): Promise<string> {
	const { orderNumber, clientSecret } = await checkout(customer, [{ product, boxes }]);
	await confirm(customer, clientSecret, { card: card(CARDS.success) });
	return orderNumber;
}
const shipping = (number: string, boxes?: number) =>
	api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin }).then(({ body: { items } }) =>
		api<ApiError>(`/admin/orders/${number}/shipments`, {
			token: admin,
			body: { notifyCustomer: false, ...(boxes && { lines: [{ lineId: items[0]?.id, boxes }] }) },
			headers: { "Idempotency-Key": randomUUID() },
		}),
	);
const lotsOfOrder = async (number: string) =>
	(await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin })).body.lots.map(({ code, boxes, state }) => [
		code,
		boxes,
		state,
	]);

/** What each door sells of a product: page, channel, Store API. */
async function offered({ id, reference }: AdminProduct, channelKey: string, sdk: ReturnType<typeof storefront>) {
	const [page, channel, store] = await Promise.all([
		api<Product>(`/products/${id}`),
		api<ChannelStockPage>(`/channel/stock?reference=${reference}`, { token: channelKey }),
		sdk.store.product.list({ id, fields: "+variants.inventory_quantity" }),
	]);
	return [page.body.stock, channel.body.items[0]?.boxes, store.products[0]?.variants?.[0]?.inventory_quantity];
}

describe("a lot past its use-by date", () => {
	test("is no stock for anyone: not sold from midnight on, shown by no door, and not shipped", async () => {
		const made = await makeSoldProduct(admin, { stock: 0 });
		const product = { ...made, inventoryItemId: "" };
		await receive(product, "GOOD", 7);
		const { id } = await receive(product, "PAST", 3, { expiresOn: TODAY, durability: "USE_BY" });
		const { key } = await issueKey();
		const sdk = storefront(await publishableKey());
		await eventually(
			"10 boxes on sale",
			async () => (await offered(made, key, sdk)).every((boxes) => boxes === 10) || undefined,
		);
		const early = await sell(product, 1);

		// As when midnight passes.
		await db().query("update lot set expires_on = $2 where id = $1", [id, YESTERDAY]);
		expect((await createIntent(customer, intentRequest([{ product, boxes: 7 }]))).status).toBe(409);
		expect(await lotsOfOrder(early)).toEqual([["GOOD", 1, "SUGGESTED"]]);
		await runJob("withdraw-expired-products");
		expect(await lotsOf(product)).toEqual([
			["PAST", 0, 3],
			["GOOD", 7, 0],
		]);
		await eventually("6 boxes at every door", async () => {
			const doors = await offered(made, key, sdk);
			return doors.every((boxes) => boxes === 6) || undefined;
		});
		const full = await sell(product, 6);
		await eventually("sold out in the feed", async () => {
			const { body } = await api("/feeds/boutique/catalogue.json");
			const found = feedCatalogueSchema.parse(body).products.find((one) => one.id === made.id);
			return found?.isAvailable === false || undefined;
		});
		for (const number of [early, full]) expect((await shipping(number)).status).toBe(201);
		expect([await lotsOfOrder(early), await lotsOfOrder(full)]).toEqual([
			[["GOOD", 1, "SHIPPED"]],
			[["GOOD", 6, "SHIPPED"]],
		]);
		const back = await act(id, "unblock", { reason: "Essai" });
		expect([back.status, back.body.code]).toEqual([409, "LOT_WITHHELD"]);
		const removalKey = randomUUID();
		const removed = await parallel(3, () => remove(id, 3, "LOSS", removalKey));
		expect(removed.map(({ status, body }) => [status, body.withheld])).toEqual([
			[201, 0],
			[201, 0],
			[201, 0],
		]);
		expect((await remove(id, 2, "LOSS", removalKey)).body.code).toBe("IDEMPOTENCY_CONFLICT");
		expect((await remove(id, 1)).body.message).toBe("Au plus 0 carton de ce lot peuvent sortir du stock.");
	});

	test("is not shipped to an order that was promised it; a loss and another lot are the way out", async () => {
		const product = await newProduct({ boxes: 0 });
		await receive(product, "GOOD", 7);
		const { id } = await receive(product, "PAST", 3, { expiresOn: TODAY, durability: "USE_BY" });
		const number = await sell(product, 8);
		await db().query("update lot set expires_on = $2 where id = $1", [id, YESTERDAY]);
		// Before and after the job.
		for (const job of [undefined, "withdraw-expired-products"]) {
			if (job) await runJob(job);
			const refused = await shipping(number);
			expect([refused.status, refused.body.code]).toEqual([409, "SHIPMENT_REFUSED"]);
			expect(refused.body.message).toContain("1 carton à expédier de lots bloqués, périmés ou sortis du stock.");
			const moved = await api<ApiError>(`/admin/orders/${number}/status`, {
				method: "PATCH",
				token: admin,
				body: { status: "SHIPPED", notifyCustomer: false },
			});
			expect([moved.status, moved.body.code]).toEqual([409, "SHIPMENT_REFUSED"]);
		}
		// Nor by Medusa Admin.
		await outboxEmpty(number);
		const { rows } = await db().query("select medusa_order_id as id from order_book where order_number = $1", [number]);
		const [token, at] = [await medusaToken(), `/admin/orders/${rows[0].id}`];
		const { body } = await engine<{ order: { items: { id: string; quantity: number }[] } }>(`${at}?fields=*items`, {
			token,
		});
		const items = body.order.items.map(({ id: item, quantity }) => ({ id: item, quantity }));
		const inMedusa = await engine<ApiError>(`${at}/fulfillments`, { token, body: { items } });
		expect([inMedusa.status, inMedusa.body.message]).toEqual([409, expect.stringContaining("1 carton à expédier")]);
		expect((await shipping(number, 7)).status).toBe(201);
		await outboxEmpty(number);
		expect((await remove(id, 3)).status).toBe(201);
		expect((await shipping(number)).status).toBe(409);
		expect((await receive(product, "NEW", 5)).status).toBe(201);
		expect((await shipping(number)).status).toBe(201);
		await outboxEmpty(number);
		expect(await stockOf(product)).toMatchObject({ stocked: 4, reserved: 0 });
	});

	test("has its product's date where its boxes have none of their own", async () => {
		const product = await newProduct({ boxes: 5 });
		const number = await sell(product, 2);
		await db().query(
			"update product_packaging set is_food = true, durability = 'USE_BY', best_before_date = $2 where product_id = $1",
			[product.id, YESTERDAY],
		);
		const refused = await shipping(number);
		expect([refused.status, refused.body.code]).toEqual([409, "SHIPMENT_REFUSED"]);
		await runJob("withdraw-expired-products");
		expect(await lotsOf(product)).toEqual([[null, 0, 5]]);
		// New boxes may come in although orders wait for more than there are.
		const set = await api(`/admin/products/${product.id}/stock`, {
			method: "PATCH",
			token: admin,
			body: { stock: 1 },
		});
		expect(set.status).toBe(200);
	});
});

describe("a blocked lot", () => {
	test("leaves an order short, which a correction lowers to what there is", async () => {
		const product = await newProduct({ boxes: 0 });
		await receive(product, "GOOD", 4);
		const { id } = await receive(product, "BAD", 8);
		const [number] = [await sell(product, 6), await sell(product, 6)];
		await act(id, "block", { reason: "Rappel" });
		const items = [{ productId: product.id, boxes: 2 }];
		const request = { token: admin, body: { items } };
		const { body: shown } = await api<LinePreview>(`/admin/orders/${number}/correction-preview`, request);
		const { fingerprint, version } = shown;
		const done = await api<ApiError>(`/admin/orders/${number}/corrections`, {
			token: admin,
			headers: { "Idempotency-Key": randomUUID() },
			body: { items, fingerprint, version },
		});
		expect(done.status, JSON.stringify(done.body)).toBe(201);
		expect(await stockOf(product)).toMatchObject({ stocked: 4, reserved: 8, held: 8 });
	});

	test("is off sale at once, neither proposed nor scannable, also where it was picked, and may come back", async () => {
		const product = await newProduct({ boxes: 0 });
		const { id, body } = await receive(product, "BAD", 6);
		await receive(product, "GOOD", 4);
		const number = await sell(product, 3);
		const pick = (lot: string) =>
			api<ApiError>("/admin/orders/picking/lots", {
				method: "PUT",
				token: admin,
				body: { orders: [number], lots: [{ reference: body.reference, lot, boxes: 3 }] },
			});
		expect((await pick("BAD")).status).toBe(200);
		const blocked = await parallel(2, () => act(id, "block", { reason: "Rappel du fournisseur" }));
		for (const one of blocked)
			expect(one.body).toMatchObject({ boxes: 0, withheld: 6, blockReason: "Rappel du fournisseur" });
		expect(await stockOf(product)).toMatchObject({ stocked: 4, reserved: 3 });
		expect((await createIntent(customer, intentRequest([{ product, boxes: 2 }]))).status).toBe(409);
		expect(await lotsOfOrder(number)).toEqual([["GOOD", 3, "SUGGESTED"]]);
		const refused = await pick("bad");
		expect([refused.status, refused.body.code, refused.body.field]).toEqual([409, "LOT_WITHHELD", "lots[0].lot"]);
		const more = await receive(product, "BAD", 2);
		expect([more.status, more.body.field]).toEqual([409, "lot"]);
		expect((await remove(id, 2, "SUPPLIER")).body).toMatchObject({ withheld: 4 });
		expect((await act(id, "unblock", { reason: "Analyse négative" })).body).toMatchObject({
			boxes: 4,
			withheld: 0,
			blockedAt: null,
		});
		expect(await stockOf(product)).toMatchObject({ stocked: 8, reserved: 3 });
		const { rows } = await db().query("select action from admin_audit where entity_id = $1 order by id", [id]);
		expect(rows.map(({ action }) => action)).toEqual(["lot.received", "lot.blocked", "lot.supplied", "lot.unblocked"]);
		expect((await act("lot_none", "block", { reason: "Essai" })).status).toBe(404);
		expect((await act(id, "block", { reason: " " })).status).toBe(400);
	});

	test("takes what comes back of it, and is mailed to who received it since the last mail", async () => {
		const product = await newProduct({ boxes: 0 });
		const { id } = await receive(product, "BAD", 6);
		const [first, second] = [await sell(product, 2), await sell(product, 1)];
		await moveOrder(admin, first, { status: "SHIPPED", notifyCustomer: false });
		await outboxEmpty(first);
		const mail = { subject: "Rappel", text: "Ne le mangez pas." };
		const write = async () => (await api<RecallSent>(`/admin/lots/${id}/recall`, { token: admin, body: mail })).body;
		const waiting = async () =>
			(await api<Recall>(`/admin/lots/${id}/recall`, { token: admin })).body.recipients.map(
				({ mailedAt }) => !mailedAt,
			);
		expect(await write()).toMatchObject({ sent: 1, already: 0 });
		expect(await waiting()).toEqual([false]);
		await moveOrder(admin, second, { status: "SHIPPED", notifyCustomer: false });
		await outboxEmpty(second);
		expect(await waiting()).toEqual([true]);
		const sent = await parallel(3, write);
		expect(sent.map((one) => one.sent).sort()).toEqual([0, 0, 1]);
		expect(await write()).toMatchObject({ sent: 0, already: 1 });

		await act(id, "block", { reason: "Rappel" });
		await moveOrder(admin, first, { status: "DELIVERED", notifyCustomer: false });
		const { body: order } = await api<AdminOrderDetail>(`/admin/orders/${first}`, { token: admin });
		const returned = await api(`/admin/orders/${first}/returns`, {
			token: admin,
			body: { lines: [{ lineId: order.items[0]?.id, disposition: "RESTOCK", boxes: 2 }] },
			headers: { "Idempotency-Key": randomUUID() },
		});
		expect(returned.status).toBe(201);
		expect(await lotsOf(product)).toEqual([["BAD", 0, 5]]);
		expect(await stockOf(product)).toMatchObject({ stocked: 0, reserved: 0 });
	});
});
