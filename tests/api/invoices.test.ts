import type { InvoiceList } from "@confiserie/domain/contract/invoices";
import { dayOf } from "@confiserie/domain/day";
import { totalsByRate } from "@confiserie/domain/invoicing/share";
import { afterAll, describe, expect, test } from "vitest";
import { deleteOldBillingDocuments } from "../../backend/src/modules/documents/invoicing/delete-old-billing-documents";
import { issueBillingDocuments } from "../../backend/src/modules/documents/invoicing/issue-billing-documents";
import { verifyChains } from "../../backend/src/modules/documents/invoicing/verify-chains";
import { api, db, registerCustomer } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { placeOrder, saleOf } from "../support/channel-orders";
import { openBalance, payDeposit } from "../support/deposit";
import { eachDeposit } from "../support/each-deposit";
import { settledInvoicesOf } from "../support/invoices";
import { openOrderContext } from "../support/order-context";
import { payByCard } from "../support/ordering";

const { context, close } = openOrderContext();
const deposit = eachDeposit();
afterAll(close);

const documents = () => settledInvoicesOf(deposit.order.id);
const kinds = async () => (await documents()).map(({ kind }) => kind);

async function payBalance(): Promise<void> {
	const { body } = await openBalance(deposit.customer, deposit.order.id);
	await payByCard(deposit.customer.token, body.clientSecret);
}

describe("documents of an order", () => {
	test("a deposit invoice when the deposit is paid, with VAT, payment and buyer", async () => {
		const [invoice, ...others] = await documents();
		expect(others).toEqual([]);
		expect(invoice).toMatchObject({ kind: "DEPOSIT_INVOICE", series: `ACO-${dayOf(new Date()).slice(0, 4)}` });
		expect(invoice?.document).toMatchObject({
			order: { number: deposit.order.orderNumber },
			totals: [{ ratePercent: 20, netCents: 3000, vatCents: 600, grossCents: 3600 }],
			payments: [{ receivedOn: dayOf(new Date()), means: "Carte bancaire (démonstration)", amountCents: 3600 }],
			buyer: { name: "Camille Martin", street: "12 rue des Confiseurs", postalCode: "26200", country: "FR" },
			dueCents: 0,
		});
	});

	test("the final invoice when the balance is paid: it deducts the deposit, nothing is due", async () => {
		await documents();
		await payBalance();
		const [invoice, final, ...others] = await documents();
		expect(others).toEqual([]);
		expect(final).toMatchObject({ kind: "FINAL_INVOICE", event: "final" });
		expect(final?.document).toMatchObject({
			lines: [{ quantity: 16, grossCents: 14_400, netCents: 12_000 }],
			totals: [{ ratePercent: 20, netCents: 12_000, vatCents: 2400, grossCents: 14_400 }],
			earlier: [{ number: invoice?.number }],
			balance: [{ netCents: 9000, vatCents: 1800, grossCents: 10_800 }],
			dueCents: 0,
			dueOn: null,
		});
	});

	test("a credit note for each refund, which names the invoices that it corrects", async () => {
		await payBalance();
		await deposit.money.refund(1500);
		await deposit.money.refund(12_900);
		// The second is given back of both payments.
		expect(await kinds()).toEqual(["DEPOSIT_INVOICE", "FINAL_INVOICE", ...Array(3).fill("CREDIT_NOTE")]);
		const [invoice, final, credit, ...rest] = await documents();
		expect(credit?.document.earlier.map(({ number }) => number)).toEqual([invoice?.number, final?.number]);
		expect(credit?.document.totals).toEqual([{ ratePercent: 20, netCents: 1250, vatCents: 250, grossCents: 1500 }]);
		const all = [credit, ...rest].flatMap((one) => one?.document.totals ?? []);
		expect(totalsByRate(all)).toEqual(final?.document.totals);
	});

	test("goods dispatched before they are paid are invoiced then, with what is due; the payment has no other document", async () => {
		const shipped = { method: "PATCH", token: deposit.admin, body: { status: "SHIPPED" } };
		expect((await api(`/admin/orders/${deposit.order.id}/status`, shipped)).status).toBe(200);
		const [, final] = await documents();
		expect(final?.document).toMatchObject({
			kind: "FINAL_INVOICE",
			dueCents: 10_800,
			dueOn: dayOf(new Date()),
			dispatchedOn: dayOf(new Date()),
		});
		// The document states what was due on its day; lists state what is due now.
		const listed = async () =>
			(await api<InvoiceList>(`/admin/orders/${deposit.order.id}/invoices`, { token: deposit.admin })).body.map(
				({ due }) => due,
			);
		expect(await listed()).toEqual([0, 108]);
		await deposit.money.transfer(10_800);
		expect(await listed()).toEqual([0, 0]);
		expect(await kinds()).toEqual(["DEPOSIT_INVOICE", "FINAL_INVOICE"]);
	});

	test("twenty workers at once issue one", async () => {
		await payBalance();
		await Promise.all(
			Array.from({ length: 20 }, () => issueBillingDocuments(context.pool, deposit.order.id, context.now)),
		);
		expect(await kinds()).toEqual(["DEPOSIT_INVOICE", "FINAL_INVOICE"]);
	});

	test("an order from before the shop issued documents gets none by itself", async () => {
		await documents();
		const { rows } = await db().query("select count(*)::int as count from billing_document");
		const { order } = deposit;
		await db().query("update order_book set created_at = '2020-01-01' where id = $1", [order.id]);
		await payBalance();
		expect(await kinds()).toEqual(["DEPOSIT_INVOICE"]);
		expect((await db().query("select count(*)::int as count from billing_document")).rows).toEqual(rows);
	});
});

describe("downloads", () => {
	const of = (token: string, path: string) => api(path, { token });

	test("a customer lists and downloads the documents of their own orders only", async () => {
		await documents();
		const at = `/orders/${deposit.order.orderNumber}/invoices`;
		const { body } = await api<InvoiceList>(at, { token: deposit.customer.token });
		expect(body).toMatchObject([{ kind: "DEPOSIT_INVOICE", label: "Facture d'acompte", total: 36, due: 0 }]);
		const number = body[0]?.number ?? "";
		const file = await api<string>(`${at}/${number}`, { token: deposit.customer.token });
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
		expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${number}.pdf"`);
		expect(file.body).toMatch(/^%PDF-1\.7/);

		const other = await registerCustomer();
		expect(await of(other.token, at)).toMatchObject({ status: 404, body: { code: "ORDER_NOT_FOUND" } });
		expect(await of(other.token, `${at}/${number}`)).toMatchObject({ status: 404, body: { code: "ORDER_NOT_FOUND" } });
		const { order } = await payDeposit(other, deposit.product);
		const theirs = `/orders/${order.orderNumber}/invoices/${number}`;
		expect(await of(other.token, theirs)).toMatchObject({ status: 404, body: { code: "DOCUMENT_NOT_FOUND" } });
	});

	test("a customer without an account downloads them by the key of the order's mails", async () => {
		const [invoice] = await documents();
		const { key } = await issueKey();
		const { orderNumber } = await placeOrder(key, saleOf(deposit.product.id));
		const { rows } = await db().query("select id, follow_key from order_book where order_number = $1", [orderNumber]);
		const [own] = await settledInvoicesOf(rows[0].id);
		const at = `/followed-orders/${rows[0].follow_key}/invoices`;
		expect((await api<InvoiceList>(at)).body).toMatchObject([{ number: own?.number, label: "Facture" }]);
		expect((await api<string>(`${at}/${own?.number}`)).body).toMatch(/^%PDF/);
		expect(await api(`${at}/${invoice?.number}`)).toMatchObject({ status: 404, body: { code: "DOCUMENT_NOT_FOUND" } });
		expect(await api("/followed-orders/x/invoices")).toMatchObject({ status: 404, body: { code: "ORDER_NOT_FOUND" } });
	});

	test("an administrator finds a document by its number, and the documents of any order", async () => {
		const [invoice] = await documents();
		const { body } = await api<InvoiceList>(`/admin/orders/${deposit.order.id}/invoices`, { token: deposit.admin });
		expect(body.map(({ number }) => number)).toEqual([invoice?.number]);
		const path = `/admin/invoices/${invoice?.number.toLowerCase()}`;
		expect((await of(deposit.admin, path)).status).toBe(200);
		const unknown = await of(deposit.admin, "/admin/invoices/FAC-1999-000001");
		expect(unknown).toMatchObject({ status: 404, body: { code: "DOCUMENT_NOT_FOUND" } });
	});
});

describe("documents are for good", () => {
	test("no row changes or goes before accounts may: ten years after its own", async () => {
		const [invoice] = await documents();
		const number = [invoice?.number];
		const refused = /a billing document never changes/;
		await expect(db().query("update billing_document set content = '{}' where number = $1", number)).rejects.toThrow(
			refused,
		);
		await expect(db().query("delete from billing_document where number = $1", number)).rejects.toThrow(refused);
		await expect(db().query("truncate billing_document")).rejects.toThrow(refused);
		const thisYear = Number(dayOf(context.now()).slice(0, 4));
		for (const year of [thisYear - 10, thisYear - 11]) {
			await db().query("insert into billing_series (series, last_ordinal, last_hash) values ($1, 1, 'x')", [
				`FAC-${year}`,
			]);
			await db().query(
				`insert into billing_document (number, kind, series, ordinal, order_id, event, issued_at, issued_on, content, previous_hash, hash)
				values ($1, 'FINAL_INVOICE', $2, 1, $2, 'final', $3::date, $3::date, '{}', '', '')`,
				[`FAC-${year}-000001`, `FAC-${year}`, `${year}-12-31`],
			);
		}
		expect(await deleteOldBillingDocuments(context.pool, context.now())).toBe(1);
		const { rows } = await db().query("select number from billing_document where content = '{}'");
		expect(rows).toEqual([{ number: `FAC-${thisYear - 10}-000001` }]);
		await db().query("alter table billing_document disable trigger all");
		await db().query("delete from billing_document where content = '{}'");
		await db().query("alter table billing_document enable trigger all");
		await db().query("delete from billing_series where series = $1", [`FAC-${thisYear - 10}`]);
		expect(await verifyChains(context.pool, context.now())).toEqual([]);
	});

	test("the numbers of a series have no gap, and a rollback returns its number", async () => {
		await documents();
		const lastOf = async () =>
			(
				await db().query(
					"select last_ordinal as last from billing_series where series like 'ACO-%' order by series desc",
				)
			).rows[0].last;
		const before = await lastOf();
		await expect(
			context.pool.transaction(async (sql) => {
				await sql.raw("alter table billing_document disable trigger all");
				await sql.raw("delete from billing_document where order_id = ?", [deposit.order.id]);
				expect(await issueBillingDocuments(sql as never, deposit.order.id, context.now)).toBe(1);
				throw new Error("undone");
			}),
		).rejects.toThrow("undone");
		expect(await lastOf()).toBe(before);
	});

	test("the chain is intact, and detects a document that was changed, removed or re-dated", async () => {
		await documents();
		expect(await verifyChains(context.pool, context.now())).toEqual([]);
		for (const [change, fault] of CHANGES) {
			const sql = await context.pool.transaction();
			await sql.raw("alter table billing_document disable trigger all");
			await sql.raw(change);
			const faults = await verifyChains(sql as never, context.now());
			await sql.rollback();
			expect([change, faults.join()]).toEqual([change, expect.stringMatching(fault)]);
		}
	});
});

const LAST = "(select max(ordinal) from billing_document where series like 'ACO-%')";
const CHANGES: [string, RegExp][] = [
	[
		"update billing_document set content = replace(content, 'Camille', 'Camilla') where ordinal = 1",
		/ACO-\d+-000001 : a été modifiée/,
	],
	["update billing_document set issued_at = issued_at - interval '1 day' where ordinal = 1", /000001 : a été modifiée/],
	[`delete from billing_document where series like 'ACO-%' and ordinal = ${LAST}`, /ACO-\d+ : il manque le numéro/],
	["delete from billing_document where series like 'ACO-%' and ordinal = 1", /ACO-\d+ : il manque le numéro 1/],
	["delete from billing_series where series like 'ACO-%'", /sa série n'est pas enregistrée/],
];
