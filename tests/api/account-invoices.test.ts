import { accountDueOn } from "@confiserie/domain/company/terms";
import type { InvoiceList } from "@confiserie/domain/contract/invoices";
import type { Order } from "@confiserie/domain/contract/order";
import type { Statement } from "@confiserie/domain/contract/statements";
import { dayOf } from "@confiserie/domain/day";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reconcileBillingDocuments } from "../../backend/src/modules/documents/invoicing/reconcile";
import { adminToken, api, db } from "../support/api";
import { goodsOf } from "../support/goods";
import { settledInvoicesOf } from "../support/invoices";
import { moneyOf } from "../support/money";
import { acceptOnAccount, companyOnAccount, grantTerms, placeUnpaid } from "../support/on-account";
import { runJob } from "../support/on-request";
import { openOrderContext } from "../support/order-context";
import { eventually, newProduct, type TestProduct } from "../support/ordering";

const { context, close } = openOrderContext();
afterAll(close);

let admin: string;
let product: TestProduct;
beforeAll(async () => {
	[admin, product] = await Promise.all([adminToken(), newProduct({ boxes: 500 })]);
});

/** Ten boxes of a company, accepted on account. */
async function onAccount(terms: object = {}) {
	const { manager, company } = await companyOnAccount(terms);
	const orderNumber = await placeUnpaid(manager, product, 10);
	expect((await acceptOnAccount(manager, orderNumber)).status).toBe(200);
	const { body: order } = await api<Order>(`/orders/${orderNumber}`, { token: manager.token });
	const lineId = order.items[0]?.id ?? "";
	const [box = 0, delivery = 0] = [order.items[0]?.unitPrice, order.shippingCost];
	const documents = async () =>
		(await settledInvoicesOf(order.id)).map(({ document: { kind, totals, dueCents, dueOn } }) => [
			kind,
			grossSum(totals),
			dueCents,
			dueOn,
		]);
	const statement = async () => (await api<Statement>("/company/statement", { token: manager.token })).body;
	const goods = goodsOf(admin, orderNumber);
	const ship = async (boxes: number) => expect((await goods.ship([{ lineId, boxes }])).status).toBe(201);
	const money = moneyOf(order.id, admin);
	const cents = (boxes: number) => Math.round(boxes * box * 100);
	const deliveryCents = Math.round(delivery * 100);
	return { company, order, lineId, goods, money, documents, statement, ship, cents, delivery: deliveryCents };
}

const invoiceMonths = () => runJob("write-monthly-invoices");

/** Has the database refuse the documents of an order; of none without one. */
async function refuseDocuments(orderId?: string): Promise<void> {
	await db().query("drop trigger if exists test_refused on billing_document");
	if (!orderId) return;
	await db().query(`create or replace function test_refused() returns trigger language plpgsql as
		$$ begin if new.order_id = '${orderId}' then raise exception 'refused'; end if; return new; end $$`);
	await db().query(
		"create trigger test_refused before insert on billing_document for each row execute function test_refused()",
	);
}

test("each shipment on account has its invoice, the delivery with the first; the last takes the rest, and payments pay the oldest", async () => {
	const { order, lineId, goods, money, documents, statement, ship, cents, delivery } = await onAccount();
	const dueOn = accountDueOn(dayOf(new Date()));
	await ship(4);
	const first = cents(4) + delivery;
	expect(await documents()).toEqual([["FINAL_INVOICE", first, first, dueOn]]);
	expect(await statement()).toMatchObject({
		invoices: [{ open: first / 100 }],
		orders: [{ orderNumber: order.orderNumber, open: cents(6) / 100 }],
		outstanding: order.totalAmount,
	});
	expect((await money.transfer(first + cents(1))).status).toBe(201);
	// One box was paid before it left.
	expect((await documents()).at(-1)).toEqual(["DEPOSIT_INVOICE", cents(1), 0, null]);
	await ship(3);
	expect((await documents()).at(-1)).toEqual(["FINAL_INVOICE", cents(3), cents(2), dueOn]);
	expect((await statement()).invoices.map(({ open }) => open)).toEqual([cents(2) / 100]);
	// Two boxes of the second shipment are given back before they are paid: its credit note names the invoices that have them.
	await goods.receive({ lineId, boxes: 2 }, "LOSS");
	expect((await goods.refund([{ lineId, boxes: 2 }])).status).toBe(201);
	const all = await settledInvoicesOf(order.id);
	expect(all.at(-1)?.document).toMatchObject({ kind: "CREDIT_NOTE", isOffBalance: true });
	expect(all.at(-1)?.document.earlier.map(({ number }) => number)).toEqual(
		all.slice(0, -1).map(({ document }) => document.number),
	);
	await ship(3);
	expect((await documents()).map(([kind, total, due]) => [kind, total, due])).toEqual([
		["FINAL_INVOICE", first, first],
		["DEPOSIT_INVOICE", cents(1), 0],
		["FINAL_INVOICE", cents(3), cents(2)],
		["CREDIT_NOTE", cents(2), 0],
		["FINAL_INVOICE", cents(3), cents(3)],
	]);
	const { body: listed } = await api<InvoiceList>(`/admin/orders/${order.id}/invoices`, { token: admin });
	expect(listed.map(({ due }) => due)).toEqual([0, 0, 0, 0, cents(3) / 100]);
	expect((await statement()).invoices.map(({ open }) => open)).toEqual([cents(3) / 100]);
	expect(await reconcileBillingDocuments(context.pool)).toEqual([]);
});

test("what has not left is cancelled: the invoice of what has stands, and no other follows", async () => {
	const { order, goods, documents, statement, ship, cents, delivery } = await onAccount();
	await ship(6);
	expect((await goods.move("CANCELLED")).body.status).toBe("SHIPPED");
	expect((await documents()).map(([kind, total]) => [kind, total])).toEqual([["FINAL_INVOICE", cents(6) + delivery]]);
	expect((await statement()).invoices.map(({ orderNumber, open }) => [orderNumber, open])).toEqual([
		[order.orderNumber, (cents(6) + delivery) / 100],
	]);
});

test("a company invoiced monthly has one invoice for the month, after it, whatever came back; once, by any number of processes", async () => {
	const { order, lineId, goods, documents, statement, ship, cents, delivery } = await onAccount({
		isInvoicedMonthly: true,
	});
	await ship(4);
	await ship(3);
	await goods.refund([{ lineId, boxes: 1, restock: true }]);
	expect([await documents(), (await statement()).orders.length]).toEqual([[], 1]);
	await invoiceMonths();
	expect(await documents()).toEqual([]);
	// As if both had left a month before.
	await db().query("update order_shipment set shipped_at = shipped_at - interval '1 month' where order_id = $1", [
		order.id,
	]);
	await Promise.all([1, 2, 3].map(invoiceMonths));
	const due = cents(6) + delivery;
	expect(await documents()).toEqual([["FINAL_INVOICE", due, due, accountDueOn(dayOf(new Date()), true)]]);
	const [invoice] = await settledInvoicesOf(order.id);
	expect(invoice?.document).toMatchObject({ lines: [{ quantity: 7 }], withdrawn: [{ grossCents: cents(1) }] });
	expect(invoice?.document.mentions.map(({ text }) => text)).toContain(
		"Paiement par virement à 30 jours fin de mois, au plus à 45 jours.",
	);
	expect(await statement()).toMatchObject({ invoices: [{ open: due / 100 }], orders: [{ open: cents(3) / 100 }] });
	expect(await reconcileBillingDocuments(context.pool)).toEqual([]);
});

test("a departure that is taken back has no invoice; what has left before it is invoiced with its month, alone", async () => {
	const { order, goods, money, documents, ship, cents, delivery } = await onAccount({ isInvoicedMonthly: true });
	const leaveByMistake = async () => {
		for (const status of ["SHIPPED", "CONFIRMED"] as const) expect((await goods.move(status)).body.status).toBe(status);
	};
	const invoiced = async () => (await documents()).map(([kind, total]) => [kind, total]);
	await leaveByMistake();
	expect((await money.transfer(cents(1))).status).toBe(201);
	const deposit = ["DEPOSIT_INVOICE", cents(1)];
	expect(await invoiced()).toEqual([deposit]);
	await ship(4);
	await leaveByMistake();
	// As if the four boxes had left a month before.
	await db().query("update order_shipment set shipped_at = shipped_at - interval '1 month' where order_id = $1", [
		order.id,
	]);
	await invoiceMonths();
	expect(await invoiced()).toEqual([deposit, ["FINAL_INVOICE", cents(4) + delivery]]);
	expect(await reconcileBillingDocuments(context.pool)).toEqual([]);
});

test("a month is invoiced by the terms of each shipment, the delivery with the first, whatever becomes of another order's", async () => {
	const broken = await onAccount({ isInvoicedMonthly: true });
	const { company, order, documents, statement, ship, cents, delivery } = await onAccount({ isInvoicedMonthly: true });
	await broken.ship(4);
	await ship(4);
	expect((await grantTerms(company.id, { version: 1 })).status).toBe(200);
	await ship(3);
	const invoiced = async () => (await documents()).map(([kind, total, due]) => [kind, total, due]);
	const second = ["FINAL_INVOICE", cents(3), cents(3)];
	expect([await broken.documents(), await invoiced()]).toEqual([[], [second]]);
	// As if the first shipments had left a month before.
	await db().query(
		"update order_shipment set shipped_at = shipped_at - interval '1 month' where order_id = any($1) and number = 1",
		[[broken.order.id, order.id]],
	);
	await refuseDocuments(broken.order.id);
	await invoiceMonths();
	await eventually("the failure", async () => {
		const { rows } = await db().query("select error from order_outbox where order_id = $1 and task = 'INVOICE'", [
			broken.order.id,
		]);
		return rows[0].error?.includes("refused") || undefined;
	});
	const month = cents(4) + delivery;
	expect(await invoiced()).toEqual([second, ["FINAL_INVOICE", month, month]]);
	const written = await settledInvoicesOf(order.id);
	expect(written.map(({ document: { shipping, withdrawn } }) => [grossSum(shipping), withdrawn])).toEqual([
		[0, []],
		[delivery, []],
	]);
	const { invoices, outstanding } = await statement();
	expect(invoices.map(({ open }) => open).sort((one, other) => one - other)).toEqual([cents(3) / 100, month / 100]);
	expect(outstanding).toBe(order.totalAmount);
	await refuseDocuments();
	await invoiceMonths();
	expect(await broken.documents()).toHaveLength(1);
	expect(await reconcileBillingDocuments(context.pool)).toEqual([]);
});
