import { randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { BalanceIntent } from "@confiserie/domain/contract/balance";
import type { ApiError } from "@confiserie/domain/contract/error";
import { feedCatalogueSchema } from "@confiserie/domain/contract/feeds";
import type { LineRefundPreview } from "@confiserie/domain/contract/line-refund";
import type { LinePreview } from "@confiserie/domain/contract/order-corrections";
import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import type { ProductList } from "@confiserie/domain/contract/product";
import {
	type PromotionAnswer,
	type PromotionChoices,
	promotionPageSchema,
	promotionPreviewSchema,
} from "@confiserie/domain/contract/promotions";
import type { WebhookSecret } from "@confiserie/domain/contract/webhooks";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { facturX } from "../../backend/src/modules/documents/invoicing/factur-x/factur-x";
import { reconcileBillingDocuments } from "../../backend/src/modules/documents/invoicing/reconcile";
import { adminToken, api, db, engine, medusaToken, registerCustomer, type TestCustomer } from "../support/api";
import { newCompany } from "../support/companies";
import { openBalance, readOrder } from "../support/deposit";
import { brokenSinceNow } from "../support/invariants";
import { settledInvoicesOf } from "../support/invoices";
import { mailedTo } from "../support/mailed";
import { outboxEmpty } from "../support/medusa-orders";
import { companyOnAccount } from "../support/on-account";
import { runJob } from "../support/on-request";
import { openOrderContext } from "../support/order-context";
import { moveOrder } from "../support/order-status";
import { checkout, createIntent, newProduct, payByCard } from "../support/ordering";
import {
	FREE_DELIVERY,
	newCode,
	newPromotion,
	orderWith,
	PROMOTION,
	quoteWith,
	requestAt,
	requestWith,
} from "../support/promotions";
import { acceptAsStaff, quoteBody, sendQuote } from "../support/quotes";
import { TestReceiver } from "../support/webhooks";

const { context, close } = openOrderContext();
afterAll(close);
let admin: string;
let customer: TestCustomer;
let broken: () => Promise<string[]>;
beforeAll(async () => {
	[admin, customer] = await Promise.all([adminToken(), registerCustomer()]);
	broken = await brokenSinceNow(context.pool);
});
const read = async (id: string) => (await api<PromotionAnswer>(`/admin/promotions/${id}`, { token: admin })).body;

describe("a code from the cart to the credit note", () => {
	test("two rates: quote, order, invoice, Factur-X, refund of a box and correction agree to the cent", async () => {
		const [sweets, cake] = [await newProduct(), await newProduct({ vatRate: 5.5 })];
		const cart = [
			{ product: sweets, boxes: 7 },
			{ product: cake, boxes: 3 },
		];
		const promotion = await newPromotion({
			benefit: { kind: "amount", cents: 1000, per: "order" },
			target: { ...PROMOTION.target, productIds: [sweets.id, cake.id] },
		});
		const quote = await quoteWith(cart, promotion.code.toLowerCase(), customer.token);
		expect(quote).toMatchObject({ subtotal: 90, discount: 10, totalWithShipping: 90, code: { refusal: null } });
		const opened = await orderWith(customer, cart, promotion.code);
		expect(opened.status).toBe(200);
		await payByCard(customer.token, opened.body.clientSecret);
		const order = await readOrder(customer, opened.body.orderNumber);
		expect(order).toMatchObject({ subtotal: 90, discount: 10, totalAmount: 90, paidAmount: 90 });
		expect(order.promotions).toEqual([
			{ code: promotion.code, name: "Essai", isAutomatic: false, discount: 10, isFreeShipping: false },
		]);
		expect(order.taxes).toEqual(quote.taxes);
		expect(await mailedTo(order.customerEmail, "order-received")).toContain("Essai");

		const [a] = order.items;
		const { body: correction } = await api<LinePreview>(`/admin/orders/${order.orderNumber}/correction-preview`, {
			token: admin,
			body: {
				items: [
					{ productId: sweets.id, boxes: 7 },
					{ productId: cake.id, boxes: 4 },
				],
			},
		});
		// Three boxes had 3,00 EUR off, and four have no more.
		expect(correction.after.total - correction.before.total).toBe(1000);
		await moveOrder(admin, order.orderNumber, { status: "SHIPPED" });
		await outboxEmpty(order.orderNumber);
		const at = `/admin/orders/${order.orderNumber}/line-refunds`;
		const choice = { lines: [{ lineId: a?.id, boxes: 2 }] };
		const { body: shown } = await api<LineRefundPreview>(`${at}/preview`, { token: admin, body: choice });
		expect(shown.refund).toBe(2 * 900);
		const done = await api(at, {
			token: admin,
			body: { ...choice, reason: "Cartons écrasés", fingerprint: shown.fingerprint },
			headers: { "Idempotency-Key": randomUUID() },
		});
		expect(done.status).toBe(201);
		const documents = (await settledInvoicesOf(order.id)).map(({ document }) => document);
		const invoice = documents.find(({ kind }) => kind === "FINAL_INVOICE");
		expect(grossSum(invoice?.totals ?? [])).toBe(9000);
		expect(invoice?.lines.map(({ reduction }) => reduction?.grossCents)).toEqual([700, 300]);
		expect(invoice?.mentions.map(({ text }) => text)).toContain("Promotions\u00a0: Essai.");
		if (invoice) expect(facturX(invoice)).toContain("<ram:ReasonCode>95</ram:ReasonCode>");
		expect(grossSum(documents.find(({ kind }) => kind === "CREDIT_NOTE")?.totals ?? [])).toBe(1800);
		expect(await reconcileBillingDocuments(context.pool)).not.toContain(order.orderNumber);
		expect(await read(promotion.id)).toMatchObject({ uses: 1, orders: 1, revenueCents: 9000, costCents: 1000 });
		expect(await broken()).toEqual([]);
	});

	test("free delivery, and the total that a page without it sends is refused", async () => {
		const product = await newProduct();
		const target = { ...PROMOTION.target, productIds: [product.id] };
		const { id, code } = await newPromotion({ benefit: FREE_DELIVERY, target });
		const request = await requestWith(customer, [{ product, boxes: 1 }], code);
		expect(request.amount).toBe(1000);
		const { body } = await createIntent<ApiError>(customer.token, { ...request, amount: 1499 });
		expect(body.code).toBe("PRICE_CHANGED");
		const { status, body: opened } = await createIntent(customer.token, request);
		expect(status).toBe(200);
		await payByCard(customer.token, opened.clientSecret);
		expect(await readOrder(customer, opened.orderNumber)).toMatchObject({ shippingCost: 0, totalAmount: 10 });
		expect(await read(id)).toMatchObject({ revenueCents: 1000, costCents: 499 });
	});

	test("thresholds are measured before reductions: 40 EUR with -1 % has free delivery, and reaches a minimum order", async () => {
		const { manager } = await companyOnAccount({ minimumOrder: 40 });
		const product = await newProduct();
		const target = { ...PROMOTION.target, productIds: [product.id] };
		const { code } = await newPromotion({ benefit: { kind: "percentage", percent: 1 }, target });
		const cart = [{ product, boxes: 4 }];
		expect(await quoteWith(cart, code, manager.token)).toMatchObject({ totalWithShipping: 39.6, shippingCost: 0 });
		const request = await requestWith(manager, cart, code);
		const { status, body } = await createIntent(manager.token, request);
		expect([status, body.paymentAmount]).toEqual([200, 3960]);
	});

	test("boxes that are free are removed by line, without money", async () => {
		const [free, paid] = [await newProduct(), await newProduct()];
		const target = { ...PROMOTION.target, productIds: [free.id] };
		const { code } = await newPromotion({ benefit: { kind: "percentage", percent: 100 }, target });
		const cart = [
			{ product: free, boxes: 2 },
			{ product: paid, boxes: 2 },
		];
		const { body: opened } = await orderWith(customer, cart, code);
		await payByCard(customer.token, opened.clientSecret);
		const order = await readOrder(customer, opened.orderNumber);
		const line = order.items.find(({ productId }) => productId === free.id);
		const at = `/admin/orders/${order.orderNumber}/line-refunds`;
		const choice = { lines: [{ lineId: line?.id, boxes: 2 }] };
		const { body: shown } = await api<LineRefundPreview>(`${at}/preview`, { token: admin, body: choice });
		const removed = await api(at, {
			token: admin,
			body: { ...choice, reason: "Ne les veut pas", fingerprint: shown.fingerprint },
			headers: { "Idempotency-Key": randomUUID() },
		});
		expect([removed.status, shown.refund]).toEqual([201, 0]);
		expect(await readOrder(customer, opened.orderNumber)).toMatchObject({ paidAmount: order.paidAmount });
	});

	test("a correction takes away boxes with their share, in the order and in its promotion", async () => {
		const product = await newProduct();
		const { code } = await newPromotion({ target: { ...PROMOTION.target, productIds: [product.id] } });
		const { body } = await orderWith(customer, [{ product, boxes: 6 }], code);
		await payByCard(customer.token, body.clientSecret);
		await outboxEmpty(body.orderNumber);
		const at = `/admin/orders/${body.orderNumber}`;
		const items = [{ productId: product.id, boxes: 4 }];
		const { body: shown } = await api<LinePreview>(`${at}/correction-preview`, { token: admin, body: { items } });
		const { status } = await api(`${at}/corrections`, {
			token: admin,
			body: { items, fingerprint: shown.fingerprint, version: shown.version },
			headers: { "Idempotency-Key": randomUUID() },
		});
		expect(status).toBe(201);
		const { body: order } = await api<AdminOrderDetail>(at, { token: admin });
		expect(order).toMatchObject({ subtotal: 36, discount: 4, promotions: [{ code, discount: 4 }] });
	});
});

describe("a reduced order elsewhere", () => {
	test("deposit and balance, export, and the message to other programs state its amounts to the cent", async () => {
		const receiver = new TestReceiver();
		const url = await receiver.open();
		const events = ["order.status_changed"];
		const hook = await api<WebhookSecret>("/admin/webhooks", { token: admin, body: { name: "Caisse", url, events } });
		receiver.trust(hook.body.secret);
		const buyer = await registerCustomer();
		const product = await newProduct();
		const { code } = await newPromotion({ target: { ...PROMOTION.target, productIds: [product.id] } });
		const cart = [{ product, boxes: 16 }];
		// 16 boxes at 9,00 EUR without a tenth.
		const deposit = { paymentAmount: 3240, remainingAmount: 9720 };
		const request = requestAt(12_960, cart, code);
		const { status, body } = await createIntent(buyer.token, {
			...request,
			...{ amount: 3240, paymentType: "deposit", depositPercentage: 25 },
			commercialCode: await commercialCodeFor(buyer.email),
			orderData: { ...request.orderData, ...deposit },
		});
		expect(status).toBe(200);
		await payByCard(buyer.token, body.clientSecret);
		expect(await readOrder(buyer, body.orderNumber)).toMatchObject({ paidAmount: 32.4, balanceAmount: 97.2 });
		const balance = await openBalance<BalanceIntent>(buyer, body.orderNumber);
		await payByCard(buyer.token, balance.body.clientSecret);
		const order = await readOrder(buyer, body.orderNumber);
		expect(order).toMatchObject({ subtotal: 129.6, discount: 14.4, paidAmount: 129.6, balanceAmount: 0 });
		const documents = (await settledInvoicesOf(order.id)).map(({ document }) => grossSum(document.totals));
		expect(documents).toEqual([3240, 12_960]);

		const { body: csv } = await engine<string>(`/api/admin/orders/export?query=${order.orderNumber}`, { token: admin });
		const [head = [], row = []] = csv.split("\r\n").map((text) => text.split(";"));
		const cells = ["Sous-total", "Remise", "Promotions", "Total"].map((name) => row[head.indexOf(name)]);
		expect(cells).toEqual(["129,6", "14,4", `Essai (${code})`, "129,6"]);
		await runJob("deliver-webhooks");
		const message = receiver.handled.map(({ data }) => data).find((data) => data.orderNumber === order.orderNumber);
		expect(message).toMatchObject({ subtotal: 129.6, discount: 14.4, total: 129.6 });
		receiver.close();
		await api(`/admin/webhooks/${hook.body.webhook.id}`, { method: "DELETE", token: admin });
	});

	test("a quote has its agreed prices, whatever applies by itself", async () => {
		const product = await newProduct();
		const buyer = await registerCustomer();
		await newPromotion({ isAutomatic: true, target: { ...PROMOTION.target, productIds: [product.id] } });
		const { body: quote } = await sendQuote(admin, quoteBody(buyer, [{ product, boxes: 10 }]));
		const { body: accepted } = await acceptAsStaff(admin, quote.id);
		expect(await readOrder(buyer, accepted.order?.orderNumber ?? "")).toMatchObject({
			subtotal: 90,
			discount: 0,
			promotions: [],
		});
	});
});

test("one that applies by itself is no announced price: product, list and feed state the list price", async () => {
	const read = async () => (await api<ProductList>("/products?limit=1")).body.items[0];
	const id = (await read())?.id ?? "";
	const announced = async () => {
		const { products } = feedCatalogueSchema.parse((await api("/feeds/boutique/catalogue.json")).body);
		return [await read(), (await api(`/products/${id}`)).body, products.filter((product) => product.id === id)];
	};
	const before = await announced();
	const promotion = await newPromotion({ isAutomatic: true, target: { ...PROMOTION.target, productIds: [id] } });
	const items = [{ productId: id, quantity: 1 }];
	const { body: quote } = await api<ShippingQuoteResponse>("/payments/calculate-shipping", { body: { items } });
	expect(quote.discount).toBeGreaterThan(0);
	expect(before[2]).toHaveLength(1);
	expect(await announced()).toEqual(before);
	expect((await api(`/admin/promotions/${promotion.id}`, { method: "DELETE", token: admin })).status).toBe(204);
});

describe("limits", () => {
	test("the last use is taken once; a cancelled order gives it back", async () => {
		const product = await newProduct();
		const cart = [{ product, boxes: 1 }];
		const promotion = await newPromotion({ limit: 1, target: { ...PROMOTION.target, productIds: [product.id] } });
		const other = await registerCustomer();
		const late = await requestWith(other, cart, promotion.code);
		const { body: placed } = await orderWith(customer, cart, promotion.code);
		expect(await read(promotion.id)).toMatchObject({ uses: 1, state: "EXHAUSTED" });
		expect((await createIntent<ApiError>(other.token, late)).body.code).toBe("PROMOTION_REFUSED");
		await moveOrder(admin, placed.orderNumber, { status: "CANCELLED" });
		expect(await read(promotion.id)).toMatchObject({ uses: 0, state: "ACTIVE" });
		expect((await createIntent(other.token, late)).status).toBe(200);
		const at = `/admin/orders/${placed.orderNumber}/status`;
		const reopened = await api<ApiError>(at, { method: "PATCH", token: admin, body: { status: "PENDING" } });
		expect([reopened.status, reopened.body]).toMatchObject([409, { code: "PROMOTION_REFUSED", field: "status" }]);
		await api(`/admin/promotions/${promotion.id}`, {
			method: "PUT",
			token: admin,
			body: { ...promotion, limit: 2 },
		});
		await moveOrder(admin, placed.orderNumber, { status: "PENDING" });
	});

	test("once per customer: the same checkout again is the same use, another one is refused", async () => {
		const product = await newProduct();
		const target = { ...PROMOTION.target, productIds: [product.id] };
		const { code } = await newPromotion({ limitPerCustomer: 1, target });
		const request = await requestWith(customer, [{ product, boxes: 2 }], code);
		const [first, again] = [await createIntent(customer.token, request), await createIntent(customer.token, request)];
		expect([first.status, again.body.orderNumber]).toEqual([200, first.body.orderNumber]);
		const second = await createIntent<ApiError>(customer.token, { ...request, checkoutId: randomUUID() });
		expect([second.status, second.body]).toEqual([
			409,
			expect.objectContaining({
				code: "PROMOTION_REFUSED",
				field: "promotionCode",
				message: "Vous avez déjà utilisé ce code promotionnel.",
			}),
		]);
	});
});

test("one field: a commercial code is said to be one, an unknown code is unknown", async () => {
	const cart = [{ product: await newProduct(), boxes: 1 }];
	expect((await quoteWith(cart, "0a1b2c3d")).code).toEqual({ kind: "COMMERCIAL", refusal: null });
	expect((await quoteWith(cart, newCode())).code).toEqual({
		kind: "PROMOTION",
		refusal: "Ce code promotionnel n'existe pas. Vérifiez votre saisie.",
	});
});

test("category, tag, company and first order are looked up: a code is for those that have them", async () => {
	const [product, other] = [await newProduct(), await newProduct()];
	const { manager, company } = await newCompany();
	const { body: choices } = await api<PromotionChoices>("/admin/promotions/choices", { token: admin });
	const [category, tag] = [choices.categories[0]?.id ?? "", choices.tags[0]?.id ?? ""];
	expect(choices.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(["Meilleure vente", "Noël"]));
	const { rows } = await db().query("select customer_group_id as id from company where id = $1", [company.id]);
	expect(choices.groups).toContainEqual({ id: rows[0].id, name: expect.stringContaining(company.company) });
	await db().query("insert into product_category_product (product_id, product_category_id) values ($1, $2)", [
		product.id,
		category,
	]);
	await db().query("insert into product_tags (product_id, product_tag_id) values ($1, $2)", [product.id, tag]);
	const refusal = async (code: string, token?: string, of = product) =>
		(await quoteWith([{ product: of, boxes: 1 }], code, token)).code?.refusal;
	for (const changes of [{ categoryIds: [category] }, { tagIds: [tag] }]) {
		const { code } = await newPromotion({ target: { ...PROMOTION.target, ...changes } });
		expect(await refusal(code)).toBeNull();
		expect(await refusal(code, undefined, other)).toMatch(/ne concerne aucun article/);
	}
	const target = { ...PROMOTION.target, productIds: [product.id] };
	const reserved = await newPromotion({ target, audience: { isFirstOrder: false, groupIds: [rows[0].id] } });
	expect(await refusal(reserved.code, manager.token)).toBeNull();
	expect(await refusal(reserved.code, customer.token)).toMatch(/réservé à certains clients/);
	expect(await refusal(reserved.code)).toMatch(/Connectez-vous/);
	const first = await newPromotion({ target, audience: { isFirstOrder: true, groupIds: [] } });
	const buyer = await registerCustomer();
	expect(await refusal(first.code, buyer.token)).toBeNull();
	await payByCard(buyer.token, (await checkout(buyer.token, [{ product, boxes: 1 }])).clientSecret);
	expect(await refusal(first.code, buyer.token)).toMatch(/réservé à une première commande/);
});

describe("administration", () => {
	test("created, listed, changed, paused: each in the audit log; a former version is refused", async () => {
		const created = await newPromotion({ startsAt: "2026-01-01T00:00:00Z", limit: 9, limitPerCustomer: 2 });
		const { body: list } = await api(`/admin/promotions?query=${created.code}`, { token: admin });
		expect(promotionPageSchema.strict().parse(list)).toMatchObject({ totalElements: 1, content: [created] });
		const { id, version, code } = created;
		const change = { ...PROMOTION, code, name: "Essai changé", minimumBoxes: 4, version };
		const { status, body } = await api<PromotionAnswer>(`/admin/promotions/${id}`, {
			method: "PUT",
			token: admin,
			body: change,
		});
		expect([status, body]).toMatchObject([200, { name: "Essai changé", minimumBoxes: 4, limitPerCustomer: null }]);
		const late = await api<ApiError>(`/admin/promotions/${id}`, { method: "PUT", token: admin, body: change });
		expect([late.status, late.body]).toMatchObject([
			409,
			{ code: "PROMOTION_CHANGED", current: { name: "Essai changé" } },
		]);
		const state = `/admin/promotions/${id}/state`;
		for (const wanted of ["PAUSED", "PAUSED", "ACTIVE", "PAUSED"])
			expect((await api(state, { method: "PUT", token: admin, body: { state: wanted } })).status).toBe(200);
		expect(await read(id)).toMatchObject({ state: "PAUSED", minimumBoxes: 4 });
		const shown = { code, status: "inactive", limit: null, application_method: { type: "percentage", value: 10 } };
		expect((await engine(`/admin/promotions/${id}`, { token: await medusaToken() })).body).toMatchObject({
			promotion: shown,
		});
		const { rows } = await db().query("select action from admin_audit where entity_id = $1 order by id", [id]);
		expect(rows.map(({ action }) => action)).toEqual([
			"promotion.created",
			"promotion.changed",
			"promotion.paused",
			"promotion.resumed",
			"promotion.paused",
		]);
	});

	test("an automatic one has its name as code, with a count where the name is taken, and follows it", async () => {
		const name = `Rentrée ${newCode()}`;
		const target = { ...PROMOTION.target, productIds: [(await newProduct()).id] };
		const created = await newPromotion({ name, code: "", isAutomatic: true, target });
		const second = await newPromotion({ name, code: "", isAutomatic: true, target });
		expect([created.code, second.code]).toEqual([name, `${name} (2)`]);
		const { body } = await api<PromotionAnswer>(`/admin/promotions/${second.id}`, {
			method: "PUT",
			token: admin,
			body: { ...second, name: `${name} bis`, code: "" },
		});
		expect(body.code).toBe(`${name} bis`);
	});

	test("one that no order names is deleted and its code free again; one that a cancelled order names stays", async () => {
		const product = await newProduct();
		const target = { ...PROMOTION.target, productIds: [product.id] };
		const [unused, used] = [await newPromotion({ limitPerCustomer: 1 }), await newPromotion({ target })];
		const remove = (id: string) => api<ApiError>(`/admin/promotions/${id}`, { method: "DELETE", token: admin });
		expect((await remove(unused.id)).status).toBe(204);
		expect((await remove(unused.id)).body.code).toBe("PROMOTION_NOT_FOUND");
		await newPromotion({ code: unused.code });
		const { body } = await orderWith(customer, [{ product, boxes: 1 }], used.code);
		await moveOrder(admin, body.orderNumber, { status: "CANCELLED" });
		const refused = await remove(used.id);
		expect([refused.status, refused.body.code]).toEqual([409, "PROMOTION_IN_ORDERS"]);
	});

	test.each([
		["a taken code", async () => ({ code: (await newPromotion()).code }), "code", 409],
		["a code like a commercial one", async () => ({ code: "0A1B2C3D" }), "code", 400],
		["no code", async () => ({ code: " " }), "code", 400],
		[
			"an end before the start",
			async () => ({ startsAt: "2026-12-02T00:00:00Z", endsAt: "2026-12-01T00:00:00Z" }),
			"endsAt",
			400,
		],
		["101 %", async () => ({ benefit: { kind: "percentage", percent: 101 } }), "benefit.percent", 400],
	])("%s is refused at its field", async (_, changes, field, status) => {
		const body = { ...PROMOTION, code: newCode(), ...(await changes()) };
		const refused = await api<ApiError>("/admin/promotions", { token: admin, body });
		expect([refused.status, refused.body.field]).toEqual([status, field]);
	});

	test("a preview is what the code would do, stored nowhere", async () => {
		const product = await newProduct();
		const promotion = { ...PROMOTION, code: newCode(), benefit: { kind: "buy_get", buyBoxes: 4, freeBoxes: 1 } };
		const items = [{ productId: product.id, quantity: 5 }];
		const { body } = await api("/admin/promotions/preview", { token: admin, body: { promotion, items } });
		expect(promotionPreviewSchema.strict().parse(body)).toMatchObject({
			lines: [{ boxes: 5, listUnitPriceCents: 1000, unitPriceCents: 800 }],
			...{ discountCents: 1000, shippingCents: 0, totalCents: 4000, refusal: null },
		});
	});
});
