import type { DocumentPage } from "@confiserie/domain/contract/documents";
import type { ApiError } from "@confiserie/domain/contract/error";
import { dayOf } from "@confiserie/domain/day";
import { afterAll, expect, test } from "vitest";
import { documentsArchive } from "../../backend/src/modules/sales/documents/document-files";
import { api, registerCustomer } from "../support/api";
import { newColleague, newCompany } from "../support/companies";
import { shopUnderTest } from "../support/context";
import { eachDeposit } from "../support/each-deposit";
import { settledInvoicesOf } from "../support/invoices";
import { openOrderContext } from "../support/order-context";

const deposit = eachDeposit();
const { context, close } = openOrderContext();
afterAll(close);

const list = (token: string, query = "") => api<DocumentPage & ApiError>(`/documents${query}`, { token });
const numbers = async (token: string, query = "") =>
	(await list(token, query)).body.content.map(({ number }) => number);

test("an account finds its orders and invoices, by kind and period", async () => {
	const [document] = await settledInvoicesOf(deposit.order.id);
	const { token } = deposit.customer;
	const invoice = document?.document.number ?? "";
	const { orderNumber } = deposit.order;
	expect(await numbers(token)).toEqual(expect.arrayContaining([invoice, orderNumber]));
	expect((await list(token, "?kind=DEPOSIT_INVOICE")).body.content).toContainEqual({
		kind: "DEPOSIT_INVOICE",
		number: invoice,
		issuedOn: dayOf(new Date()),
		total: 36,
		orderNumber,
		quoteKey: null,
	});
	expect(await numbers(token, "?kind=ORDER")).toContain(orderNumber);
	expect(await numbers(token, "?kind=ORDER")).not.toContain(invoice);
	expect(await numbers(token, "?to=2020-01-01")).toEqual([]);
	expect(await numbers(token, "?size=100&page=2")).toEqual([]);
});

test.each([
	["?kind=LETTER", "kind"],
	["?from=2026-13-01", "from"],
	["?from=2026-02-01&to=2026-01-01", "to"],
])("%s is refused", async (query, field) => {
	const { status, body } = await list(deposit.customer.token, query);
	expect([status, body.code, body.field]).toEqual([400, "VALIDATION", field]);
});

test("files are downloaded alone and as ZIP, by their account only", async () => {
	const [document] = await settledInvoicesOf(deposit.order.id);
	const number = document?.document.number ?? "";
	const { token } = deposit.customer;
	const fetched = (path: string, bearer: string) =>
		fetch(`${shopUnderTest().backend}/api/documents/${path}`, { headers: { authorization: `Bearer ${bearer}` } });
	const pdf = await fetched(number.toLowerCase(), token);
	expect([pdf.status, pdf.headers.get("content-disposition")]).toEqual([200, `attachment; filename="${number}.pdf"`]);
	const zip = await fetched("archive", token);
	expect(zip.headers.get("content-type")).toBe("application/zip");
	expect(Buffer.from(await zip.arrayBuffer()).toString("latin1")).toContain(`${number}.pdf`);
	const { token: other } = await registerCustomer();
	expect(await numbers(other)).toEqual([]);
	for (const path of [number, "archive", deposit.order.orderNumber])
		expect((await fetched(path, other)).status).toBe(404);
});

test("a ZIP has the statement of the company, for the roles that read it, unless a kind or an earlier period is chosen", async () => {
	const { manager } = await newCompany();
	const buyer = await newColleague(manager, "BUYER");
	const zip = (query: string, bearer: string) =>
		fetch(`${shopUnderTest().backend}/api/documents/archive${query}`, {
			headers: { authorization: `Bearer ${bearer}` },
		});
	const found = await zip("", manager.token);
	expect(Buffer.from(await found.arrayBuffer()).toString("latin1")).toMatch(/releve-\d{4}-\d{2}-\d{2}\.pdf/);
	for (const answer of [
		await zip("?kind=QUOTE", manager.token),
		await zip("?to=2020-01-01", manager.token),
		await zip("", buyer.token),
	])
		expect(answer.status).toBe(404);
});

test("a ZIP is bounded", async () => {
	await settledInvoicesOf(deposit.order.id);
	const owner = { customerId: deposit.customer.user.id, companyId: null };
	await expect(documentsArchive(context, owner, {}, 0)).rejects.toMatchObject({ code: "VALIDATION" });
	await expect(documentsArchive(context, owner, {})).resolves.toBeDefined();
});
