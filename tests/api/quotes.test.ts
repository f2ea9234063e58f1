import { randomUUID } from "node:crypto";
import type { Balance, BalanceIntent } from "@confiserie/domain/contract/balance";
import type { QuoteList, QuotePage } from "@confiserie/domain/contract/quotes";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { STAFF_HOLD_DAYS } from "@confiserie/domain/orders/staff-order";
import { QUOTE_VALID_DAYS } from "@confiserie/domain/quote/quote";
import { beforeAll, describe, expect, test } from "vitest";
import { api, db, registerCustomer, type TestCustomer } from "../support/api";
import { settledInvoicesOf } from "../support/invoices";
import { mailCount } from "../support/mailed";
import { CARDS, card, eventually, newProduct } from "../support/ordering";
import { acceptAsStaff, acceptByKey, quoteBody, readByKey, sendQuote, withdraw } from "../support/quotes";
import { newAdministrator } from "../support/staff";

let staff: Awaited<ReturnType<typeof newAdministrator>>;
let customer: TestCustomer;
beforeAll(async () => {
	staff = await newAdministrator();
	customer = await registerCustomer();
});

const make = async (boxes = 8, overrides: object = {}, agreed: number[] = []) => {
	const product = await newProduct({ boxes: 100 });
	const sent = await sendQuote(staff.token, quoteBody(customer, [{ product, boxes }], overrides, agreed));
	expect(sent).toMatchObject({ status: 201 });
	return { product, quote: sent.body };
};
const heldOf = async (inventoryItemId: string) => {
	const { rows } = await db().query(
		"select coalesce(sum(boxes), 0)::int as boxes from stock_hold where inventory_item_id = $1 and state <> 'RELEASED'",
		[inventoryItemId],
	);
	return rows[0]?.boxes;
};
const ordersOf = async (productId: string) =>
	(await db().query("select order_id from order_book_line where product_id = $1", [productId])).rows.length;
const raisePrice = (productId: string) =>
	db().query("update product_packaging set price_per_piece_layer = 2, price_per_piece_box = 3 where product_id = $1", [
		productId,
	]);

describe("a quote is offered", () => {
	test("numbered, at the tier's price with VAT, sent by mail, without touching the stock, with who made it", async () => {
		const { product, quote } = await make();
		expect(quote.number).toMatch(new RegExp(`^DEV-${dayOf(new Date()).slice(0, 4)}-\\d{6}$`));
		expect(quote).toMatchObject({
			...{ state: "SENT", total: 72, subtotal: 72, shippingCost: 0, dueOnAcceptance: 72, order: null },
			validUntil: daysLater(quote.issuedOn, QUOTE_VALID_DAYS.usual),
			lines: [{ quantity: 8, unitPrice: 9, listPrice: 9, totalPrice: 72, vatRate: 20 }],
			taxes: [{ ratePercent: 20, net: 60, vat: 12, gross: 72 }],
		});
		expect(await mailCount(customer.email, "quote")).toBeGreaterThan(0);
		expect(await heldOf(product.inventoryItemId)).toBe(0);
		const { rows } = await db().query("select actor_email, action, label from admin_audit where entity_id = $1", [
			quote.id,
		]);
		expect(rows).toEqual([{ actor_email: staff.email, action: "quote.sent", label: quote.number }]);
		const seen = await readByKey(quote.key);
		expect(seen).toMatchObject({ status: 200, body: { number: quote.number, total: 72 } });
		expect(seen.body).not.toHaveProperty("email");
		const own = await api<QuoteList>("/quotes", { token: customer.token });
		expect(own.body.map(({ number }) => number)).toContain(quote.number);
	});

	test("at lower prices that were agreed, never at higher ones, and not at a total that was not on the screen", async () => {
		const { quote } = await make(8, {}, [750]);
		expect(quote).toMatchObject({ total: 60, lines: [{ unitPrice: 7.5, listPrice: 9 }] });
		const product = await newProduct();
		const cart = [{ product, boxes: 8 }];
		expect(await sendQuote(staff.token, quoteBody(customer, cart, {}, [901]))).toMatchObject({
			status: 400,
			body: { code: "VALIDATION", field: "orderData.items[0].agreedUnitPrice" },
		});
		const body = quoteBody(customer, cart, {}, [800]);
		const unseen = { ...body, orderData: { ...body.orderData, total: 7200 } };
		expect(await sendQuote(staff.token, unseen)).toMatchObject({ status: 409, body: { code: "PRICE_CHANGED" } });
		await raisePrice(product.id);
		expect(await sendQuote(staff.token, body)).toMatchObject({
			status: 409,
			body: { code: "PRICE_CHANGED", lines: [{ sentUnitPrice: 900, unitPrice: 2000 }] },
		});
	});

	test("for more than there is in stock, and to a new customer, who gets an account", async () => {
		const email = `devis-${randomUUID()}@exemple.fr`;
		const product = await newProduct({ boxes: 2 });
		const body = quoteBody(customer, [{ product, boxes: 50 }], { customerId: null });
		const sent = await sendQuote(staff.token, { ...body, orderData: { ...body.orderData, email } });
		expect(sent.status).toBe(201);
		const again = { ...body, requestId: randomUUID(), orderData: { ...body.orderData, email } };
		expect(await sendQuote(staff.token, again)).toMatchObject({ status: 409, body: { code: "EMAIL_TAKEN" } });
	});

	test.each([
		["no day", { validDays: 0 }, "validDays"],
		["too many days", { validDays: 181 }, "validDays"],
		["a percentage that is not offered", { depositPercentage: 33 }, "depositPercentage"],
		["a deposit of what is paid later", { depositPercentage: 30, payment: "LATER" }, "depositPercentage"],
		["an unknown payment", { payment: "CASH" }, "payment"],
	])("%s is refused", async (_, overrides, field) => {
		const cart = [{ product: await newProduct(), boxes: 8 }];
		expect(await sendQuote(staff.token, quoteBody(customer, cart, overrides))).toMatchObject({
			status: 400,
			body: { field },
		});
	});

	test("the series has no gap and no double when many are made at once, some of them refused", async () => {
		const product = await newProduct();
		const bodies = Array.from({ length: 12 }, (_, index) =>
			quoteBody(customer, [{ product, boxes: 1 }], index % 4 === 3 ? { customerId: "cus_unknown" } : {}),
		);
		const twice = [...bodies, ...bodies.slice(0, 3)];
		const answers = await Promise.all(twice.map((body) => sendQuote(staff.token, body)));
		const numbers = answers.filter(({ status }) => status === 201).map(({ body }) => body.number);
		const ordinals = [...new Set(numbers)].map((number) => Number(number.slice(-6))).sort((a, b) => a - b);
		expect(ordinals).toHaveLength(9);
		expect(ordinals).toEqual(ordinals.map((_, index) => (ordinals[0] ?? 0) + index));
		const other = { ...bodies[0], note: "Autre chose." };
		expect(await sendQuote(staff.token, other)).toMatchObject({ status: 409, body: { code: "IDEMPOTENCY_CONFLICT" } });
	});

	test("as a PDF for its customer and for staff", async () => {
		const { quote } = await make();
		for (const [path, token] of [
			[`/quotes/${quote.key}/pdf`, undefined],
			[`/admin/quotes/${quote.id}/pdf`, staff.token],
		] as const) {
			const { status, body, headers } = await api<string>(path, token ? { token } : {});
			expect(status).toBe(200);
			expect(headers.get("content-disposition")).toBe(`attachment; filename="${quote.number}.pdf"`);
			expect(String(body).slice(0, 5)).toBe("%PDF-");
		}
	});
});

describe("it never changes", () => {
	test("the database refuses another content, price or last day", async () => {
		const { quote } = await make();
		for (const change of ["content = '{}'", "total_cents = 1", "valid_until = '2099-01-01'", "number = 'DEV-1'"])
			await expect(db().query(`update sales_quote set ${change} where id = $1`, [quote.id])).rejects.toThrow(
				/never changes/,
			);
	});

	test("another one takes its place, says so, and alone can be accepted", async () => {
		const { product, quote } = await make();
		const renewed = quoteBody(customer, [{ product, boxes: 8 }], { replaces: quote.id }, [700]);
		const { status, body: second } = await sendQuote(staff.token, renewed);
		expect([status, second.replaces, second.total]).toEqual([201, quote.number, 56]);
		expect((await readByKey(quote.key)).body).toMatchObject({
			state: "REPLACED",
			replacement: { number: second.number, key: second.key },
		});
		expect(await acceptByKey(quote.key)).toMatchObject({ status: 409, body: { code: "QUOTE_CLOSED" } });
		expect((await acceptByKey(second.key)).status).toBe(200);
		for (const replaces of [quote.id, second.id])
			expect(await sendQuote(staff.token, quoteBody(customer, [{ product, boxes: 1 }], { replaces }))).toMatchObject({
				status: 409,
				body: { code: "QUOTE_CLOSED" },
			});
	});

	test("withdrawn it is read, and accepted no more", async () => {
		const { quote } = await make();
		expect(await withdraw(staff.token, quote.id)).toMatchObject({ status: 200, body: { state: "WITHDRAWN" } });
		for (const answer of [await acceptByKey(quote.key), await acceptAsStaff(staff.token, quote.id)])
			expect(answer).toMatchObject({ status: 409, body: { code: "QUOTE_CLOSED" } });
		expect(await withdraw(staff.token, quote.id)).toMatchObject({ status: 409 });
	});
});

describe("accepted it is an order", () => {
	test("at the quote's prices after the catalogue's changed, held as long as it says, under the terms in force", async () => {
		const { product, quote } = await make(8, { note: "Merci." }, [800]);
		await raisePrice(product.id);
		const { status, body } = await acceptByKey(quote.key);
		expect(status).toBe(200);
		expect(body).toMatchObject({ state: "ACCEPTED", total: 64 });
		const { rows } = await db().query(
			`select total_cents, status, customer_id, placed_by, terms_id = (select max(id) from sale_terms) as is_in_force,
				hold_expires_at, created_at from order_book where order_number = $1`,
			[body.order?.orderNumber],
		);
		const [order] = rows;
		expect(order).toMatchObject({ total_cents: 6400, status: "PENDING", customer_id: customer.user.id });
		expect(order).toMatchObject({ placed_by: staff.user.id, is_in_force: true });
		expect((order.hold_expires_at - order.created_at) / 86_400_000).toBe(STAFF_HOLD_DAYS);
		expect(await heldOf(product.inventoryItemId)).toBe(8);
		const own = await api<{ totalAmount: number }>(`/orders/${body.order?.orderNumber}`, { token: customer.token });
		expect(own.body.totalAmount).toBe(64);
	});

	test("once, however many accept it at once, the customer and staff", async () => {
		const { product, quote } = await make();
		const answers = await Promise.all([
			...Array.from({ length: 4 }, () => acceptByKey(quote.key)),
			...Array.from({ length: 2 }, () => acceptAsStaff(staff.token, quote.id)),
		]);
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		expect(new Set(answers.map(({ body }) => body.order?.orderNumber)).size).toBe(1);
		expect(await ordersOf(product.id)).toBe(1);
		expect(await heldOf(product.inventoryItemId)).toBe(8);
	});

	test("or withdrawn, or replaced: never two of them", async () => {
		for (let round = 0; round < 4; round++) {
			const { product, quote } = await make();
			const other = quoteBody(customer, [{ product, boxes: 1 }], { replaces: quote.id });
			const [accepted, ended] = await Promise.all([
				acceptByKey(quote.key),
				round % 2 ? withdraw(staff.token, quote.id) : sendQuote(staff.token, other),
			]);
			expect([accepted.status, ended.status].filter((status) => status === 409)).toHaveLength(1);
			expect(await ordersOf(product.id)).toBe(accepted.status === 200 ? 1 : 0);
		}
	});

	test("without enough stock nothing is lost: the quote stays, staff sees it, and it is accepted once there is some", async () => {
		const { product, quote } = await make(60);
		const other = await make(1);
		await db().query(
			"update inventory_level set stocked_quantity = 5, raw_stocked_quantity = $2 where inventory_item_id = $1",
			[product.inventoryItemId, JSON.stringify({ value: "5", precision: 20 })],
		);
		expect(await acceptByKey(quote.key)).toMatchObject({
			status: 409,
			body: { code: "OUT_OF_STOCK", lines: [{ quantity: 60, availableQuantity: 5 }] },
		});
		expect((await readByKey(quote.key)).body.state).toBe("SENT");
		const found = async (query: string) =>
			(await api<QuotePage>(`/admin/quotes?query=${query}`, { token: staff.token })).body.content;
		expect(await found(quote.number)).toMatchObject([{ isShort: true, state: "SENT" }]);
		expect(await found(other.quote.number)).toMatchObject([{ isShort: false }]);
		await db().query(
			"update inventory_level set stocked_quantity = 80, raw_stocked_quantity = $2 where inventory_item_id = $1",
			[product.inventoryItemId, JSON.stringify({ value: "80", precision: 20 })],
		);
		expect((await acceptByKey(quote.key)).status).toBe(200);
		expect(await found(quote.number)).toMatchObject([{ isShort: false, state: "ACCEPTED" }]);
	});

	test("two quotes for the last boxes: one of them", async () => {
		const product = await newProduct({ boxes: 8 });
		const cart = [{ product, boxes: 8 }];
		const keys = await Promise.all(
			[1, 2].map(async () => (await sendQuote(staff.token, quoteBody(customer, cart))).body.key),
		);
		const answers = await Promise.all(keys.map(acceptByKey));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "OUT_OF_STOCK" });
		expect(await heldOf(product.inventoryItemId)).toBe(8);
	});

	test("a product that is sold no more, terms that are not accepted and a key of nothing are refused", async () => {
		const { product, quote } = await make();
		await db().query("update product set status = 'draft' where id = $1", [product.id]);
		expect(await acceptByKey(quote.key)).toMatchObject({ status: 409, body: { code: "PRODUCT_UNAVAILABLE" } });
		expect(await api(`/quotes/${quote.key}/accept`, { body: { termsAccepted: false } })).toMatchObject({
			status: 400,
			body: { field: "termsAccepted" },
		});
		for (const answer of [await readByKey("nothing"), await acceptByKey("nothing")])
			expect(answer).toMatchObject({ status: 404, body: { code: "QUOTE_NOT_FOUND" } });
	});
});

describe("paid by link, by transfer, by deposit or later", () => {
	test("its link asks for the deposit, which has its invoice; the balance follows", async () => {
		const { quote } = await make(16, { depositPercentage: 25 }, [800]);
		expect(quote).toMatchObject({ total: 128, dueOnAcceptance: 32 });
		const { body } = await acceptByKey(quote.key);
		const token = new URL(body.order?.paymentUrl ?? "").pathname.replace("/payer/", "");
		const link = `/payments/balance-link/${token}`;
		expect((await api<Balance>(link)).body).toMatchObject({ amount: 3200, state: "DUE" });
		const { body: intent } = await api<BalanceIntent>(link, { method: "POST" });
		const paid = await api(`${link}/demo-confirm`, {
			body: { clientSecret: intent.clientSecret, card: card(CARDS.success) },
		});
		expect(paid.status).toBe(200);
		const order = await eventually("the order is confirmed", async () => {
			const { rows } = await db().query(
				"select id, captured_cents from order_book where order_number = $1 and status = 'CONFIRMED'",
				[body.order?.orderNumber],
			);
			return rows[0];
		});
		expect(order.captured_cents).toBe(3200);
		const [invoice] = await settledInvoicesOf(order.id);
		expect(invoice).toMatchObject({ kind: "DEPOSIT_INVOICE" });
		expect(invoice?.document.totals).toEqual([{ ratePercent: 20, netCents: 2667, vatCents: 533, grossCents: 3200 }]);
		expect((await api<Balance>(link)).body).toMatchObject({ amount: 9600, state: "DUE" });
	});

	test("by transfer it has no link, and waits; later it is accepted at once", async () => {
		const transfer = await make(8, { payment: "TRANSFER" });
		expect((await acceptByKey(transfer.quote.key)).body.order).toMatchObject({ paymentUrl: null });
		const later = await make(8, { payment: "LATER" });
		const { body } = await acceptAsStaff(staff.token, later.quote.id);
		expect(body).toMatchObject({ acceptedBy: "STAFF", dueOnAcceptance: 0, order: { heldUntil: null } });
		const { rows } = await db().query("select status from order_book where order_number = $1", [
			body.order?.orderNumber,
		]);
		expect(rows).toEqual([{ status: "CONFIRMED" }]);
	});
});
