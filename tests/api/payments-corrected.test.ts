import type { CompanyCredit } from "@confiserie/domain/contract/company-terms";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { MoneyMovementPage } from "@confiserie/domain/contract/money-movement";
import type { Order } from "@confiserie/domain/contract/order";
import type { Statement } from "@confiserie/domain/contract/statements";
import { daysLater } from "@confiserie/domain/day";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reconcileBillingDocuments } from "../../backend/src/modules/documents/invoicing/reconcile";
import { sendPaymentReminders } from "../../backend/src/modules/sales/company-orders/dunning/send-reminders";
import { adminToken, api, registerCustomer, type TestCustomer } from "../support/api";
import { DEPOSIT, payDeposit } from "../support/deposit";
import { brokenSinceNow } from "../support/invariants";
import { settledInvoicesOf } from "../support/invoices";
import { mailCount } from "../support/mailed";
import { ledgerOf, moneyOf } from "../support/money";
import { acceptOnAccount, companyOnAccount, placeUnpaid } from "../support/on-account";
import { openOrderContext } from "../support/order-context";
import { newProduct } from "../support/ordering";

const { context, close } = openOrderContext();
let admin: string;
let broken: () => Promise<string[]>;
beforeAll(async () => {
	admin = await adminToken();
	broken = await brokenSinceNow(context.pool);
});
afterAll(async () => {
	expect(await broken()).toEqual([]);
	expect(await reconcileBillingDocuments(context.pool)).toEqual([]);
	close();
});

const orderOf = async ({ token }: TestCustomer, number: string) =>
	(await api<Order>(`/orders/${number}`, { token })).body;
const ship = (number: string) =>
	api(`/admin/orders/${number}/status`, { method: "PATCH", token: admin, body: { status: "SHIPPED" } });
/** Documents of an order: kind, total, and what is put on the customer's account. */
const documentsOf = async (orderId: string) =>
	(await settledInvoicesOf(orderId)).map(({ document: { kind, totals, balance } }) => [
		kind,
		grossSum(totals),
		grossSum(balance),
	]);

test("on account, invoiced: a transfer recorded by mistake and taken back leaves the whole due, and the real one is accepted", async () => {
	const { manager } = await companyOnAccount();
	const number = await placeUnpaid(manager, await newProduct({ boxes: 100 }), 9);
	await acceptOnAccount(manager, number);
	await ship(number);
	const { id, totalAmount } = await orderOf(manager, number);
	const total = Math.round(totalAmount * 100);
	const money = moneyOf(id, admin);
	const outstanding = async () =>
		(await api<CompanyCredit>("/company/credit", { token: manager.token })).body.outstanding;
	expect((await money.transfer(1000)).body).toMatchObject({ due: total - 1000 });
	const { status, body } = await money.refund(1000, undefined, "PAYMENT");
	expect(status).toBe(201);
	expect(body).toMatchObject({ captured: 0, refunded: 0, refundable: 0, due: total, transferable: total });
	expect(body.refunds).toMatchObject([{ amount: 1000, cause: "PAYMENT" }]);
	expect(await orderOf(manager, number)).toMatchObject({ status: "SHIPPED", paymentStatus: "PENDING" });
	expect(await outstanding()).toBe(totalAmount);
	expect(await mailCount(manager.email, "refund")).toBe(0);
	expect(await ledgerOf(id)).toEqual([
		["CAPTURE", 1000],
		["CAPTURE_RETURN", 1000],
	]);
	expect((await money.transfer(total)).status).toBe(201);
	expect(await outstanding()).toBe(0);
	expect(await orderOf(manager, number)).toMatchObject({ paymentStatus: "PAID", balanceAmount: 0 });
	expect(await documentsOf(id)).toEqual([["FINAL_INVOICE", total, total]]);
});

test("invoiced as paid: once the payment is taken back, the invoice is due by the company's term, and reminded of", async () => {
	const { manager, company } = await companyOnAccount();
	const number = await placeUnpaid(manager, await newProduct({ boxes: 100 }), 9);
	const { id, totalAmount } = await orderOf(manager, number);
	const total = Math.round(totalAmount * 100);
	const money = moneyOf(id, admin);
	await money.transfer(total);
	await ship(number);
	const [issued] = await settledInvoicesOf(id);
	expect(issued?.document.dueOn).toBeNull();
	const statement = async () =>
		(await api<Statement>(`/admin/companies/${company.id}/statement`, { token: admin })).body.invoices;
	expect(await statement()).toEqual([]);
	await money.refund(total, undefined, "PAYMENT");
	const dueOn = daysLater(issued?.document.issuedOn ?? "", 30);
	expect(await statement()).toMatchObject([
		{ number: issued?.document.number, dueOn, open: totalAmount, reminders: 0 },
	]);
	const late = new Date(`${daysLater(dueOn, 10)}T09:00:00Z`);
	await sendPaymentReminders(context.pool, late);
	expect(await mailCount(manager.email, "payment-reminder")).toBe(1);
	expect((await money.transfer(total)).status).toBe(201);
});

test("a deposit taken back before the goods leave: the order stays, its deposit invoice is cancelled, the whole is due", async () => {
	const customer = await registerCustomer();
	const { order } = await payDeposit(customer);
	await settledInvoicesOf(order.id);
	const money = moneyOf(order.id, admin);
	await money.refund(DEPOSIT.depositCents, undefined, "PAYMENT");
	expect(await orderOf(customer, order.orderNumber)).toMatchObject({
		status: "CONFIRMED",
		paymentStatus: "PENDING",
		balanceAmount: DEPOSIT.totalCents / 100,
	});
	await ship(order.orderNumber);
	expect(await documentsOf(order.id)).toEqual([
		["DEPOSIT_INVOICE", DEPOSIT.depositCents, DEPOSIT.depositCents],
		["CREDIT_NOTE", DEPOSIT.depositCents, DEPOSIT.depositCents],
		["FINAL_INVOICE", DEPOSIT.totalCents, DEPOSIT.totalCents],
	]);
	expect((await money.transfer(DEPOSIT.totalCents)).body).toMatchObject({ due: 0 });
});

test("a part of a deposit: the rest of it is deducted from the invoice", async () => {
	const customer = await registerCustomer();
	const { order } = await payDeposit(customer);
	await settledInvoicesOf(order.id);
	await moneyOf(order.id, admin).refund(600, undefined, "PAYMENT");
	await ship(order.orderNumber);
	expect((await documentsOf(order.id)).slice(1)).toEqual([
		["CREDIT_NOTE", 600, 600],
		["FINAL_INVOICE", DEPOSIT.totalCents, DEPOSIT.totalCents - (DEPOSIT.depositCents - 600)],
	]);
});

test("a deposit given back after the goods left: as a correction all is due, as a gesture the rest", async () => {
	const customer = await registerCustomer();
	const product = await newProduct();
	for (const [cause, due, credited] of [
		["PAYMENT", DEPOSIT.totalCents, []],
		["GESTURE", DEPOSIT.balanceCents, [["CREDIT_NOTE", DEPOSIT.depositCents, DEPOSIT.depositCents]]],
	] as const) {
		const { order } = await payDeposit(customer, product);
		await ship(order.orderNumber);
		await settledInvoicesOf(order.id);
		const money = moneyOf(order.id, admin);
		expect((await money.refund(DEPOSIT.depositCents, undefined, cause)).body).toMatchObject({ due });
		expect((await documentsOf(order.id)).slice(2)).toEqual(credited);
		expect((await money.transfer(due)).body).toMatchObject({ due: 0, transferable: 0 });
	}
});

test("a gesture of the whole deposit before the goods leave cancels nothing", async () => {
	const customer = await registerCustomer();
	const { order } = await payDeposit(customer);
	await moneyOf(order.id, admin).refund(DEPOSIT.depositCents, undefined, "GESTURE");
	expect(await orderOf(customer, order.orderNumber)).toMatchObject({
		status: "CONFIRMED",
		balanceAmount: DEPOSIT.balanceCents / 100,
	});
});

test("the same key with another cause is another refund", async () => {
	const { order } = await payDeposit(await registerCustomer());
	const money = moneyOf(order.id, admin);
	expect((await money.refund(100, "once", "GESTURE")).status).toBe(201);
	expect((await money.refund<ApiError>(100, "once", "PAYMENT")).body.code).toBe("IDEMPOTENCY_CONFLICT");
	const wrong = await money.refund<ApiError>(100, undefined, "OTHER" as "PAYMENT");
	expect([wrong.status, wrong.body.field]).toEqual([400, "cause"]);
});

test("cheques and cash are known as such in ledger, timeline and invoice", async () => {
	const { order } = await payDeposit(await registerCustomer());
	const money = moneyOf(order.id, admin);
	await money.transfer(800, undefined, "cheque");
	const { body } = await money.transfer(DEPOSIT.balanceCents - 800, undefined, "cash");
	expect(body.payments.map(({ method }) => method)).toEqual(["demo", "cheque", "cash"]);
	const [final] = (await settledInvoicesOf(order.id)).filter(({ kind }) => kind === "FINAL_INVOICE");
	expect(final?.document.payments.map(({ means }) => means).slice(1)).toEqual(["Chèque", "Espèces"]);
	const path = `/admin/payments?query=${order.orderNumber}&method=cash`;
	const { body: page } = await api<MoneyMovementPage>(path, { token: admin });
	expect(page.content).toMatchObject([{ kind: "CAPTURE", method: "cash", amount: DEPOSIT.balanceCents - 800 }]);
	const { body: timeline } = await api<string>(`/admin/orders/${order.id}/timeline`, { token: admin });
	expect(JSON.stringify(timeline)).toContain("Chèque, VIR 4471");
});
