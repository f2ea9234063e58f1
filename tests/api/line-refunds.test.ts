import { randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { LineRefundPreview } from "@confiserie/domain/contract/line-refund";
import type { Order } from "@confiserie/domain/contract/order";
import type { WithdrawableOrder } from "@confiserie/domain/contract/withdrawals";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reconcileBillingDocuments } from "../../backend/src/modules/documents/invoicing/reconcile";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { payDeposit, readOrder } from "../support/deposit";
import { brokenSinceNow } from "../support/invariants";
import { settledInvoicesOf } from "../support/invoices";
import { mailedTo } from "../support/mailed";
import { outboxEmpty } from "../support/medusa-orders";
import { givenBackByProvider, ledgerOf, moneyOf } from "../support/money";
import { acceptOnAccount, companyOnAccount, placeUnpaid } from "../support/on-account";
import { openOrderContext } from "../support/order-context";
import { moveOrder } from "../support/order-status";
import { type CartLine, checkout, newProduct, payByCard, stockOf } from "../support/ordering";

const { context, close } = openOrderContext();
afterAll(close);
let admin: string;
let customer: TestCustomer;
let broken: () => Promise<string[]>;
beforeAll(async () => {
	[admin, customer] = await Promise.all([adminToken(), registerCustomer()]);
	broken = await brokenSinceNow(context.pool);
});

interface Choice {
	returned?: boolean;
	lines?: { lineId: string | undefined; boxes: number; restock?: boolean }[];
	shipping?: boolean;
}
const at = ({ orderNumber }: Pick<Order, "orderNumber">) => `/admin/orders/${orderNumber}/line-refunds`;
const preview = async (order: Order, choice: Choice = {}) =>
	api<LineRefundPreview & ApiError>(`${at(order)}/preview`, { token: admin, body: choice });
const confirm = (order: Order, body: object, key: string = randomUUID()) =>
	api<OrderPayments & ApiError>(at(order), {
		token: admin,
		body: { reason: "Cartons écrasés", ...body },
		headers: { "Idempotency-Key": key },
	});
/** Looks, and confirms what was shown. */
async function refund(order: Order, choice: Choice, key?: string) {
	const { fingerprint } = (await preview(order, choice)).body;
	return confirm(order, { ...choice, fingerprint }, key);
}
async function paidOrder(cart: readonly CartLine[]): Promise<Order> {
	const { orderNumber, clientSecret } = await checkout(customer.token, cart);
	await payByCard(customer.token, clientSecret);
	return readOrder(customer, orderNumber);
}
const sound = async () => expect(await broken()).toEqual([]);

test("boxes of a shipped order, pressed twenty times: money, stock, credit note, history, audit and mail once", async () => {
	const [sweets, cake] = [await newProduct({ boxes: 50 }), await newProduct({ vatRate: 5.5 })];
	const order = await paidOrder([
		{ product: sweets, boxes: 3 },
		{ product: cake, boxes: 2 },
	]);
	const lineOf = ({ name }: { name: string }) => order.items.find(({ productName }) => productName === name)?.id;
	const [a, b] = [lineOf(sweets), lineOf(cake)];
	const early = await preview(order, { lines: [{ lineId: a, boxes: 1, restock: true }] });
	expect([early.status, early.body.field]).toEqual([400, "lines.0.restock"]);
	await moveOrder(admin, order.orderNumber, { status: "SHIPPED" });
	// The boxes of a shipped order leave the stock when its tasks are done.
	await outboxEmpty(order.orderNumber);
	const shipping = Math.round(order.shippingCost * 100);
	const nothing = (await preview(order)).body;
	expect(nothing).toMatchObject({ canRestock: true, worth: 0, refund: 0, shippingLeft: shipping });
	expect(nothing.lines.map(({ boxes, boxesLeft }) => [boxes, boxesLeft])).toEqual([
		[3, 3],
		[2, 2],
	]);

	const choice = {
		lines: [
			{ lineId: a, boxes: 2, restock: true },
			{ lineId: b, boxes: 1 },
		],
		shipping: true,
	};
	const shown = (await preview(order, choice)).body;
	const worth = 3000 + shipping;
	expect(shown).toMatchObject({ worth, offBalance: 0, refund: worth, refundByHand: 0, beyond: 0 });
	expect(shown.taxes.map(({ ratePercent }) => ratePercent)).toEqual([5.5, 20]);
	expect(shown.taxes.reduce((sum, { net, vat }) => sum + net + vat, 0)).toBe(worth);
	const before = await stockOf(sweets);
	const key = randomUUID();
	const body = { ...choice, fingerprint: shown.fingerprint };
	const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(order, body, key)));
	expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
	expect(answers[0]?.body.refunds).toMatchObject([{ amount: worth, reason: "Cartons écrasés" }]);
	expect((await confirm(order, { ...body, fingerprint: "other" }, key)).body.code).toBe("IDEMPOTENCY_CONFLICT");
	expect(await givenBackByProvider(order.orderNumber)).toBe(worth);
	expect((await stockOf(sweets)).stocked).toBe(before.stocked + 2);
	expect((await preview(order)).body).toMatchObject({ shippingLeft: 0, lines: [{ boxesLeft: 1 }, { boxesLeft: 1 }] });
	expect(await readOrder(customer, order.orderNumber)).toMatchObject({ paymentStatus: "PAID", status: "SHIPPED" });

	const documents = (await settledInvoicesOf(order.id)).map(({ document }) => document);
	const credit = documents.find(({ kind }) => kind === "CREDIT_NOTE");
	expect(grossSum(credit?.totals ?? [])).toBe(worth);
	expect(credit?.lines.slice(0, 2).map(({ name, quantity, grossCents }) => [name, quantity, grossCents])).toEqual([
		[sweets.name, 2, 2000],
		[cake.name, 1, 1000],
	]);
	expect(credit?.mentions.some(({ text }) => text.includes(`2 × ${sweets.name}`))).toBe(true);
	expect(await reconcileBillingDocuments(context.pool)).not.toContain(order.orderNumber);
	const { body: detail } = await api<AdminOrderDetail>(`/admin/orders/${order.orderNumber}`, { token: admin });
	const notes = detail.history.map(({ note }) => note ?? "").filter((note) => note.includes("Articles repris"));
	expect(notes).toHaveLength(1);
	expect(notes[0]).toContain(`Remis en stock\u00a0: 2 × ${sweets.name}.`);
	const { rows } = await db().query(
		"select action, entity_id from admin_audit where entity_id in ($1, $2) and action <> 'order.updated' order by action",
		[order.id, sweets.id],
	);
	expect(rows).toEqual([
		{ action: "payment.lines-refunded", entity_id: order.id },
		{ action: "product.stock-changed", entity_id: sweets.id },
	]);
	expect(await mailedTo(order.customerEmail, "refund")).toContain(order.orderNumber);
	await sound();
});

test("two administrators at once, more than was ordered, and what was shown before something changed", async () => {
	const product = await newProduct();
	const order = await paidOrder([{ product, boxes: 4 }]);
	const lineId = order.items[0]?.id;
	const shown = (await preview(order, { lines: [{ lineId, boxes: 3 }] })).body;
	const body = { lines: [{ lineId, boxes: 3 }], fingerprint: shown.fingerprint };
	const race = await Promise.all([1, 2, 3].map(() => confirm(order, body)));
	expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
	expect(race.find(({ status }) => status === 409)?.body).toMatchObject({
		code: "REFUND_CHANGED",
		field: "lines.0.boxes",
		message: "Au plus 1 carton de cet article.",
	});
	const beyond = await preview(order, { lines: [{ lineId, boxes: 2 }] });
	expect([beyond.status, beyond.body.field]).toEqual([400, "lines.0.boxes"]);
	const foreign = await preview(order, { lines: [{ lineId: "cmdline_other", boxes: 1 }] });
	expect([foreign.status, foreign.body.field]).toEqual([400, "lines.0.lineId"]);

	// A gesture by amount counts: no more than was paid goes back.
	const last = (await preview(order, { lines: [{ lineId, boxes: 1 }], shipping: true })).body;
	const money = moneyOf(order.id, admin);
	await money.refund((await money.read()).refundable - 400);
	const choice = { lines: [{ lineId, boxes: 1 }], shipping: true };
	expect((await confirm(order, { ...choice, fingerprint: last.fingerprint })).body.code).toBe("REFUND_CHANGED");
	expect((await preview(order, choice)).body).toMatchObject({ refund: 400, beyond: last.worth - 400 });
	expect((await confirm(order, { fingerprint: "x" })).body).toMatchObject({ code: "VALIDATION", field: "lines" });
	expect((await refund(order, choice)).body).toMatchObject({ refundable: 0 });
	expect(await readOrder(customer, order.orderNumber)).toMatchObject({
		paymentStatus: "REFUNDED",
		status: "CANCELLED",
	});
	expect(await reconcileBillingDocuments(context.pool)).not.toContain(order.orderNumber);
	await sound();
});

test("of a deposit order the balance is lowered first; withdrawn boxes are not refunded, nor refunded ones withdrawn", async () => {
	const buyer = await registerCustomer();
	const { order } = await payDeposit(buyer);
	const lineId = order.items[0]?.id;
	const part = (await preview(order, { lines: [{ lineId, boxes: 4 }] })).body;
	expect(part).toMatchObject({ worth: 3600, offBalance: 3600, refund: 0 });
	expect((await refund(order, { lines: [{ lineId, boxes: 4 }] })).body).toMatchObject({ refunded: 0, due: 7200 });
	expect(await mailedTo(order.customerEmail, "balance-lowered")).toContain("36,00");
	expect(await ledgerOf(order.id)).toEqual([["CAPTURE", 3600]]);
	const { orderNumber, customerEmail: email } = order;
	const { body: open } = await api<WithdrawableOrder>("/withdrawals/order", { body: { orderNumber, email } });
	expect(open.lines[0]?.openBoxes).toBe(12);
	const declared = {
		requestId: randomUUID(),
		orderNumber,
		email,
		name: "Camille Martin",
		lines: [{ lineId, boxes: 2 }],
	};
	expect((await api("/withdrawals", { body: declared })).status).toBe(201);
	expect((await preview(order)).body.lines[0]?.boxesLeft).toBe(10);
	const rest = (await preview(order, { lines: [{ lineId, boxes: 10 }] })).body;
	expect(rest).toMatchObject({ worth: 9000, offBalance: 7200, refund: 1800 });
	expect((await refund(order, { lines: [{ lineId, boxes: 10 }] })).body).toMatchObject({ refunded: 1800, due: 0 });
	expect(await readOrder(buyer, orderNumber)).toMatchObject({
		paymentStatus: "PAID",
		paidAmount: 18,
		balanceAmount: 0,
	});
	const documents = (await settledInvoicesOf(order.id)).map(({ document }) => document);
	expect(
		documents.reduce((sum, { kind, balance }) => sum + (kind === "CREDIT_NOTE" ? -1 : 1) * grossSum(balance), 0),
	).toBe(1800);
	expect(await reconcileBillingDocuments(context.pool)).not.toContain(orderNumber);
	await sound();
});

async function onAccount(cart: CartLine): Promise<Order> {
	const { manager } = await companyOnAccount();
	const orderNumber = await placeUnpaid(manager, cart.product, cart.boxes);
	expect((await acceptOnAccount(manager, orderNumber)).status).toBe(200);
	return readOrder(manager, orderNumber);
}

test.each([
	["paid by card", (cart: CartLine) => paidOrder([cart]), true],
	["on account", onAccount, false],
])("what came back of a part that left is refunded by one press, and once: %s", async (_, place, isPaid) => {
	const product = await newProduct({ boxes: 50 });
	const order = await place({ product, boxes: 5 });
	const { id: lineId = "", unitPrice = 0 } = order.items[0] ?? {};
	const price = Math.round(unitPrice * 100);
	const act = (path: "shipments" | "returns", body: object) =>
		api<AdminOrderDetail>(`/admin/orders/${order.orderNumber}/${path}`, {
			token: admin,
			body,
			headers: { "Idempotency-Key": randomUUID() },
		});
	const receive = (boxes: number) =>
		act("returns", { lines: [{ lineId, boxes, disposition: "RESTOCK" }], reason: "Refusé à la livraison" });
	const nothing = {
		status: 409,
		body: { code: "REFUND_CHANGED", message: "Tout ce qui est revenu est déjà remboursé." },
	};
	expect((await act("shipments", { lines: [{ lineId, boxes: 4 }] })).status).toBe(201);
	await outboxEmpty(order.orderNumber);
	expect((await preview(order, { returned: true })).body).toMatchObject({ worth: 0, refund: 0, offBalance: 0 });
	expect(await refund(order, { returned: true })).toMatchObject(nothing);
	expect((await receive(3)).status).toBe(201);
	expect((await refund(order, { lines: [{ lineId, boxes: 1 }] })).status).toBe(201);
	const both = await preview(order, { returned: true, lines: [{ lineId, boxes: 1 }] });
	expect([both.status, both.body.field]).toEqual([400, "lines"]);

	const shown = (await preview(order, { returned: true })).body;
	const settled = isPaid ? { refund: 2 * price, offBalance: 0 } : { refund: 0, offBalance: 2 * price };
	expect(shown).toMatchObject({ worth: 2 * price, ...settled, lines: [{ boxesLeft: 4, boxesBack: 2 }] });
	await outboxEmpty(order.orderNumber);
	const before = await stockOf(product);
	const body = { returned: true, fingerprint: shown.fingerprint };
	const key = randomUUID();
	const pressed = await Promise.all(Array.from({ length: 5 }, () => confirm(order, body, key)));
	expect(pressed.map(({ status }) => status)).toEqual(Array(5).fill(201));
	// Another tab that still shows it.
	expect(await confirm(order, body)).toMatchObject(nothing);
	expect(await stockOf(product)).toEqual(before);

	// What comes back later is proposed again, and what was shown before it came is refused.
	expect((await receive(1)).status).toBe(201);
	expect((await confirm(order, body)).body.code).toBe("REFUND_CHANGED");
	expect((await refund(order, { returned: true })).status).toBe(201);
	const { total, transferable, refunded, refundPending } = await moneyOf(order.id, admin).read();
	expect([refunded + refundPending, transferable]).toEqual(isPaid ? [4 * price, 0] : [0, total - 4 * price]);
	const { body: detail } = await api<AdminOrderDetail>(`/admin/orders/${order.orderNumber}`, { token: admin });
	expect(detail.items).toMatchObject([{ quantityToShip: 5, quantityShipped: 4, quantityReturned: 4 }]);
	await settledInvoicesOf(order.id);
	expect(await reconcileBillingDocuments(context.pool)).not.toContain(order.orderNumber);
	await sound();
});
