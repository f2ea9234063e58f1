import type { PaperList } from "@confiserie/domain/contract/invoices";
import { dayOf } from "@confiserie/domain/day";
import { totalsByRate } from "@confiserie/domain/invoicing/share";
import { afterAll, describe, expect, test } from "vitest";
import { forgetOldPapers } from "../../backend/src/modules/invoicing/forget-old-papers";
import { issuePapers } from "../../backend/src/modules/invoicing/issue-papers";
import { verifyChains } from "../../backend/src/modules/invoicing/verify-chains";
import { api, db, registerCustomer } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { placeOrder, saleOf } from "../support/channel-orders";
import { openBalance, payDeposit } from "../support/deposit";
import { eachDeposit } from "../support/each-deposit";
import { openOrderBook } from "../support/order-book";
import { payByCard } from "../support/ordering";
import { settledPapersOf } from "../support/papers";

const { book, close } = openOrderBook();
const deposit = eachDeposit();
afterAll(close);

const papers = () => settledPapersOf(deposit.order.id);
const kinds = async () => (await papers()).map(({ kind }) => kind);

async function payBalance(): Promise<void> {
	const { body } = await openBalance(deposit.customer, deposit.order.id);
	await payByCard(deposit.customer.token, body.clientSecret);
}

describe("papers of an order", () => {
	test("a deposit invoice when the deposit is paid, with VAT, payment and buyer", async () => {
		const [invoice, ...others] = await papers();
		expect(others).toEqual([]);
		expect(invoice).toMatchObject({ kind: "DEPOSIT_INVOICE", series: `ACO-${dayOf(new Date()).slice(0, 4)}` });
		expect(invoice?.paper).toMatchObject({
			order: { number: deposit.order.orderNumber },
			totals: [{ ratePercent: 20, netCents: 3000, vatCents: 600, grossCents: 3600 }],
			payments: [{ receivedOn: dayOf(new Date()), means: "Carte bancaire (démonstration)", amountCents: 3600 }],
			buyer: { name: "Camille Martin", street: "12 rue des Confiseurs", postalCode: "26200", country: "FR" },
			dueCents: 0,
		});
	});

	test("the final invoice when the balance is paid: it deducts the deposit, nothing is due", async () => {
		await papers();
		await payBalance();
		const [invoice, final, ...others] = await papers();
		expect(others).toEqual([]);
		expect(final).toMatchObject({ kind: "FINAL_INVOICE", event: "final" });
		expect(final?.paper).toMatchObject({
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
		const [invoice, final, credit, ...rest] = await papers();
		expect(credit?.paper.earlier.map(({ number }) => number)).toEqual([invoice?.number, final?.number]);
		expect(credit?.paper.totals).toEqual([{ ratePercent: 20, netCents: 1250, vatCents: 250, grossCents: 1500 }]);
		const all = [credit, ...rest].flatMap((one) => one?.paper.totals ?? []);
		expect(totalsByRate(all)).toEqual(final?.paper.totals);
	});

	test("goods dispatched before they are paid are invoiced then, with what is due; the payment has no other paper", async () => {
		const shipped = { method: "PATCH", token: deposit.admin, body: { status: "SHIPPED" } };
		expect((await api(`/admin/orders/${deposit.order.id}/status`, shipped)).status).toBe(200);
		const [, final] = await papers();
		expect(final?.paper).toMatchObject({
			kind: "FINAL_INVOICE",
			dueCents: 10_800,
			dueOn: dayOf(new Date()),
			dispatchedOn: dayOf(new Date()),
		});
		// The document states what was due on its day; lists state what is due now.
		const listed = async () =>
			(await api<PaperList>(`/admin/orders/${deposit.order.id}/papers`, { token: deposit.admin })).body.map(
				({ due }) => due,
			);
		expect(await listed()).toEqual([0, 108]);
		await deposit.money.transfer(10_800);
		expect(await listed()).toEqual([0, 0]);
		expect(await kinds()).toEqual(["DEPOSIT_INVOICE", "FINAL_INVOICE"]);
	});

	test("twenty workers at once issue one", async () => {
		await payBalance();
		await Promise.all(Array.from({ length: 20 }, () => issuePapers(book.pool, deposit.order.id, book.now)));
		expect(await kinds()).toEqual(["DEPOSIT_INVOICE", "FINAL_INVOICE"]);
	});

	test("an order from before the shop issued papers gets none by itself", async () => {
		await papers();
		const { rows } = await db().query("select count(*)::int as count from paper");
		const { order } = deposit;
		await db().query("update order_book set created_at = '2020-01-01' where id = $1", [order.id]);
		await payBalance();
		expect(await kinds()).toEqual(["DEPOSIT_INVOICE"]);
		expect((await db().query("select count(*)::int as count from paper")).rows).toEqual(rows);
	});
});

describe("downloads", () => {
	const of = (token: string, path: string) => api(path, { token });

	test("a customer lists and downloads the papers of their own orders only", async () => {
		await papers();
		const at = `/orders/${deposit.order.orderNumber}/papers`;
		const { body } = await api<PaperList>(at, { token: deposit.customer.token });
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
		const theirs = `/orders/${order.orderNumber}/papers/${number}`;
		expect(await of(other.token, theirs)).toMatchObject({ status: 404, body: { code: "PAPER_NOT_FOUND" } });
	});

	test("a customer without an account downloads them by the key of the order's mails", async () => {
		const [invoice] = await papers();
		const { key } = await issueKey();
		const { orderNumber } = await placeOrder(key, saleOf(deposit.product.id));
		const { rows } = await db().query("select id, follow_key from order_book where order_number = $1", [orderNumber]);
		const [own] = await settledPapersOf(rows[0].id);
		const at = `/followed-orders/${rows[0].follow_key}/papers`;
		expect((await api<PaperList>(at)).body).toMatchObject([{ number: own?.number, label: "Facture" }]);
		expect((await api<string>(`${at}/${own?.number}`)).body).toMatch(/^%PDF/);
		expect(await api(`${at}/${invoice?.number}`)).toMatchObject({ status: 404, body: { code: "PAPER_NOT_FOUND" } });
		expect(await api("/followed-orders/x/papers")).toMatchObject({ status: 404, body: { code: "ORDER_NOT_FOUND" } });
	});

	test("an administrator finds a paper by its number, and the papers of any order", async () => {
		const [invoice] = await papers();
		const { body } = await api<PaperList>(`/admin/orders/${deposit.order.id}/papers`, { token: deposit.admin });
		expect(body.map(({ number }) => number)).toEqual([invoice?.number]);
		const path = `/admin/papers/${invoice?.number.toLowerCase()}`;
		expect((await of(deposit.admin, path)).status).toBe(200);
		const unknown = await of(deposit.admin, "/admin/papers/FAC-1999-000001");
		expect(unknown).toMatchObject({ status: 404, body: { code: "PAPER_NOT_FOUND" } });
	});
});

describe("papers are for good", () => {
	test("no row changes or goes before accounts may: ten years after its own", async () => {
		const [invoice] = await papers();
		const number = [invoice?.number];
		const refused = /a paper never changes/;
		await expect(db().query("update paper set content = '{}' where number = $1", number)).rejects.toThrow(refused);
		await expect(db().query("delete from paper where number = $1", number)).rejects.toThrow(refused);
		await expect(db().query("truncate paper")).rejects.toThrow(refused);
		const thisYear = Number(dayOf(book.now()).slice(0, 4));
		for (const year of [thisYear - 10, thisYear - 11]) {
			await db().query("insert into paper_series (series, last_ordinal, last_hash) values ($1, 1, 'x')", [
				`FAC-${year}`,
			]);
			await db().query(
				`insert into paper (number, kind, series, ordinal, order_id, event, issued_at, issued_on, content, previous_hash, hash)
				values ($1, 'FINAL_INVOICE', $2, 1, $2, 'final', $3::date, $3::date, '{}', '', '')`,
				[`FAC-${year}-000001`, `FAC-${year}`, `${year}-12-31`],
			);
		}
		expect(await forgetOldPapers(book.pool, book.now())).toBe(1);
		const { rows } = await db().query("select number from paper where content = '{}'");
		expect(rows).toEqual([{ number: `FAC-${thisYear - 10}-000001` }]);
		await db().query("alter table paper disable trigger all");
		await db().query("delete from paper where content = '{}'");
		await db().query("alter table paper enable trigger all");
		await db().query("delete from paper_series where series = $1", [`FAC-${thisYear - 10}`]);
		expect(await verifyChains(book.pool, book.now())).toEqual([]);
	});

	test("the numbers of a series have no gap, and a rollback returns its number", async () => {
		await papers();
		const lastOf = async () =>
			(await db().query("select last_ordinal as last from paper_series where series like 'ACO-%' order by series desc"))
				.rows[0].last;
		const before = await lastOf();
		await expect(
			book.pool.transaction(async (sql) => {
				await sql.raw("alter table paper disable trigger all");
				await sql.raw("delete from paper where order_id = ?", [deposit.order.id]);
				expect(await issuePapers(sql as never, deposit.order.id, book.now)).toBe(1);
				throw new Error("undone");
			}),
		).rejects.toThrow("undone");
		expect(await lastOf()).toBe(before);
	});

	test("the chain is intact, and detects a paper that was changed, removed or re-dated", async () => {
		await papers();
		expect(await verifyChains(book.pool, book.now())).toEqual([]);
		for (const [change, fault] of CHANGES) {
			const sql = await book.pool.transaction();
			await sql.raw("alter table paper disable trigger all");
			await sql.raw(change);
			const faults = await verifyChains(sql as never, book.now());
			await sql.rollback();
			expect([change, faults.join()]).toEqual([change, expect.stringMatching(fault)]);
		}
	});
});

const LAST = "(select max(ordinal) from paper where series like 'ACO-%')";
const CHANGES: [string, RegExp][] = [
	[
		"update paper set content = replace(content, 'Camille', 'Camilla') where ordinal = 1",
		/ACO-\d+-000001 : a été modifiée/,
	],
	["update paper set issued_at = issued_at - interval '1 day' where ordinal = 1", /000001 : a été modifiée/],
	[`delete from paper where series like 'ACO-%' and ordinal = ${LAST}`, /ACO-\d+ : il manque le numéro/],
	["delete from paper where series like 'ACO-%' and ordinal = 1", /ACO-\d+ : il manque le numéro 1/],
	["delete from paper_series where series like 'ACO-%'", /sa série n'est pas enregistrée/],
];
