import { randomInt } from "node:crypto";
import { accountDueOn } from "@confiserie/domain/company/terms";
import type { CompanyApproval, CompanyOrderPage } from "@confiserie/domain/contract/company-orders";
import type { CompanyCredit } from "@confiserie/domain/contract/company-terms";
import type { DocumentPage } from "@confiserie/domain/contract/documents";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import type { OrderFile, QuickOrder } from "@confiserie/domain/contract/quick-order";
import type { SavedList } from "@confiserie/domain/contract/saved-lists";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { afterAll, expect, test } from "vitest";
import { readStatement } from "../../backend/src/modules/sales/company-orders/dunning/read-statement";
import { sendPaymentReminders } from "../../backend/src/modules/sales/company-orders/dunning/send-reminders";
import { adminToken, api, db, type TestCustomer } from "../support/api";
import { askApproval, newColleague } from "../support/companies";
import { settledInvoicesOf } from "../support/invoices";
import { mailCount } from "../support/mailed";
import { moneyOf } from "../support/money";
import { acceptOnAccount, companyOnAccount } from "../support/on-account";
import { openOrderContext } from "../support/order-context";
import { newProduct, type TestProduct } from "../support/ordering";
import { parallel } from "../support/parallel";
import { upload } from "../support/upload";

const LINES = 40;
const { context, close } = openOrderContext();
afterAll(close);

/** Products with references of their own. */
async function newShelf(): Promise<Map<string, TestProduct>> {
	const series = randomInt(1e6, 1e7);
	const products = await parallel(LINES, async (at) => {
		const product = await newProduct();
		const reference = `SEM-${series}-${at}`;
		await db().query("update product_packaging set reference = $2 where product_id = $1", [product.id, reference]);
		return [reference, product] as const;
	});
	return new Map(products);
}

/** The cart of a file of order lines, as the page reads it. */
async function cartFrom(shelf: ReadonlyMap<string, TestProduct>) {
	const content = ["Référence;Quantité", ...[...shelf.keys()].map((reference) => `${reference};2`)].join("\r\n");
	const file = await upload<OrderFile>("/quick-order/file", "file", { content, name: "commande.csv" });
	const lines = file.body.lines.map(({ quantity, ...line }) => ({ ...line, quantity: Number(quantity) }));
	const { body } = await api<QuickOrder>("/quick-order", { body: { lines } });
	expect(body.lines.map(({ state }) => state)).toEqual(Array.from({ length: LINES }, () => "OK"));
	const byId = new Map([...shelf.values()].map((product) => [product.id, product]));
	return body.lines.flatMap(({ product, boxes }) => {
		const found = byId.get(product?.id ?? "");
		return found ? [{ product: found, boxes }] : [];
	});
}

/** Orders a cart above the buyer's limit, has it approved, and accepts it on the company's account. */
async function orderApproved(buyer: TestCustomer, approver: TestCustomer, cart: Awaited<ReturnType<typeof cartFrom>>) {
	const asked = await askApproval(buyer, cart);
	expect(asked.status).toBe(201);
	const { orderNumber } = asked.body;
	expect((await acceptOnAccount(buyer, orderNumber)).status).not.toBe(200);
	const path = `/company/approvals/${orderNumber}/approve`;
	const approved = await api<CompanyApproval[]>(path, { method: "POST", token: approver.token });
	expect(approved.body.find((one) => one.orderNumber === orderNumber)?.state).toBe("APPROVED");
	expect((await acceptOnAccount(buyer, orderNumber)).status).toBe(200);
	return orderNumber;
}

test("a week of a company: a file beyond the limit, an approval, thirty days, invoice, reminder, transfer, and the list again", async () => {
	const admin = await adminToken();
	const { manager, company } = await companyOnAccount({ creditLimit: 5000 });
	const [buyer, approver] = [await newColleague(manager, "BUYER", 100), await newColleague(manager, "APPROVER")];
	const cart = await cartFrom(await newShelf());
	const orderNumber = await orderApproved(buyer, approver, cart);

	const { body: order } = await api<Order>(`/orders/${orderNumber}`, { token: buyer.token });
	expect(order.items).toHaveLength(LINES);
	const shipped = { method: "PATCH", token: admin, body: { status: "SHIPPED" } };
	expect((await api(`/admin/orders/${orderNumber}/status`, shipped)).status).toBe(200);
	const [invoice] = await settledInvoicesOf(order.id);
	const dueOn = accountDueOn(dayOf(new Date()));
	expect(invoice?.document).toMatchObject({ kind: "FINAL_INVOICE", dueOn });
	const number = invoice?.document.number ?? "";
	const after = (days: number) => new Date(`${daysLater(dueOn, days)}T12:00:00Z`);
	await sendPaymentReminders(context.pool, after(5));
	expect(await mailCount(manager.email, "payment-reminder")).toBe(1);
	expect(await readStatement(context.pool, company.id, after(6))).toMatchObject({
		overdue: order.totalAmount,
		invoices: [{ number, daysLate: 6, reminders: 1 }],
	});
	expect((await moneyOf(order.id, admin).transfer(Math.round(order.totalAmount * 100))).status).toBe(201);
	expect(await readStatement(context.pool, company.id, after(7))).toMatchObject({
		outstanding: 0,
		overdue: 0,
		invoices: [],
	});

	const items = cart.map(({ product, boxes }) => ({ productId: product.id, quantity: boxes }));
	const { body: list } = await api<SavedList>("/lists", { token: buyer.token, body: { name: "Semaine", items } });
	expect(list.items.map(({ productId, quantity }) => ({ productId, quantity }))).toEqual(items);
	const again = await orderApproved(buyer, approver, cart);
	const { body: credit } = await api<CompanyCredit>("/company/credit", { token: manager.token });
	expect(credit.outstanding).toBe(order.totalAmount);

	const [accountant, other] = [await newColleague(manager, "ACCOUNTANT"), await newColleague(manager, "BUYER")];
	const ordersOf = async ({ token }: TestCustomer) =>
		(await api<CompanyOrderPage>("/company/orders", { token })).body.content.map((one) => one.orderNumber);
	const documentsOf = async ({ token }: TestCustomer) =>
		(await api<DocumentPage>("/documents", { token })).body.content.map((one) => one.number);
	expect(await ordersOf(accountant)).toEqual([again, orderNumber]);
	expect(await documentsOf(accountant)).toContain(number);
	expect([await ordersOf(other), await documentsOf(other)]).toEqual([[], []]);
	expect((await api<ApiError>(`/orders/${orderNumber}`, { token: other.token })).status).toBe(404);
});
