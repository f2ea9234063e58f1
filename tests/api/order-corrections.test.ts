import { randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { Balance, BalanceIntent } from "@confiserie/domain/contract/balance";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { LineCorrectionResult, LinePreview } from "@confiserie/domain/contract/order-corrections";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { reconcileBillingDocuments } from "../../backend/src/modules/documents/invoicing/reconcile";
import { type Invariants, readInvariants } from "../../backend/src/modules/operations/order-jobs/invariants";
import { adminToken, api, db, medusaToken, registerCustomer, type TestCustomer } from "../support/api";
import { openBalance, payDeposit } from "../support/deposit";
import { settledInvoicesOf } from "../support/invoices";
import { mailCount, mailedTo } from "../support/mailed";
import { medusaOrderOf, outboxEmpty } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { givenBackByProvider, ledgerOf } from "../support/money";
import { openOrderContext } from "../support/order-context";
import { moveOrder } from "../support/order-status";
import {
	CARDS,
	type CartLine,
	card,
	createIntent,
	intentRequest,
	newProduct,
	payByCard,
	stockOf,
} from "../support/ordering";

syncsWithMedusa();

const { context, close } = openOrderContext();
afterAll(close);
let admin: string;
let medusaAdmin: string;
let customer: TestCustomer;
beforeAll(async () => {
	[admin, medusaAdmin, customer] = await Promise.all([adminToken(), medusaToken(), registerCustomer()]);
});

/** Counts that other tests may have left are not ours. */
const grown = (before: Invariants, after: Invariants) =>
	Object.entries(after).filter(([name, count]) => count > before[name as keyof Invariants]);

const read = async (number: string) => (await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: admin })).body;

/** An order under an e-mail of its own, paid by card, both books in line. */
async function paid(cart: readonly CartLine[]): Promise<AdminOrderDetail> {
	const email = `articles-${randomUUID()}@exemple.fr`;
	const request = intentRequest(cart);
	const { body } = await createIntent(customer.token, { ...request, orderData: { ...request.orderData, email } });
	await payByCard(customer.token, body.clientSecret);
	await outboxEmpty(body.orderNumber);
	return read(body.orderNumber);
}

type Items = Record<string, number>;
const itemsOf = (items: Items) => Object.entries(items).map(([productId, boxes]) => ({ productId, boxes }));
const preview = (number: string, items: Items) =>
	api<LinePreview & ApiError>(`/admin/orders/${number}/correction-preview`, {
		token: admin,
		body: { items: itemsOf(items) },
	});
const correct = (
	number: string,
	items: Items,
	{ fingerprint, version }: Pick<LinePreview, "fingerprint" | "version">,
	key: string = randomUUID(),
) =>
	api<LineCorrectionResult & ApiError>(`/admin/orders/${number}/corrections`, {
		token: admin,
		headers: { "Idempotency-Key": key },
		body: { items: itemsOf(items), fingerprint, version },
	});
/** Looks, then confirms what was shown. */
async function corrected(number: string, items: Items) {
	const shown = await preview(number, items);
	expect(shown.status, JSON.stringify(shown.body)).toBe(200);
	const { status, body } = await correct(number, items, shown.body);
	expect(status, JSON.stringify(body)).toBe(201);
	await outboxEmpty(number);
	return { shown: shown.body, ...body };
}
const medusaSums = (number: string) =>
	medusaOrderOf<{ total: number; items: { quantity: number }[] }>(number, medusaAdmin, "total,*items");
const documents = async (orderId: string) =>
	(await settledInvoicesOf(orderId)).map(({ document }) => [
		document.kind,
		grossSum(document.totals),
		document.dueCents,
	]);

describe("both books, stock, documents and ledger agree afterwards", () => {
	let before: Invariants;
	beforeEach(async () => {
		before = await readInvariants(context.pool, 0);
	});
	const agree = async (number: string) => {
		await vi.waitFor(async () => expect(grown(before, await readInvariants(context.pool, 0))).toEqual([]), 20_000);
		expect(await reconcileBillingDocuments(context.pool)).not.toContain(number);
	};

	test("less: refunded by card, the invoice cancelled and replaced, the stock released; idempotent", async () => {
		const [ordered, gone] = [await newProduct({ boxes: 20 }), await newProduct({ boxes: 20, vatRate: 5.5 })];
		const order = await paid([
			{ product: ordered, boxes: 8 },
			{ product: gone, boxes: 2 },
		]);
		expect(order.totalAmount).toBe(92);
		const items = { [ordered.id]: 6 };
		const { body: shown } = await preview(order.orderNumber, items);
		// Below the tier the agreed price applies: 9 EUR per box.
		expect(shown).toMatchObject({
			after: { subtotal: 5400, shipping: 0, total: 5400, taxes: [{ ratePercent: 20, gross: 5400 }] },
			refund: 3800,
			refundByHand: 0,
			due: 0,
			added: 0,
			isInvoiceReplaced: true,
		});
		expect((await read(order.orderNumber)).totalAmount).toBe(92);
		const key = randomUUID();
		const answers = await Promise.all([1, 2].map(() => correct(order.orderNumber, items, shown, key)));
		expect(answers.map(({ status }) => status)).toEqual([201, 201]);
		await outboxEmpty(order.orderNumber);
		const other = await correct(order.orderNumber, { [ordered.id]: 5 }, shown, key);
		expect([other.status, other.body.code]).toEqual([409, "IDEMPOTENCY_CONFLICT"]);

		const after = await read(order.orderNumber);
		expect(after).toMatchObject({ totalAmount: 54, paymentStatus: "PAID", paidAmount: 54, remainingAmount: 0 });
		expect(after.items.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([[6, 9]]);
		expect(after.history.filter(({ note }) => note?.startsWith("Articles corrigés"))).toHaveLength(1);
		expect(await ledgerOf(order.id)).toEqual([
			["CAPTURE", 9200],
			["REFUND", 3800],
		]);
		expect(await givenBackByProvider(order.orderNumber)).toBe(3800);
		expect(await documents(order.id)).toEqual([
			["FINAL_INVOICE", 9200, 0],
			["CREDIT_NOTE", 9200, 0],
			["FINAL_INVOICE", 5400, 0],
		]);
		expect([(await stockOf(ordered)).reserved, (await stockOf(gone)).reserved]).toEqual([6, 0]);
		expect(await mailedTo(order.customerEmail, "order-corrected")).toContain("54,00");
		expect(await mailCount(order.customerEmail, "order-corrected")).toBe(1);
		const { rows } = await db().query("select action from admin_audit where entity_id = $1", [order.id]);
		expect(rows).toEqual([{ action: "order.corrected" }]);
		const there = await medusaSums(order.orderNumber);
		expect([there.total, there.items.map(({ quantity }) => quantity)]).toEqual([54, [6]]);
		await agree(order.orderNumber);
		const dearer = await preview(order.orderNumber, { [ordered.id]: 9 });
		expect([dearer.status, dearer.body.code]).toEqual([409, "ORDER_NOT_CORRECTABLE"]);
	});

	test("more and new: at the agreed and at today's price, due by a link that is mailed; paid and shipped as any other", async () => {
		const [ordered, added] = [await newProduct({ boxes: 20 }), await newProduct({ boxes: 20 })];
		const order = await paid([{ product: ordered, boxes: 3 }]);
		expect(order.totalAmount).toBe(34.99);
		const result = await corrected(order.orderNumber, { [ordered.id]: 3, [added.id]: 2 });
		// Over the threshold the delivery becomes free.
		expect(result.shown).toMatchObject({ after: { total: 5000, shipping: 0 }, added: 1501, due: 1501, refund: 0 });
		expect(result.order).toMatchObject({ totalAmount: 50, paymentStatus: "PARTIAL", balanceAmount: 15.01 });
		expect(await mailedTo(order.customerEmail, "order-corrected")).toContain("/payer/");
		expect([(await stockOf(ordered)).reserved, (await stockOf(added)).reserved]).toEqual([3, 2]);
		await agree(order.orderNumber);

		const token = new URL(result.paymentUrl ?? "").pathname.replace("/payer/", "");
		expect((await api<Balance>(`/payments/balance-link/${token}`)).body).toMatchObject({ amount: 1501, state: "DUE" });
		const at = `/payments/balance-link/${token}`;
		const { body: intent } = await api<BalanceIntent>(at, { method: "POST" });
		const { clientSecret } = intent;
		const done = await api(`${at}/demo-confirm`, { body: { clientSecret, card: card(CARDS.success) } });
		expect(done.body).toEqual({ status: "succeeded" });
		await outboxEmpty(order.orderNumber);
		expect(await read(order.orderNumber)).toMatchObject({ paymentStatus: "PAID", paidAmount: 50 });
		expect(await documents(order.id)).toEqual([
			["FINAL_INVOICE", 3499, 0],
			["CREDIT_NOTE", 3499, 0],
			["FINAL_INVOICE", 5000, 1501],
		]);
		await agree(order.orderNumber);
		await moveOrder(admin, order.orderNumber, { status: "SHIPPED" });
		await outboxEmpty(order.orderNumber);
		expect([(await stockOf(added)).stocked, (await stockOf(added)).reserved]).toEqual([18, 0]);
		await agree(order.orderNumber);
	});

	test("a deposit is paid: less lowers the balance, no document is due, and an open payment of it asks for too much and ends", async () => {
		const { order, product } = await payDeposit(customer);
		await outboxEmpty(order.orderNumber);
		expect((await openBalance(customer, order.orderNumber)).body.amount).toBe(10_800);
		const result = await corrected(order.orderNumber, { [product.id]: 8 });
		expect(result.shown).toMatchObject({ offBalance: 7200, refund: 0, due: 3600, isInvoiceReplaced: false });
		const { body: balance } = await openBalance(customer, order.orderNumber);
		expect(balance.amount).toBe(3600);
		const tooLittle = await preview(order.orderNumber, { [product.id]: 1 });
		expect(tooLittle.body).toMatchObject({ code: "ORDER_NOT_CORRECTABLE", message: expect.stringMatching(/36,00/) });
		await payByCard(customer.token, balance.clientSecret);
		await outboxEmpty(order.orderNumber);
		expect(await documents(order.id)).toEqual([
			["DEPOSIT_INVOICE", 3600, 0],
			["FINAL_INVOICE", 7200, 0],
		]);
		await agree(order.orderNumber);
	});
});

describe("what is refused changes nothing", () => {
	test("what was not shown: another preview, another administrator's correction, an order that left meanwhile", async () => {
		const product = await newProduct({ boxes: 10 });
		const order = await paid([{ product, boxes: 5 }]);
		const { body: first } = await preview(order.orderNumber, { [product.id]: 4 });
		const forged = await correct(order.orderNumber, { [product.id]: 3 }, first);
		expect([forged.status, forged.body.code]).toEqual([409, "ORDER_CHANGED"]);
		const answers = await Promise.all([1, 2].map(() => correct(order.orderNumber, { [product.id]: 4 }, first)));
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
		expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
			code: "ORDER_CHANGED",
			current: { items: [{ quantity: 4 }] },
		});
		expect((await ledgerOf(order.id)).filter(([kind]) => kind === "REFUND")).toHaveLength(1);
		const { body: late } = await preview(order.orderNumber, { [product.id]: 3 });
		await moveOrder(admin, order.orderNumber, { status: "SHIPPED" });
		const left = await correct(order.orderNumber, { [product.id]: 3 }, late);
		expect(left.body).toMatchObject({ code: "ORDER_NOT_CORRECTABLE", message: expect.stringMatching(/partie/) });
	});

	test("the last boxes go to one: a correction and a checkout at once never sell more than there is", async () => {
		const product = await newProduct({ boxes: 6 });
		const order = await paid([{ product, boxes: 5 }]);
		const beyond = await preview(order.orderNumber, { [product.id]: 7 });
		expect(beyond.body).toMatchObject({ code: "OUT_OF_STOCK", lines: [{ availableQuantity: 6, quantity: 7 }] });
		const { body: shown } = await preview(order.orderNumber, { [product.id]: 6 });
		const [ours, theirs] = await Promise.all([
			correct(order.orderNumber, { [product.id]: 6 }, shown),
			createIntent(customer.token, intentRequest([{ product, boxes: 1 }])),
		]);
		expect([ours.status < 300, theirs.status < 300].filter(Boolean)).toHaveLength(1);
		if (ours.status !== 201) expect(ours.body.code).toBe("OUT_OF_STOCK");
		expect(await stockOf(product)).toMatchObject({ reserved: 6, reservations: 6, held: 6, twin: 6 });
	});

	test("nothing left, a product twice, none of the shop's, and a checkout that its customer has not paid", async () => {
		const product = await newProduct({ boxes: 10 });
		const order = await paid([{ product, boxes: 5 }]);
		expect((await preview(order.orderNumber, {})).body).toMatchObject({ code: "VALIDATION", field: "items" });
		const twice = [1, 2].map((boxes) => ({ productId: product.id, boxes }));
		const path = `/admin/orders/${order.orderNumber}/correction-preview`;
		expect((await api<ApiError>(path, { token: admin, body: { items: twice } })).body.field).toBe("items[1].productId");
		const unknown = await preview(order.orderNumber, { [product.id]: 5, prod_unknown: 1 });
		expect(unknown.body.code).toBe("PRODUCT_UNAVAILABLE");
		const { body } = await createIntent(customer.token, intentRequest([{ product, boxes: 2 }]));
		const unpaid = await preview(body.orderNumber, { [product.id]: 1 });
		expect(unpaid.body).toMatchObject({ code: "ORDER_NOT_CORRECTABLE", message: expect.stringMatching(/pas fini/) });
	});
});
