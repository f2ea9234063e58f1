import { randomUUID } from "node:crypto";
import type { InvoiceArchive, InvoiceList, InvoicePage } from "@confiserie/domain/contract/invoices";
import type { Order } from "@confiserie/domain/contract/order";
import type { AdminWithdrawal, WithdrawalPage } from "@confiserie/domain/contract/withdrawals";
import { dayOf } from "@confiserie/domain/day";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { depositCents } from "@confiserie/domain/payments/deposit";
import { grossSum } from "@confiserie/domain/tax/taxed-amount";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reconcileBillingDocuments } from "../../backend/src/modules/documents/invoicing/reconcile";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { openBalance, readOrder } from "../support/deposit";
import { settledInvoicesOf } from "../support/invoices";
import { ledgerOf } from "../support/money";
import { openOrderContext } from "../support/order-context";
import {
	type CartLine,
	createIntent,
	eventually,
	intentRequest,
	newProduct,
	payByCard,
	totalOf,
} from "../support/ordering";

const { context, close } = openOrderContext();
afterAll(close);

const MONTH = dayOf(new Date()).slice(0, 7);
const COMPANY = {
	company: "Fêtes et Foires SARL",
	registration: "73282932000074",
	vatNumber: "FR44732829320",
	billingAddress: { street: "4 quai du Port", city: "Lyon", postalCode: "69002", country: "France" },
};

let admin: string;
let customer: TestCustomer;
/** 16 boxes at 20 %, 5 of food at 5.5 %. */
let cart: CartLine[];
beforeAll(async () => {
	[admin, customer] = await Promise.all([adminToken(), registerCustomer()]);
	await api("/auth/business", { method: "PUT", token: customer.token, body: COMPANY });
	const food = { pricing: { piecesPerBox: 7, pricePerPieceBox: 1.11 }, vatRate: 5.5 };
	cart = [
		{ product: await newProduct(), boxes: 16 },
		{ product: await newProduct(food), boxes: 5 },
	];
});

/** Each account's balance in this month's journal, in cents. */
async function accounts(): Promise<Record<string, number>> {
	const { status, body } = await api<string>(`/admin/invoices/journal?month=${MONTH}`, { token: admin });
	expect(status).toBe(200);
	const lines: Record<string, string>[] = parse(body, { bom: true, columns: true, delimiter: ";" });
	const sums: Record<string, number> = {};
	for (const { CompteNum: account = "", Debit, Credit } of lines)
		sums[account] = (sums[account] ?? 0) + cents(Debit) - cents(Credit);
	return sums;
}

const cents = (text = "") => Math.round(Number(text.replace(",", ".")) * 100);

async function payDeposit(): Promise<string> {
	const total = totalOf(cart);
	const amount = depositCents(total, 25);
	const full = intentRequest(cart);
	const { status, body } = await createIntent(customer.token, {
		...full,
		amount,
		paymentType: "deposit",
		depositPercentage: 25,
		commercialCode: await commercialCodeFor(customer.email),
		orderData: {
			...full.orderData,
			business: { ...COMPANY, purchaseOrder: "BC-2026-118" },
			paymentAmount: amount,
			remainingAmount: total - amount,
		},
	});
	expect([status, body]).toEqual([200, expect.anything()]);
	await payByCard(customer.token, body.clientSecret);
	return body.orderNumber;
}

/** Declares to withdraw from the whole line of a VAT rate, which the shop accepts. */
async function withdrawLine({ orderNumber, customerEmail: email, items }: Order, ratePercent: number): Promise<void> {
	const line = items.find(({ vatRate }) => vatRate === ratePercent);
	const lines = [{ lineId: line?.id, boxes: line?.quantity }];
	const body = { requestId: randomUUID(), orderNumber, email, name: "Camille Martin", lines };
	expect((await api("/withdrawals", { body })).status).toBe(201);
	const { body: queue } = await api<WithdrawalPage>("/admin/withdrawals", { token: admin });
	const waiting = queue.content.find((one) => one.orderNumber === orderNumber);
	const decision = { decision: "ACCEPT", amount: waiting?.dueCents };
	const at = `/admin/withdrawals/${waiting?.id}/decision`;
	expect((await api<AdminWithdrawal>(at, { token: admin, body: decision })).body.state).toBe("ACCEPTED");
}

test("a professional buys with deposit, pays the balance, withdraws one line: two invoices and a credit note, downloaded, and consistent with ledger and journal to the cent", async () => {
	const before = await accounts();
	const number = await payDeposit();
	const { rows } = await db().query("select id from order_book where order_number = $1", [number]);
	const { id } = rows[0];
	const { body: balance } = await openBalance(customer, number);
	await payByCard(customer.token, balance.clientSecret);
	await withdrawLine(await readOrder(customer, number), 5.5);

	const documents = (await settledInvoicesOf(id)).map(({ document }) => document);
	expect(documents.map(({ kind }) => kind)).toEqual(["DEPOSIT_INVOICE", "FINAL_INVOICE", "CREDIT_NOTE"]);
	const [deposit, final, credit] = documents;
	for (const { buyer, order } of documents) {
		expect(buyer).toMatchObject({
			name: COMPANY.company,
			siren: "732829320",
			vatNumber: COMPANY.vatNumber,
			city: "Lyon",
		});
		expect(order.purchaseOrder).toBe("BC-2026-118");
	}
	expect(final?.totals.map(({ ratePercent }) => ratePercent)).toEqual([5.5, 20]);
	expect(grossSum(final?.totals ?? [])).toBe(totalOf(cart));
	expect(grossSum(deposit?.totals ?? []) + grossSum(final?.balance ?? [])).toBe(totalOf(cart));
	// The food alone went back: VAT is corrected at its rate.
	expect(credit?.totals).toMatchObject([{ ratePercent: 5.5, grossCents: 5 * 777 }]);
	expect(credit?.earlier.map((one) => one.number)).toEqual([deposit?.number, final?.number]);
	const at = `/orders/${number}/invoices`;
	const { body: listed } = await api<InvoiceList>(at, { token: customer.token });
	expect(listed.map((one) => one.number).sort()).toEqual(documents.map((one) => one.number).sort());
	for (const one of listed) {
		const file = await api<string>(`${at}/${one.number}`, { token: customer.token });
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
		expect(file.body).toMatch(/^%PDF-1\.7/);
	}

	const after = await accounts();
	const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
	const ledger = await ledgerOf(id);
	const received = ledger.reduce((sum, [kind, amount]) => sum + (kind === "REFUND" ? -amount : amount), 0);
	expect(moved("411000")).toBe(received);
	expect(moved("419100")).toBe(0);
	for (const [rate, digits] of [
		[5.5, "055"],
		[20, "200"],
	] as const) {
		const of = (part: "netCents" | "vatCents") =>
			(final?.totals.find(({ ratePercent }) => ratePercent === rate)?.[part] ?? 0) -
			(credit?.totals.find(({ ratePercent }) => ratePercent === rate)?.[part] ?? 0);
		expect(moved(`707${digits}`) + moved(`7085${digits}`) + of("netCents")).toBe(0);
		expect(moved(`44571${digits}`) + of("vatCents")).toBe(0);
	}
	expect(await reconcileBillingDocuments(context.pool)).not.toContain(number);
});

test("documents that do not come to what the ledger says are found", async () => {
	const number = await payDeposit();
	const { rows } = await db().query("select id from order_book where order_number = $1", [number]);
	await settledInvoicesOf(rows[0].id);
	const sql = await context.pool.transaction();
	await sql.raw("update order_book set captured_cents = captured_cents - 1 where order_number = ?", [number]);
	expect(await reconcileBillingDocuments(sql)).toContain(number);
	await sql.rollback();
});

describe("the back office", () => {
	const read = <Body>(path: string, token = admin) => api<Body>(`/admin/invoices${path}`, { token });

	test("finds a document by a part of its number, and all of an order by the order's", async () => {
		const number = await payDeposit();
		const { rows } = await db().query("select id from order_book where order_number = $1", [number]);
		const [deposit] = await settledInvoicesOf(rows[0].id);
		const { body } = await read<InvoicePage>(`?query=${number.toLowerCase()}`);
		expect(body).toMatchObject({
			content: [{ number: deposit?.number, orderNumber: number, buyer: COMPANY.company, label: "Facture d'acompte" }],
			totalElements: 1,
			last: true,
		});
		const found = await read<InvoicePage>(`?query=${deposit?.number.slice(3)}&month=${MONTH}`);
		expect(found.body.content.map((one) => one.number)).toContain(deposit?.number);
		expect((await read<InvoicePage>("?month=2001-01")).body).toEqual({ content: [], totalElements: 0, last: true });
		expect((await read<InvoicePage>("?query=%25")).body.totalElements).toBe(0);
		const one = await read<InvoicePage>(`?month=${MONTH}&size=1`);
		expect([one.body.content.length, one.body.last]).toEqual([1, one.body.totalElements === 1]);
	});

	test("exports a month as ZIP, and records who did", async () => {
		const { status, body, headers } = await read<string>(`/archive?month=${MONTH}`);
		expect([status, headers.get("content-type")]).toEqual([200, "application/zip"]);
		expect(headers.get("content-disposition")).toBe(`attachment; filename="factures-${MONTH}.zip"`);
		const { rows } = await db().query("select number from billing_document where to_char(issued_on, 'YYYY-MM') = $1", [
			MONTH,
		]);
		for (const { number } of rows) expect(body).toContain(`${number}.pdf`);
		expect(await read("/archive?month=2001-01")).toMatchObject({ status: 404, body: { code: "DOCUMENT_NOT_FOUND" } });
		const recorded = await db().query("select 1 from admin_audit where action = 'invoices.exported'");
		expect(recorded.rows.length).toBeGreaterThan(0);
	});

	test("writes a month as ZIP in the background, says how far it is, and hands the file out once it is there", async () => {
		const begin = (month: string) => api<InvoiceArchive>("/admin/invoices/archives", { token: admin, body: { month } });
		const { status, body } = await begin(MONTH);
		expect([status, body]).toMatchObject([202, { month: MONTH, done: 0, isReady: false }]);
		const ready = await eventually("the archive", async () => {
			const { body: archive } = await read<InvoiceArchive>(`/archives/${body.id}`);
			return archive.isReady ? archive : undefined;
		});
		expect(ready.done).toBe(ready.total);
		const file = await read<string>(`/archives/${body.id}/file`);
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/zip"]);
		const { rows } = await db().query("select number from billing_document where to_char(issued_on, 'YYYY-MM') = $1", [
			MONTH,
		]);
		for (const { number } of rows.slice(0, body.total)) expect(file.body).toContain(`${number}.pdf`);
		expect(await begin("2001-01")).toMatchObject({ status: 404, body: { code: "DOCUMENT_NOT_FOUND" } });
		expect((await read("/archives/parc_unknown")).body).toMatchObject({ code: "DOCUMENT_NOT_FOUND" });
	});

	test.each(["/archive", "/journal", "/archive?month=2026-13", "/journal?month=1999-01", "?month=hier"])(
		"%s wants a month",
		async (path) => {
			expect(await read(path)).toMatchObject({ status: 400, body: { code: "VALIDATION", field: "month" } });
		},
	);
});

describe("what goes with the goods", () => {
	test.each([
		["delivery-note", "BL"],
		["picking-list", "BP"],
	])("%s is a PDF of the order's number", async (path, prefix) => {
		const number = await payDeposit();
		const at = `/admin/orders/${number}/${path}`;
		const { status, body, headers } = await api<string>(at, { token: admin });
		expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
		expect(headers.get("content-disposition")).toBe(`attachment; filename="${prefix}-${number}.pdf"`);
		expect(body).toMatch(/^%PDF/);
		const unknown = await api(`/admin/orders/CMD-0000-0000/${path}`, { token: admin });
		expect(unknown).toMatchObject({ status: 404, body: { code: "ORDER_NOT_FOUND" } });
	});
});
