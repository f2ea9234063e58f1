import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import type { AdminWithdrawal, WithdrawalPage } from "@confiserie/domain/contract/withdrawals";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reconcileBillingDocuments } from "../../backend/src/modules/documents/invoicing/reconcile";
import { adminToken, api, registerCustomer } from "../support/api";
import { openBalance, payDeposit, readOrder } from "../support/deposit";
import { brokenSinceNow } from "../support/invariants";
import { settledInvoicesOf } from "../support/invoices";
import { mailedTo } from "../support/mailed";
import { ledgerOf } from "../support/money";
import { openOrderContext } from "../support/order-context";
import { moveOrder } from "../support/order-status";
import { payByCard } from "../support/ordering";

const { context, close } = openOrderContext();
afterAll(close);
let admin: string;
let broken: () => Promise<string[]>;
beforeAll(async () => {
	admin = await adminToken();
	broken = await brokenSinceNow(context.pool);
});

/** A declaration of so many boxes of the order's only line. */
async function declare({ orderNumber, customerEmail: email, items: [line] }: Order, boxes: number): Promise<void> {
	const lines = [{ lineId: line?.id, boxes }];
	const body = { requestId: randomUUID(), orderNumber, email, name: "Camille Martin", lines };
	expect((await api("/withdrawals", { body })).status).toBe(201);
}
const queued = async (orderNumber: string) =>
	(await api<WithdrawalPage>("/admin/withdrawals", { token: admin })).body.content.find(
		(one) => one.orderNumber === orderNumber,
	);
const decide = (id: string, body: object) =>
	api<AdminWithdrawal & ApiError>(`/admin/withdrawals/${id}/decision`, { token: admin, body });

test("while a balance is due it lowers that first: the payment that lay open asks for less, documents and ledger agree to the cent", async () => {
	const customer = await registerCustomer();
	const { order } = await payDeposit(customer);
	const tooMuch = await openBalance(customer, order.orderNumber);
	expect(tooMuch.body.amount).toBe(10_800);
	await declare(order, 8);
	const waiting = await queued(order.orderNumber);
	expect(waiting).toMatchObject({ dueCents: 7200, balanceCents: 10_800, refundableCents: 3600, offBalanceCents: 0 });
	const { id = "" } = waiting ?? {};
	const beyond = await decide(id, { decision: "ACCEPT", amount: 14_401 });
	expect(beyond.body.code).toBe("REFUND_EXCEEDED");
	const accepted = await decide(id, { decision: "ACCEPT", amount: 7200 });
	expect(accepted.body).toMatchObject({ state: "ACCEPTED", offBalanceCents: 7200, balanceCents: 3600 });
	expect((await decide(id, { decision: "ACCEPT", amount: 7200 })).body).toEqual(accepted.body);
	expect(await mailedTo(order.customerEmail, "withdrawal-accepted")).toContain("72,00");
	expect(await readOrder(customer, order.orderNumber)).toMatchObject({
		paymentStatus: "PARTIAL",
		withdrawnAmount: 72,
		remainingAmount: 36,
		balanceAmount: 36,
	});

	const { body: balance } = await openBalance(customer, order.orderNumber);
	expect(balance.amount).toBe(3600);
	await payByCard(customer.token, balance.clientSecret);
	expect(await readOrder(customer, order.orderNumber)).toMatchObject({ paymentStatus: "PAID", balanceAmount: 0 });
	const documents = (await settledInvoicesOf(order.id)).map(({ document }) => document);
	expect(documents.map(({ kind, totals, dueCents }) => [kind, grossSum(totals), dueCents])).toEqual([
		["DEPOSIT_INVOICE", 3600, 0],
		["FINAL_INVOICE", 7200, 0],
	]);
	expect(await ledgerOf(order.id)).toEqual([
		["CAPTURE", 3600],
		["CAPTURE", 3600],
	]);
	expect(await reconcileBillingDocuments(context.pool)).not.toContain(order.orderNumber);
	expect(await broken()).toEqual([]);
});

test("what is beyond the balance is given back; nothing is left to pay, and goods that have left get a credit note for the rest", async () => {
	const customer = await registerCustomer();
	const { order } = await payDeposit(customer);
	await moveOrder(admin, order.orderNumber, { status: "SHIPPED" });
	await settledInvoicesOf(order.id);
	await declare(order, 14);
	const { id = "", dueCents } = (await queued(order.orderNumber)) ?? {};
	expect(dueCents).toBe(12_600);
	expect((await decide(id, { decision: "ACCEPT", amount: 12_600 })).status).toBe(200);
	expect(await readOrder(customer, order.orderNumber)).toMatchObject({
		paymentStatus: "PAID",
		withdrawnAmount: 108,
		paidAmount: 18,
		balanceAmount: 0,
	});
	const documents = (await settledInvoicesOf(order.id)).map(({ document }) => document);
	expect(documents.map(({ kind, totals, isOffBalance }) => [kind, grossSum(totals), isOffBalance]).sort()).toEqual([
		["CREDIT_NOTE", 10_800, true],
		["CREDIT_NOTE", 1800, false],
		["DEPOSIT_INVOICE", 3600, false],
		["FINAL_INVOICE", 14_400, false],
	]);
	expect(await reconcileBillingDocuments(context.pool)).not.toContain(order.orderNumber);
});
