import { COMPANY_LIMITS } from "@confiserie/domain/company/spending";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { CompanyApproval, CompanyOrderPage } from "@confiserie/domain/contract/company-orders";
import type { Order } from "@confiserie/domain/contract/order";
import { type PaymentIntentRequest, paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import { DEFAULT_DELIVERY_RULES } from "@confiserie/domain/delivery/quote";
import { DEFAULT_DEPOSIT_RULES } from "@confiserie/domain/payments/deposit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lock } from "../../backend/src/lib/database/sql";
import { sweep as sweepBook } from "../../backend/src/modules/operations/order-jobs/sweep";
import { placeOrder } from "../../backend/src/modules/sales/checkout/place-order";
import { adminToken, api, db, type TestCustomer } from "../support/api";
import { approveOrder, askApproval, companyOf, newColleague, newCompany, waitingOrder } from "../support/companies";
import { mailCount } from "../support/mailed";
import { moneyOf } from "../support/money";
import { openOrderContext } from "../support/order-context";
import { createIntent, eventually, intentRequest, newProduct, type TestProduct } from "../support/ordering";
import { parallel } from "../support/parallel";

const { context, close } = openOrderContext();
afterAll(close);
const sweep = () => sweepBook(context);
let manager: TestCustomer;
let approver: TestCustomer;
let product: TestProduct;
beforeAll(async () => {
	[{ manager }, product] = await Promise.all([newCompany(), newProduct({ boxes: 100_000 })]);
	approver = await newColleague(manager, "APPROVER");
});

/** Five boxes cost 50 EUR, delivery included. */
const cart = (boxes = 5) => [{ product, boxes }];
const order = <Body = { orderNumber: string; code?: string }>(buyer: TestCustomer, boxes = 5) =>
	createIntent<Body>(buyer.token, intentRequest(cart(boxes)));
const approve = (number: string, by = approver) => approveOrder(by, number);
const decline = (number: string, by = approver) =>
	api<CompanyApproval[] & { code?: string }>(`/company/approvals/${number}/decline`, {
		token: by.token,
		body: { reason: "Le budget est atteint." },
	});
const approvalsOf = async ({ token }: TestCustomer) =>
	(await api<CompanyApproval[]>("/company/approvals", { token })).body;
const pay = (buyer: TestCustomer, number: string) =>
	api<{ code?: string }>(`/orders/${number}/payment`, { method: "POST", token: buyer.token });
const heldBy = async (number: string) => {
	const { rows } = await db().query(
		`select coalesce(sum(hold.boxes), 0)::int as boxes from stock_hold hold
			join order_book on order_book.id = hold.order_id where order_number = $1 and state <> 'RELEASED'`,
		[number],
	);
	return rows[0].boxes;
};

describe("a monthly limit", () => {
	test("lets orders through up to it, and not beyond", async () => {
		const buyer = await newColleague(manager, "BUYER", 100);
		expect((await order(buyer)).status).toBe(200);
		expect((await order(buyer)).status).toBe(200);
		expect((await order(buyer, 1)).body.code).toBe("APPROVAL_REQUIRED");
		expect(await companyOf(buyer)).toMatchObject({ spent: 100, monthlyLimit: 100 });
	});

	test("counts the changed content of a checkout once, and no order that was cancelled or of last month", async () => {
		const buyer = await newColleague(manager, "BUYER", 100);
		const request = intentRequest(cart(8));
		await createIntent(buyer.token, request);
		const changed = intentRequest(cart(10), { checkoutId: request.checkoutId ?? "" });
		expect((await createIntent(buyer.token, changed)).status).toBe(200);
		expect((await companyOf(buyer)).spent).toBe(90);
		await db().query("update order_book set created_at = created_at - interval '32 days' where customer_id = $1", [
			buyer.user.id,
		]);
		expect((await companyOf(buyer)).spent).toBe(0);
		const { body } = await order(buyer);
		await db().query("update order_book set status = 'CANCELLED' where order_number = $1", [body.orderNumber]);
		expect((await companyOf(buyer)).spent).toBe(0);
	});

	test("is that of the month in which a checkout began, also once it goes on in the next", async () => {
		const buyer = await newColleague(manager, "BUYER", 100);
		const sql = await context.pool.transaction();
		const place = (at: string, request: PaymentIntentRequest) =>
			placeOrder(
				{ ...context, pool: sql, writes: sql, now: () => new Date(at) },
				{
					customerId: buyer.user.id,
					customerEmail: buyer.email,
					request: paymentIntentRequestSchema.parse(request),
					idempotencyKey: undefined,
					rules: DEFAULT_DELIVERY_RULES,
					depositRules: DEFAULT_DEPOSIT_RULES,
				},
			);
		try {
			const [request, other] = [intentRequest(cart()), intentRequest(cart())];
			for (const begun of [request, other]) await place("2026-06-30T21:50:00Z", begun);
			const more = intentRequest(cart(6), { checkoutId: request.checkoutId ?? "" });
			await expect(place("2026-06-30T22:10:00Z", more)).rejects.toMatchObject({ code: "APPROVAL_REQUIRED" });
		} finally {
			await sql.rollback();
		}
	});

	test("lets staff take an order up again only after a checkout that was under way, and with what it placed", async () => {
		const buyer = await newColleague(manager, "BUYER", 100);
		const setStatus = (status: string, number: string) =>
			db().query("update order_book set status = $1 where order_number = $2", [status, number]);
		const { orderNumber } = (await order(buyer, 6)).body;
		await setStatus("CANCELLED", orderNumber);
		const placed = (await order(buyer)).body.orderNumber;
		await setStatus("CANCELLED", placed);
		const token = await adminToken();
		const checkout = await context.pool.transaction();
		await lock(checkout, "checkout", buyer.user.id);
		const taken = api(`/admin/orders/${orderNumber}/status`, { method: "PATCH", token, body: { status: "PENDING" } });
		try {
			await eventually("the change waits for the checkout", async () => {
				const { rows } = await db().query(
					`select 1 from pg_locks where locktype = 'advisory' and not granted
						and (classid::bigint << 32) | objid::bigint = hashtextextended($1, 0)`,
					[`checkout\n${buyer.user.id}`],
				);
				return rows[0];
			});
			await checkout("order_book").where({ order_number: placed }).update({ status: "PENDING" });
		} finally {
			await checkout.commit();
		}
		expect((await taken).body.code).toBe("APPROVAL_REQUIRED");
	});

	test("does not bind a private order, which is none of the company's", async () => {
		const buyer = await newColleague(manager, "BUYER", 0);
		const request = intentRequest(cart());
		const { status, body } = await createIntent(buyer.token, {
			...request,
			orderData: { ...request.orderData, business: null },
		});
		expect(status).toBe(200);
		const { rows } = await db().query("select company_id from order_book where order_number = $1", [body.orderNumber]);
		expect(rows).toEqual([{ company_id: null }]);
	});
});

describe("an order above the limit", () => {
	test("waits with its stock held, cannot be paid, and approvers get a mail", async () => {
		const buyer = await newColleague(manager, "BUYER", 0);
		const number = await waitingOrder(buyer, cart());
		expect(await heldBy(number)).toBe(5);
		expect((await pay(buyer, number)).body.code).toBe("APPROVAL_AWAITED");
		expect(await mailCount(approver.email, "approval-requested")).toBeGreaterThan(0);
		expect(await mailCount(buyer.email, "approval-requested")).toBe(0);
		expect(await approvalsOf(buyer)).toMatchObject([
			{ orderNumber: number, state: "WAITING", total: 50, boxes: 5, isYours: true, canDecide: false },
		]);
		const seen = (await approvalsOf(approver)).find(({ orderNumber }) => orderNumber === number);
		expect(seen).toMatchObject({ requestedBy: "Léa Roux", canDecide: true });
		expect((await companyOf(approver)).waiting).toBeGreaterThan(0);
		const { body } = await api<Order>(`/orders/${number}`, { token: buyer.token });
		expect(body.approval).toBe("WAITING");
		const transfer = await moneyOf(body.id, await adminToken()).transfer<{ code?: string }>(1000);
		expect(transfer.body.code).toBe("APPROVAL_AWAITED");
	});

	test("is one order, however often its checkout asks", async () => {
		const buyer = await newColleague(manager, "BUYER", 0);
		const request = intentRequest(cart());
		const ask = () => api<{ orderNumber: string }>("/company/approvals", { token: buyer.token, body: request });
		const answers = await parallel(6, ask);
		expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(1);
		expect(await approvalsOf(buyer)).toHaveLength(1);
	});

	test("approved, it can be paid, counts apart from the limit, and its member gets a mail", async () => {
		const buyer = await newColleague(manager, "BUYER", 50);
		const number = await waitingOrder(buyer, cart(8));
		expect((await approve(number)).status).toBe(200);
		expect(await mailCount(buyer.email, "approval-granted")).toBe(1);
		expect((await pay(buyer, number)).status).toBe(200);
		const { body } = await api<AdminOrderDetail>(`/admin/orders/${number}`, { token: await adminToken() });
		expect(body.history.map(({ act, actor }) => [act, actor.kind])).toContainEqual(["APPROVAL", "customer"]);
		expect((await companyOf(buyer)).spent).toBe(0);
		expect((await order(buyer)).status).toBe(200);
	});

	test("40 parallel approvals make one decision, one order and one mail", async () => {
		const buyer = await newColleague(manager, "BUYER", 0);
		const number = await waitingOrder(buyer, cart());
		const answers = await parallel(40, (index) => approve(number, index % 2 ? approver : manager));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		const { rows } = await db().query(
			`select order_number, approval, (select count(*)::int from order_book_history
				where order_id = order_book.id and act = 'APPROVAL') as decisions from order_book where customer_id = $1`,
			[buyer.user.id],
		);
		expect(rows).toEqual([{ order_number: number, approval: "APPROVED", decisions: 1 }]);
		expect(await mailCount(buyer.email, "approval-granted")).toBe(1);
		expect(await heldBy(number)).toBe(5);
	});

	test("declined, it is cancelled and gives its stock back", async () => {
		const buyer = await newColleague(manager, "BUYER", 0);
		const number = await waitingOrder(buyer, cart());
		expect((await decline(number)).status).toBe(200);
		expect((await approve(number)).body.code).toBe("APPROVAL_CLOSED");
		await sweep();
		const { body } = await api<Order>(`/orders/${number}`, { token: buyer.token });
		expect([body.status, await heldBy(number)]).toEqual(["CANCELLED", 0]);
		expect(await approvalsOf(buyer)).toMatchObject([{ state: "DECLINED", reason: "Le budget est atteint." }]);
		expect(await mailCount(buyer.email, "approval-declined")).toBe(1);
	});

	test("staff accept none that waits by its status, and one that was declined for a reason alone", async () => {
		const buyer = await newColleague(manager, "BUYER", 0);
		const number = await waitingOrder(buyer, cart());
		const token = await adminToken();
		const move = (status: string, overrideReason?: string) =>
			api<{ code?: string }>(`/admin/orders/${number}/status`, {
				method: "PATCH",
				token,
				body: { status, overrideReason },
			});
		for (const status of ["CONFIRMED", "SHIPPED"])
			expect((await move(status, "Accord de la direction")).body.code).toBe("APPROVAL_AWAITED");
		await move("CANCELLED");
		expect((await move("CONFIRMED", "Accord de la direction")).body.code).toBe("APPROVAL_AWAITED");
		expect((await move("PENDING")).status).toBe(200);
		expect((await approvalsOf(buyer))[0]?.state).toBe("WAITING");
		expect((await decline(number)).status).toBe(200);
		expect((await move("CONFIRMED")).body.code).toBe("APPROVAL_REQUIRED");
		expect((await move("CONFIRMED", "Accord de la direction")).status).toBe(200);
	});

	test("expires after three days", async () => {
		const buyer = await newColleague(manager, "BUYER", 0);
		const number = await waitingOrder(buyer, cart());
		await db().query("update order_book set hold_expires_at = now() - interval '1 minute' where order_number = $1", [
			number,
		]);
		expect((await approve(number)).body.code).toBe("APPROVAL_CLOSED");
		expect((await approvalsOf(buyer))[0]?.state).toBe("EXPIRED");
		await sweep();
		expect(await heldBy(number)).toBe(0);
	});

	test("is approved by no one for themselves, and asked for only where it is needed and possible", async () => {
		const second = await newColleague(manager, "APPROVER", 0);
		const number = await waitingOrder(second, cart());
		expect((await approve(number, second)).body.code).toBe("APPROVAL_OWN");
		expect((await askApproval<{ code: string }>(approver, cart())).body.code).toBe("APPROVAL_NOT_NEEDED");
		const alone = (await newCompany()).manager;
		const body = { role: "MANAGER", monthlyLimit: 0 };
		await api(`/company/members/${alone.user.id}`, { method: "PUT", token: alone.token, body });
		expect((await askApproval<{ code: string }>(alone, cart())).body.code).toBe("NO_APPROVER");
	});

	test("approved and not paid, an approver gives it up; a request is given up by its member", async () => {
		const buyer = await newColleague(manager, "BUYER", 0);
		const [approved, waiting] = [await waitingOrder(buyer, cart()), await waitingOrder(buyer, cart(6))];
		await approve(approved);
		const [own] = (await approvalsOf(buyer)).filter(({ orderNumber }) => orderNumber === waiting);
		expect(own).toMatchObject({ canDecide: false, canCancel: true });
		expect((await decline(approved)).status).toBe(200);
		expect((await decline(waiting, buyer)).status).toBe(200);
		await sweep();
		expect([await heldBy(approved), await heldBy(waiting)]).toEqual([0, 0]);
	});

	test("may wait twenty times for each member, whatever the others ask for", async () => {
		const [first, second] = [await newColleague(manager, "BUYER", 0), await newColleague(manager, "BUYER", 0)];
		for (let n = 0; n < COMPANY_LIMITS.waiting; n += 1) await waitingOrder(first, cart(1));
		expect((await askApproval<{ code: string }>(first, cart(1))).body.code).toBe("TOO_MANY_APPROVALS");
		expect((await askApproval(second, cart(1))).status).toBe(201);
	});

	test("that was declined is no hoard: its member asks again and again", async () => {
		const buyer = await newColleague(manager, "BUYER", 0);
		for (let n = 0; n < 4; n += 1) {
			expect((await decline(await waitingOrder(buyer, cart()))).status).toBe(200);
			await sweep();
		}
		expect((await askApproval(buyer, cart())).status).toBe(201);
	});

	test("of a removed member is decided and paid by the manager who takes it over", async () => {
		const { manager: owner } = await newCompany();
		const buyer = await newColleague(owner, "BUYER", 0);
		const number = await waitingOrder(buyer, cart());
		await api(`/company/members/${buyer.user.id}`, { method: "DELETE", token: owner.token });
		expect((await approve(number, owner)).status).toBe(200);
		expect((await pay(owner, number)).status).toBe(200);
	});

	test("of another company is not found", async () => {
		const buyer = await newColleague(manager, "BUYER", 0);
		const number = await waitingOrder(buyer, cart());
		const { manager: stranger } = await newCompany();
		for (const decided of [await approve(number, stranger), await decline(number, stranger)])
			expect([decided.status, decided.body.code]).toEqual([404, "APPROVAL_NOT_FOUND"]);
		expect(await approvalsOf(stranger)).toEqual([]);
	});
});

describe("the orders of a company", () => {
	const listed = async ({ token }: TestCustomer) =>
		(await api<CompanyOrderPage>("/company/orders", { token })).body.content.map(({ orderNumber }) => orderNumber);
	const read = (number: string, { token }: TestCustomer) => api<Order>(`/orders/${number}`, { token });

	test("are seen by approvers and accountants, by a buyer their own, by another company none", async () => {
		const { manager: owner } = await newCompany();
		const [first, second] = [await newColleague(owner, "BUYER"), await newColleague(owner, "BUYER")];
		const accountant = await newColleague(owner, "ACCOUNTANT");
		const number = (await order(first)).body.orderNumber;
		const other = (await order(second)).body.orderNumber;
		expect(await listed(accountant)).toEqual([other, number]);
		expect(await listed(first)).toEqual([number]);
		expect((await read(number, accountant)).body.isOwn).toBe(false);
		expect((await read(number, first)).body.isOwn).toBe(true);
		expect((await read(number, second)).status).toBe(404);
		expect([await listed(manager), (await read(number, manager)).status]).toEqual([
			expect.not.arrayContaining([number]),
			404,
		]);
	});
});
