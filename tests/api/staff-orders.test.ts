import { randomUUID } from "node:crypto";
import type { AccountHome } from "@confiserie/domain/contract/account-home";
import type { Balance, BalanceIntent } from "@confiserie/domain/contract/balance";
import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import type { Picking } from "@confiserie/domain/contract/picking";
import type { FoundCustomer, StaffOrderResult } from "@confiserie/domain/contract/staff-order";
import { STAFF_HOLD_DAYS } from "@confiserie/domain/orders/staff-order";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api, db, registerCustomer, type TestCustomer } from "../support/api";
import { newChannel } from "../support/channels";
import { goodsOf } from "../support/goods";
import { syncWithMedusa } from "../support/medusa-sync";
import { openOrderContext } from "../support/order-context";
import {
	CARDS,
	type CartLine,
	card,
	checkout,
	createIntent,
	eventually,
	intentRequest,
	newProduct,
	stockOf,
	type TestProduct,
} from "../support/ordering";
import { newAdministrator } from "../support/staff";
import { expireOrder } from "../support/unpaid-order";

const { context, setClock, close } = openOrderContext();
afterAll(close);

let staff: Awaited<ReturnType<typeof newAdministrator>>;
let customer: TestCustomer;
beforeAll(async () => {
	staff = await newAdministrator();
	customer = await registerCustomer();
});

const bodyOf = (cart: readonly CartLine[], overrides: object = {}) => {
	const { orderData } = intentRequest(cart);
	const { items, total, firstName, lastName, phone, address } = orderData;
	const contact = { firstName, lastName, phone, address, email: customer.email };
	return {
		requestId: randomUUID(),
		customerId: customer.user.id,
		payment: "LINK",
		orderData: { ...contact, items, total },
		...overrides,
	};
};
const enter = (body: object, token = staff.token) =>
	api<StaffOrderResult>("/admin/orders", { method: "POST", token, body });
const mailsTo = async (email: string) => {
	const { rows } = await db().query<{ template: string }>(
		"select template from mail_outbox where recipient = $1 order by template",
		[email],
	);
	return rows.map(({ template }) => template);
};
const tokenOf = (url: string | null) => new URL(url ?? "").pathname.replace("/payer/", "");

describe("a phone order entered in /admin is an order like any other", () => {
	test("priced by tiers, held for a stated time, sent by mail, in list, export, history and audit with its author", async () => {
		const product = await newProduct({ boxes: 60 });
		const { status, body } = await enter(bodyOf([{ product, boxes: 48 }]));
		expect(status).toBe(201);
		expect(body.order).toMatchObject({ status: "PENDING", totalAmount: 384, items: [{ quantity: 48 }] });
		expect(body.order.history[0]).toMatchObject({
			actor: { kind: "administrator", name: "Ada Ministre" },
			to: "PENDING",
		});
		const days = (new Date(body.heldUntil ?? 0).getTime() - new Date(body.order.createdAt).getTime()) / 86_400_000;
		expect(days).toBe(STAFF_HOLD_DAYS);
		expect(await mailsTo(customer.email)).toContain("order-recorded");
		const { rows } = await db().query("select actor_email, action from admin_audit where entity_id = $1", [
			body.order.id,
		]);
		expect(rows).toEqual([{ actor_email: staff.email, action: "order.created" }]);
		const own = await api(`/orders/${body.order.orderNumber}`, { token: customer.token });
		expect(own.status).toBe(200);
		const csv = await api<string>(`/admin/orders/export?orderNumber=${body.order.orderNumber}`, { token: staff.token });
		expect(csv.body).toContain(body.order.orderNumber);
		const other = await registerCustomer();
		expect((await createIntent(other.token, intentRequest([{ product, boxes: 13 }]))).status).toBe(409);
	});

	test("its hold outlives a checkout's, ends on the stated day, and does not count against its customer", async () => {
		const product = await newProduct({ boxes: 20 });
		const { body } = await enter(bodyOf([{ product, boxes: 20 }]));
		setClock(STAFF_HOLD_DAYS * 24 * 60 - 5);
		expect(await expireOrder(context, body.order.id)).toBe(false);
		setClock(STAFF_HOLD_DAYS * 24 * 60 + 5);
		expect(await expireOrder(context, body.order.id)).toBe(true);
		setClock(0);
		expect((await createIntent(customer.token, intentRequest([{ product, boxes: 10 }]))).status).toBe(200);
	});

	test("run out and set back to wait for its payment, it is held and paid by its link for as long again", async () => {
		const product = await newProduct({ boxes: 20 });
		const { body } = await enter(bodyOf([{ product, boxes: 20 }]));
		const { id, totalAmount } = body.order;
		const amount = Math.round(totalAmount * 100);
		setClock(STAFF_HOLD_DAYS * 24 * 60 + 5);
		expect(await expireOrder(context, id)).toBe(true);
		setClock(0);
		const request = { method: "PATCH", token: staff.token, body: { status: "PENDING" } };
		expect((await api(`/admin/orders/${id}/status`, request)).status).toBe(200);
		expect(await stockOf(product)).toMatchObject({ reserved: 20, held: 20 });
		const link = `/payments/balance-link/${tokenOf(body.paymentUrl)}`;
		expect((await api<Balance>(link)).body).toMatchObject({ amount, state: "DUE" });
		expect(await api(link, { method: "POST" })).toMatchObject({ status: 200, body: { amount } });
		setClock(STAFF_HOLD_DAYS * 24 * 60 - 5);
		expect(await expireOrder(context, id)).toBe(false);
		setClock(STAFF_HOLD_DAYS * 24 * 60 + 5);
		expect(await expireOrder(context, id)).toBe(true);
		setClock(0);
		expect(await stockOf(product)).toMatchObject({ reserved: 0, held: 0 });
	});

	test("set back to wait for its payment after a part has left, it does not run out; without its rest, what left is owed", async () => {
		const { body } = await enter(bodyOf([{ product: await newProduct(), boxes: 2 }], { payment: "LATER" }));
		const { id, orderNumber, items, totalAmount, shippingCost } = body.order;
		const goods = goodsOf(staff.token, orderNumber);
		expect((await goods.ship([{ lineId: items[0]?.id ?? "", boxes: 1 }])).status).toBe(201);
		expect((await goods.move("PENDING")).status).toBe(200);
		const { body: picking } = await api<Picking>(`/admin/orders/picking?orders=${orderNumber}`, { token: staff.token });
		expect(picking.products).toMatchObject([{ boxes: 1 }]);
		setClock(STAFF_HOLD_DAYS * 24 * 60 + 5);
		expect(await expireOrder(context, id)).toBe(false);
		setClock(0);
		const { body: ended } = await goods.move("CANCELLED");
		const balanceAmount = (totalAmount - shippingCost) / 2 + shippingCost;
		expect(ended).toMatchObject({ status: "SHIPPED", balanceAmount, attention: "BALANCE_DUE" });
	});

	test("accepted, lowered and set back to wait for its payment, it asks for what is left everywhere", async () => {
		const { body } = await enter(bodyOf([{ product: await newProduct(), boxes: 10 }], { payment: "LATER" }));
		const { orderNumber, items, totalAmount } = body.order;
		const goods = goodsOf(staff.token, orderNumber);
		expect((await goods.refund([{ lineId: items[0]?.id ?? "", boxes: 4 }])).status).toBe(201);
		const { balanceAmount: left } = await goods.read();
		expect(left).toBeLessThan(totalAmount);
		expect((await goods.move("PENDING")).status).toBe(200);
		const own = { token: customer.token };
		expect((await api(`/orders/${orderNumber}`, own)).body).toMatchObject({ expectedPaymentAmount: left });
		const { body: home } = await api<AccountHome>("/account/home", own);
		expect(home.dues.find((due) => due.orderNumber === orderNumber)).toMatchObject({ amount: left });
		const sent = { token: staff.token, body: { send: false } };
		const { body: made } = await api<{ url: string }>(`/admin/orders/${orderNumber}/balance-link`, sent);
		const link = `/payments/balance-link/${tokenOf(made.url)}`;
		const amount = Math.round(left * 100);
		expect((await api<Balance>(link)).body).toMatchObject({ amount, state: "DUE", isFirst: true });
		const { body: intent } = await api<BalanceIntent>(link, { method: "POST" });
		expect(intent.amount).toBe(amount);
		const { clientSecret } = intent;
		await api(`${link}/demo-confirm`, { body: { clientSecret, card: card(CARDS.success) } });
		expect((await api<Balance>(link)).body).toMatchObject({ amount: 0, state: "PAID" });
		expect(await goods.read()).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID", balanceAmount: 0 });
	});

	test("the same request twice, also at once, is one order; another content under it is refused", async () => {
		const product = await newProduct();
		const body = bodyOf([{ product, boxes: 2 }]);
		const answers = await Promise.all([enter(body), enter(body), enter(body)]);
		expect(new Set(answers.map((answer) => answer.body.order.id)).size).toBe(1);
		const { rows } = await db().query("select 1 from order_book_line where product_id = $1", [product.id]);
		expect(rows).toHaveLength(1);
		const items = [{ productId: product.id, quantity: 3 }];
		for (const other of [{ email: "autre@exemple.fr" }, { items }])
			expect(await enter({ ...body, orderData: { ...body.orderData, ...other } })).toMatchObject({
				status: 409,
				body: { code: "IDEMPOTENCY_CONFLICT" },
			});
	});

	test("stock that is gone, another price and an unknown customer are refused, and leave nothing behind", async () => {
		const product = await newProduct({ boxes: 3 });
		const email = `nouveau-${randomUUID()}@exemple.fr`;
		const body = bodyOf([{ product, boxes: 4 }], { customerId: null });
		const unsold = await enter({ ...body, orderData: { ...body.orderData, email } });
		expect(unsold).toMatchObject({ status: 409, body: { code: "OUT_OF_STOCK", lines: [{ availableQuantity: 3 }] } });
		const { rows } = await db().query("select 1 from customer where email = $1", [email]);
		expect(rows).toEqual([]);
		const dear = bodyOf([{ product, boxes: 1 }]);
		expect(await enter({ ...dear, orderData: { ...dear.orderData, total: 1 } })).toMatchObject({
			status: 409,
			body: { code: "PRICE_CHANGED" },
		});
		expect(await enter({ ...dear, customerId: "cus_unknown" })).toMatchObject({
			status: 404,
			body: { code: "CUSTOMER_NOT_FOUND" },
		});
	});
});

describe("at prices and with a deposit that were agreed, as in a quote", () => {
	const agreed = async (agreedUnitPrice: number, overrides: object = {}) => {
		const product = await newProduct();
		const body = bodyOf([{ product, boxes: 16 }], overrides);
		const items = body.orderData.items.map((item) => ({ ...item, agreedUnitPrice }));
		return { ...body, orderData: { ...body.orderData, items, total: 16 * agreedUnitPrice } };
	};

	test("it costs what was agreed, its link asks for the deposit, and the audit log says so; once", async () => {
		const body = await agreed(700, { depositPercentage: 30 });
		const entered = await enter(body);
		expect(entered).toMatchObject({
			status: 201,
			body: {
				order: {
					totalAmount: 112,
					depositPercentage: 30,
					expectedPaymentAmount: 33.6,
					items: [{ unitPrice: 7, totalPrice: 112 }],
				},
			},
		});
		const { order, paymentUrl } = entered.body;
		expect((await api<Balance>(`/payments/balance-link/${tokenOf(paymentUrl)}`)).body).toMatchObject({ amount: 3360 });
		const { rows } = await db().query("select changes from admin_audit where entity_id = $1", [order.id]);
		expect(rows[0]?.changes).toMatchObject({
			agreedPrices: { to: expect.stringMatching(/7,00\s€ au lieu de 9,00\s€$/) },
		});
		expect((await enter(body)).body.order.id).toBe(order.id);
		const items = body.orderData.items.map((item) => ({ ...item, agreedUnitPrice: 800 }));
		const dearer = { ...body, orderData: { ...body.orderData, items, total: 12_800 } };
		for (const other of [dearer, { ...body, depositPercentage: null }])
			expect(await enter(other)).toMatchObject({ status: 409, body: { code: "IDEMPOTENCY_CONFLICT" } });
	});

	test.each<[string, number, object, number, string, string]>([
		["more than the catalogue", 901, {}, 400, "VALIDATION", "orderData.items[0].agreedUnitPrice"],
		["no price", 0, {}, 400, "VALIDATION", "orderData.items[0].agreedUnitPrice"],
		["a percentage that is not offered", 700, { depositPercentage: 33 }, 400, "VALIDATION", "depositPercentage"],
		[
			"a deposit of what is paid later",
			700,
			{ depositPercentage: 30, payment: "LATER" },
			400,
			"VALIDATION",
			"depositPercentage",
		],
		["a deposit below the minimum", 400, { depositPercentage: 25 }, 400, "DEPOSIT_REFUSED", "depositPercentage"],
	])("%s is refused", async (_, price, overrides, status, code, field) => {
		expect(await enter(await agreed(price, overrides))).toMatchObject({ status, body: { code, field } });
	});
});

describe("through another channel than the shop's own", () => {
	const quote = (channelId: string | null, productId: string) =>
		api<ShippingQuoteResponse>("/admin/orders/quote", {
			token: staff.token,
			body: { channelId, items: [{ productId, quantity: 8 }] },
		});
	/** Eight boxes as a channel that asks a tenth more prices them: 990 cents each. */
	const throughChannel = (product: TestProduct, channelId: string) => {
		const body = bodyOf([{ product, boxes: 8 }], { channelId });
		const items = [{ productId: product.id, quantity: 8, unitPrice: 990 }];
		return { ...body, orderData: { ...body.orderData, items, total: 7920 } };
	};

	test("it has that channel's prices, is refused at the shop's, and carries the channel's name", async () => {
		const channelId = await newChannel({ prices: "FACTOR", price_percent: 110 });
		const product = await newProduct();
		expect((await quote(channelId, product.id)).body).toMatchObject({ subtotal: 79.2, totalWithShipping: 79.2 });
		expect((await quote(null, product.id)).body).toMatchObject({ subtotal: 72 });
		expect(await enter(bodyOf([{ product, boxes: 8 }], { channelId }))).toMatchObject({
			status: 409,
			body: { code: "PRICE_CHANGED", lines: [{ unitPrice: 990 }] },
		});
		const body = throughChannel(product, channelId);
		const entered = await enter(body);
		expect(entered).toMatchObject({ status: 201, body: { order: { totalAmount: 79.2, channel: { id: channelId } } } });
		expect((await enter(body)).body.order.id).toBe(entered.body.order.id);
		expect(await enter({ ...body, channelId: null })).toMatchObject({ body: { code: "IDEMPOTENCY_CONFLICT" } });
	});

	test("it sells that channel's assortment and its share of the stock, and nothing while it is switched off", async () => {
		const product = await newProduct({ boxes: 20 });
		const chosen = await newChannel({ assortment: "PRODUCTS" });
		expect(await enter(bodyOf([{ product, boxes: 8 }], { channelId: chosen }))).toMatchObject({
			status: 409,
			body: { code: "PRODUCT_UNAVAILABLE" },
		});
		expect((await quote(chosen, product.id)).body).toMatchObject({ code: "PRODUCT_UNAVAILABLE" });
		const share = await newChannel({ stock: "SHARE", stock_percent: 25 });
		expect(await enter(bodyOf([{ product, boxes: 8 }], { channelId: share }))).toMatchObject({
			status: 409,
			body: { code: "OUT_OF_STOCK", lines: [{ availableQuantity: 5 }] },
		});
		for (const channelId of [await newChannel({ isDisabled: true }), "sc_unknown"]) {
			expect(await enter(bodyOf([{ product, boxes: 8 }], { channelId }))).toMatchObject({
				status: 409,
				body: { code: "CHANNEL_CLOSED" },
			});
			expect((await quote(channelId, product.id)).body).toMatchObject({ code: "CHANNEL_CLOSED" });
		}
	});
});

describe("for an existing or a new customer", () => {
	test("is found by name without accents, e-mail or phone number in any grouping", async () => {
		const family = `Zoé${randomUUID().slice(0, 6)}`;
		const known = await registerCustomer({ firstName: "Éloïse", lastName: family, phoneNumber: "+33698711234" });
		const search = async (query: string) =>
			(
				await api<{ content: FoundCustomer[] }>(`/admin/customers?query=${encodeURIComponent(query)}`, {
					token: staff.token,
				})
			).body.content.map(({ id }) => id);
		expect(await search(`eloise ${family.toLowerCase().replace("é", "e")}`)).toEqual([known.user.id]);
		expect(await search(known.email)).toEqual([known.user.id]);
		expect(await search("06 98 71 12 34")).toContain(known.user.id);
		expect((await api("/admin/customers?query=a", { token: staff.token })).status).toBe(400);
	});

	test("a concurrent registration creates one account, and the other request gets a conflict", async () => {
		const product = await newProduct();
		for (let round = 0; round < 5; round++) {
			const email = `nouveau-${randomUUID()}@exemple.fr`;
			const body = bodyOf([{ product, boxes: 1 }], { customerId: null });
			const [entered, registered] = await Promise.all([
				enter({ ...body, orderData: { ...body.orderData, email } }),
				api("/auth/register", {
					body: { email, firstName: "Zoé", lastName: "Roy", phoneNumber: "+33612345678", password: "Sucre-candi-2026" },
				}),
			]);
			expect([entered.status, registered.status].filter((status) => status === 409)).toHaveLength(1);
			const { rows } = await db().query("select 1 from customer where email = $1 and has_account", [email]);
			expect(rows).toHaveLength(1);
		}
	});

	test("a new one gets an account without password, and an invitation only if asked", async () => {
		for (const invite of [false, true]) {
			const email = `nouveau-${randomUUID()}@exemple.fr`;
			const body = bodyOf([{ product: await newProduct(), boxes: 1 }], { customerId: null, invite });
			const { status } = await enter({ ...body, orderData: { ...body.orderData, email } });
			expect(status).toBe(201);
			expect(await mailsTo(email)).toEqual(invite ? ["account-invitation", "order-recorded"] : ["order-recorded"]);
			const login = await api("/auth/login", { body: { email, password: "Sucre-candi-2026" } });
			expect(login.status).toBe(401);
			const again = await enter({ ...body, requestId: randomUUID(), orderData: { ...body.orderData, email } });
			expect(again).toMatchObject({ status: 409, body: { code: "EMAIL_TAKEN", field: "orderData.email" } });
		}
	});
});

describe("paid by link, by transfer or later", () => {
	test("the link pays the whole order, without account, once, and confirms it", async () => {
		await syncWithMedusa();
		const { body } = await enter(bodyOf([{ product: await newProduct(), boxes: 8 }]));
		const link = `/payments/balance-link/${tokenOf(body.paymentUrl)}`;
		expect((await api<Balance>(link)).body).toMatchObject({ amount: 7200, state: "DUE" });
		const { body: intent } = await api<BalanceIntent>(link, { method: "POST" });
		const paid = await api(`${link}/demo-confirm`, {
			body: { clientSecret: intent.clientSecret, card: card(CARDS.success) },
		});
		expect(paid.status).toBe(200);
		const order = await eventually("the order is confirmed", async () => {
			const { rows } = await db().query(
				"select status, captured_cents, medusa_order_id from order_book where id = $1 and medusa_order_id is not null",
				[body.order.id],
			);
			return rows[0];
		});
		expect(order).toMatchObject({ status: "CONFIRMED", captured_cents: 7200 });
		expect((await api<Balance>(link)).body).toMatchObject({ amount: 0, state: "PAID" });
	});

	test("a transfer is recorded on it as on any order", async () => {
		const { body } = await enter(bodyOf([{ product: await newProduct(), boxes: 1 }], { payment: "TRANSFER" }));
		const transferred = await api(`/admin/orders/${body.order.id}/transfers`, {
			token: staff.token,
			headers: { "Idempotency-Key": randomUUID() },
			body: { amount: 1499, receivedOn: "2026-11-20", reference: "VIR 1" },
		});
		expect(transferred).toMatchObject({ status: 201, body: { captured: 1499, due: 0 } });
	});

	test("later: it is accepted at once, its stock is held, and its balance is due", async () => {
		const product = await newProduct({ boxes: 5 });
		const { body } = await enter(bodyOf([{ product, boxes: 5 }], { payment: "LATER" }));
		expect(body).toMatchObject({ heldUntil: null, order: { status: "CONFIRMED", balanceAmount: 50 } });
		expect(body.paymentUrl).not.toBeNull();
		const { rows } = await db().query("select state from stock_hold where order_id = $1", [body.order.id]);
		expect(rows).toEqual([{ state: "PERMANENT" }]);
	});

	test("a checkout of a customer's own is still paid by no link", async () => {
		const { orderNumber } = await checkout(customer.token, [{ product: await newProduct(), boxes: 1 }]);
		expect(
			await api(`/admin/orders/${orderNumber}/balance-link`, { token: staff.token, body: { send: false } }),
		).toMatchObject({ status: 409, body: { code: "BALANCE_CLOSED" } });
	});

	test("none goes beyond what a card may be asked for, however it is to be paid", async () => {
		const cart = await Promise.all(
			[1, 2].map(async () => ({ product: await newProduct({ boxes: 200_000 }), boxes: 100_000 })),
		);
		for (const payment of ["LINK", "TRANSFER", "LATER"])
			expect(await enter(bodyOf(cart, { payment }))).toMatchObject({
				status: 400,
				body: { code: "VALIDATION", field: "orderData.items" },
			});
	});
});
