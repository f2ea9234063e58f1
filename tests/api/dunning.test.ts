import { randomUUID } from "node:crypto";
import { accountDueOn } from "@confiserie/domain/company/terms";
import type { CompanyCredit } from "@confiserie/domain/contract/company-terms";
import type { DocumentPage } from "@confiserie/domain/contract/documents";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import type { Statement } from "@confiserie/domain/contract/statements";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { afterAll, beforeAll, expect, test } from "vitest";
import { creditOf } from "../../backend/src/modules/companies/companies/terms/credit";
import { readStatement } from "../../backend/src/modules/sales/company-orders/dunning/read-statement";
import { sendPaymentReminders } from "../../backend/src/modules/sales/company-orders/dunning/send-reminders";
import { adminToken, api, db, type TestCustomer } from "../support/api";
import { newColleague, newCompany } from "../support/companies";
import { settledInvoicesOf } from "../support/invoices";
import { moneyOf } from "../support/money";
import { openOrderContext } from "../support/order-context";
import { createIntent, intentRequest, newProduct, type TestProduct } from "../support/ordering";

const { context, close } = openOrderContext();
afterAll(close);

let admin: string;
let product: TestProduct;
beforeAll(async () => {
	[admin, product] = await Promise.all([adminToken(), newProduct()]);
});

/** A company with an invoice on account, dispatched today. */
async function invoiced(): Promise<{ manager: TestCustomer; companyId: string; order: Order; number: string }> {
	const { manager, company } = await newCompany();
	const terms = { isOnAccount: true, creditLimit: 5000, hasDeposit: false, minimumOrder: 0, shippingOptionIds: null };
	const granted = { method: "PUT", token: admin, body: { ...terms, version: 0 } };
	expect((await api(`/admin/companies/${company.id}/terms`, granted)).status).toBe(200);
	const { body } = await createIntent(manager.token, {
		...intentRequest([{ product, boxes: 40 }]),
		checkoutId: randomUUID(),
	});
	const at = `/orders/${body.orderNumber}`;
	expect((await api(`${at}/on-account`, { token: manager.token, body: {} })).status).toBe(200);
	const shipped = { method: "PATCH", token: admin, body: { status: "SHIPPED" } };
	expect((await api(`/admin${at}/status`, shipped)).status).toBe(200);
	const { body: order } = await api<Order>(at, { token: manager.token });
	const [document] = await settledInvoicesOf(order.id);
	expect(document?.document).toMatchObject({ kind: "FINAL_INVOICE", dueOn: accountDueOn(dayOf(new Date())) });
	return { manager, companyId: company.id, order, number: document?.document.number ?? "" };
}

const statementOf = (token: string) => api<Statement & ApiError>("/company/statement", { token });
/** So many days after the last day of what is invoiced today, at noon. */
const daysAfterDue = (days: number) => new Date(`${daysLater(accountDueOn(dayOf(new Date())), days)}T12:00:00Z`);
const remindersOf = async (number: string) => {
	const { rows } = await db().query("select recipient, template from mail_outbox where key like $1 order by id", [
		`payment-reminder:${number}:%`,
	]);
	return rows as { recipient: string; template: string }[];
};

test("an invoice on account is on the statement, with its last day at the end of a month", async () => {
	const { manager, order, number } = await invoiced();
	const { body } = await statementOf(manager.token);
	expect(body).toMatchObject({
		outstanding: order.totalAmount,
		overdue: 0,
		isBlocked: false,
		orders: [],
		invoices: [{ number, orderNumber: order.orderNumber, open: order.totalAmount, daysLate: 0, reminders: 0 }],
	});
});

test("a buyer reads no statement, an accountant does, staff read it too", async () => {
	const { manager, companyId } = await invoiced();
	const [buyer, accountant] = [await newColleague(manager, "BUYER"), await newColleague(manager, "ACCOUNTANT")];
	expect((await statementOf(buyer.token)).body.code).toBe("COMPANY_ROLE_REFUSED");
	expect((await statementOf(accountant.token)).body.invoices).toHaveLength(1);
	const staff = await api<Statement>(`/admin/companies/${companyId}/statement`, { token: admin });
	expect(staff.body.invoices).toHaveLength(1);
	const pdf = await api<string>("/company/statement/pdf", { token: accountant.token });
	expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
	expect((await api("/company/statement/pdf", { token: buyer.token })).body.code).toBe("COMPANY_ROLE_REFUSED");
	expect((await api(`/admin/companies/${companyId}/statement/pdf`, { token: admin })).status).toBe(200);
	const { manager: stranger } = await newCompany();
	expect((await statementOf(stranger.token)).body.invoices).toEqual([]);
});

test("two reminders, each once, to who reads the documents; then a block, which the transfer clears", async () => {
	const { manager, companyId, order, number } = await invoiced();
	await newColleague(manager, "BUYER");
	await sendPaymentReminders(context.pool, daysAfterDue(4));
	expect(await remindersOf(number)).toEqual([]);
	await Promise.all([1, 2, 3].map(() => sendPaymentReminders(context.pool, daysAfterDue(5))));
	expect(await remindersOf(number)).toEqual([{ recipient: manager.email, template: "payment-reminder" }]);
	await sendPaymentReminders(context.pool, daysAfterDue(20));
	await sendPaymentReminders(context.pool, daysAfterDue(29));
	expect(await remindersOf(number)).toHaveLength(2);
	expect((await creditOf(context.pool, companyId, daysAfterDue(29))).isBlocked).toBe(false);
	const late = await readStatement(context.pool, companyId, daysAfterDue(30));
	expect(late).toMatchObject({
		isBlocked: true,
		overdue: order.totalAmount,
		invoices: [{ daysLate: 30, reminders: 2 }],
	});
	const cents = Math.round(order.totalAmount * 100);
	expect((await moneyOf(order.id, admin).transfer(cents)).status).toBe(201);
	expect(await readStatement(context.pool, companyId, daysAfterDue(31))).toMatchObject({
		isBlocked: false,
		outstanding: 0,
		invoices: [],
	});
	expect((await api<CompanyCredit>("/company/credit", { token: manager.token })).body).toMatchObject({
		outstanding: 0,
		available: 5000,
	});
});

test("a reminder without a recipient is not sent, and is as soon as a member reads the documents", async () => {
	const { manager, companyId, number } = await invoiced();
	const become = (role: string) =>
		db().query("update company_member set role = $1 where customer_id = $2", [role, manager.user.id]);
	await become("BUYER");
	await sendPaymentReminders(context.pool, daysAfterDue(8));
	const { rows } = await db().query("select 1 from payment_reminder where company_id = $1", [companyId]);
	expect([rows, await remindersOf(number)]).toEqual([[], []]);
	await become("MANAGER");
	await sendPaymentReminders(context.pool, daysAfterDue(9));
	expect((await remindersOf(number)).map(({ recipient }) => recipient)).toEqual([manager.email]);
});

test("an accountant finds the company's invoices among the documents, a buyer does not", async () => {
	const { manager, number } = await invoiced();
	const [buyer, accountant] = [await newColleague(manager, "BUYER"), await newColleague(manager, "ACCOUNTANT")];
	const numbersOf = async ({ token }: TestCustomer) =>
		(await api<DocumentPage>("/documents", { token })).body.content.map((one) => one.number);
	expect(await numbersOf(accountant)).toContain(number);
	expect(await numbersOf(buyer)).toEqual([]);
	expect((await api(`/documents/${number}`, { token: accountant.token })).status).toBe(200);
	expect((await api(`/documents/${number}`, { token: buyer.token })).status).toBe(404);
});
