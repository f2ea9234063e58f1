import { randomUUID } from "node:crypto";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { CompanyCredit } from "@confiserie/domain/contract/company-terms";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import type { LinePreview } from "@confiserie/domain/contract/order-corrections";
import type { StaffOrderResult } from "@confiserie/domain/contract/staff-order";

import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { newColleague, newCompany } from "../support/companies";
import { holdLock } from "../support/locks";
import { acceptOnAccount, companyOnAccount, grantTerms, placeUnpaid } from "../support/on-account";
import { createIntent, intentRequest, newProduct, type TestProduct } from "../support/ordering";
import { quoteBody } from "../support/quotes";
import { newAdministrator } from "../support/staff";

let admin: string;
let clerk: string;
let product: TestProduct;
beforeAll(async () => {
	[admin, product] = await Promise.all([adminToken(), newProduct({ boxes: 100_000 })]);
	clerk = (await newAdministrator("orders")).token;
});

const place = (member: TestCustomer, boxes: number) => placeUnpaid(member, product, boxes);
const creditOf = async ({ token }: TestCustomer) => (await api<CompanyCredit>("/company/credit", { token })).body;

describe("terms", () => {
	test("are granted by staff, with the audit log, and read back; another version is refused", async () => {
		const { company, manager } = await newCompany();
		const { body } = await grantTerms(company.id, { creditLimit: 1500.5, minimumOrder: 50, hasDeposit: true });
		expect(body).toMatchObject({ creditLimit: 1500.5, minimumOrder: 50, hasDeposit: true, version: 1, outstanding: 0 });
		const again = await grantTerms(company.id);
		expect([again.status, again.body.code]).toEqual([409, "COMPANY_TERMS_CHANGED"]);
		expect(await creditOf(manager)).toMatchObject({ isOnAccount: true, available: 1500.5, creditLimit: 1500.5 });
		const { rows } = await db().query("select action, label from admin_audit where entity_id = $1", [company.id]);
		expect(rows).toEqual([{ action: "company.terms-changed", label: company.company }]);
	});

	test.each([
		["creditLimit", -1],
		["creditLimit", 1.005],
		["minimumOrder", "x"],
		["shippingOptionIds", []],
		["isOnAccount", "oui"],
	])("%s of %j is refused", async (field, value) => {
		const { company } = await newCompany();
		const { status, body } = await grantTerms(company.id, { [field]: value });
		expect([status, body.code, body.field]).toEqual([400, "VALIDATION", field]);
	});

	test("a buyer reads what is available, not limit and outstanding", async () => {
		const { manager } = await companyOnAccount();
		const buyer = await newColleague(manager, "BUYER");
		expect(await creditOf(buyer)).toMatchObject({
			isOnAccount: true,
			available: 1000,
			creditLimit: null,
			outstanding: null,
		});
	});

	test("a deposit without code, and a minimum that an order for the company has to reach", async () => {
		const { manager } = await companyOnAccount({ hasDeposit: true, minimumOrder: 100 });
		const terms = await api<{ permission: string }>("/payments/deposit-terms", { token: manager.token });
		expect(terms.body.permission).toBe("ALLOWED");
		const { status, body } = await createIntent<ApiError>(manager.token, intentRequest([{ product, boxes: 2 }]));
		expect([status, body.code]).toEqual([409, "BELOW_MINIMUM_ORDER"]);
		const request = intentRequest([{ product, boxes: 2 }]);
		const own = { ...request, orderData: { ...request.orderData, business: null } };
		expect((await createIntent(manager.token, own)).status).toBe(200);
	});
});

describe("an order on account", () => {
	test("is accepted unpaid, counts as outstanding, and is there once however often it is sent", async () => {
		const { manager } = await companyOnAccount();
		const orderNumber = await place(manager, 40);
		const answers = await Promise.all([1, 2, 3].map(() => acceptOnAccount(manager, orderNumber)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		const { body } = await api<Order>(`/orders/${orderNumber}`, { token: manager.token });
		expect(body).toMatchObject({
			status: "CONFIRMED",
			paidAmount: 0,
			isOnAccount: true,
			balanceAmount: body.totalAmount,
		});
		expect(await creditOf(manager)).toMatchObject({
			outstanding: body.totalAmount,
			available: 1000 - body.totalAmount,
		});
		const mails = await db().query("select template from mail_outbox where key like $1", [
			`order-recorded:${body.id}%`,
		]);
		expect(mails.rows).toEqual([{ template: "order-on-account" }]);
	});

	test("entered by staff to be paid later, it is due as the company's terms say", async () => {
		const { manager } = await companyOnAccount();
		const { requestId, customerId, orderData } = quoteBody(manager, [{ product, boxes: 5 }]);
		const body = { requestId, customerId, payment: "LATER", orderData };
		const entered = await api<StaffOrderResult>("/admin/orders", { token: admin, body });
		const { body: order } = await api<Order>(`/orders/${entered.body.order.orderNumber}`, { token: manager.token });
		expect([entered.status, order.isOnAccount]).toEqual([201, true]);
	});

	test("above the limit it is refused with what is left, and stays payable by card", async () => {
		const { manager } = await companyOnAccount({ creditLimit: 100 });
		const orderNumber = await place(manager, 40);
		const { status, body } = await acceptOnAccount(manager, orderNumber);
		expect([status, body.code]).toEqual([409, "CREDIT_LIMIT_EXCEEDED"]);
		expect(body.message).toMatch(/il reste 100,00\s€/);
		expect((await api(`/orders/${orderNumber}/payment`, { token: manager.token, body: {} })).status).toBe(200);
	});

	test("raised by a correction, and taken up again after it was cancelled, stays within the limit", async () => {
		const { manager } = await companyOnAccount({ creditLimit: 100 });
		const orderNumber = await place(manager, 4);
		await acceptOnAccount(manager, orderNumber);
		const at = `/admin/orders/${orderNumber}`;
		const preview = (boxes: number, token = admin) =>
			api<LinePreview & ApiError>(`${at}/correction-preview`, {
				token,
				body: { items: [{ productId: product.id, boxes }] },
			});
		// An administrator who may override the limit sees that it is exceeded, and gives a reason; anybody else is refused.
		expect((await preview(40)).body.exceeds).toMatch(/il reste 0,00\s€|il reste \d+,\d\d\s€/);
		const over = await preview(40, clerk);
		expect([over.status, over.body.code]).toEqual([409, "CREDIT_LIMIT_EXCEEDED"]);
		const { body: shown } = await preview(5);
		// Meanwhile the limit was lowered: what was shown is not granted any more.
		const { rows } = await db().query("select company_id from order_book where order_number = $1", [orderNumber]);
		const lower = (creditLimit: number, version: number) => grantTerms(rows[0].company_id, { creditLimit, version });
		await lower(1, 1);
		const correction = {
			token: admin,
			headers: { "Idempotency-Key": randomUUID() },
			body: {
				items: [{ productId: product.id, boxes: 5 }],
				fingerprint: shown.fingerprint,
				version: shown.version,
			},
		};
		const refused = await api<ApiError>(`${at}/corrections`, correction);
		expect([refused.status, refused.body.code]).toEqual([409, "CREDIT_LIMIT_EXCEEDED"]);
		const overrideReason = "Accord de la direction";
		const withReason = { ...correction, body: { ...correction.body, overrideReason } };
		expect((await api<ApiError>(`${at}/corrections`, { ...withReason, token: clerk })).body.code).toBe("ROLE_REFUSED");
		expect((await api(`${at}/corrections`, withReason)).status).toBe(201);
		const audited = await db().query(
			"select changes->'overrideReason'->>'to' as reason from admin_audit where label = $1 and action = 'order.corrected'",
			[orderNumber],
		);
		expect(audited.rows).toEqual([{ reason: overrideReason }]);
		const move = (status: string) => api<ApiError>(`${at}/status`, { method: "PATCH", token: admin, body: { status } });
		expect((await move("CANCELLED")).status).toBe(200);
		expect((await move("CONFIRMED")).body.code).toBe("CREDIT_LIMIT_EXCEEDED");
		const reopened = { method: "PATCH", token: admin, body: { status: "CONFIRMED", overrideReason } };
		expect((await api(`${at}/status`, { ...reopened, token: clerk })).status).toBe(403);
		expect((await api(`${at}/status`, reopened)).status).toBe(200);
	});

	test("a correction and an order that is taken up again stay within the member's own limit of the month", async () => {
		const { manager } = await companyOnAccount({ creditLimit: 5000 });
		const buyer = await newColleague(manager, "BUYER");
		const orderNumber = await place(buyer, 4);
		await acceptOnAccount(buyer, orderNumber);
		const { rows } = await db().query("select id, total_cents from order_book where order_number = $1", [orderNumber]);
		const limit = (cents: number) =>
			db().query("update company_member set monthly_limit_cents = $1 where customer_id = $2", [cents, buyer.user.id]);
		await limit(rows[0].total_cents);
		const at = `/admin/orders/${orderNumber}`;
		const raised = await api<ApiError>(`${at}/correction-preview`, {
			token: clerk,
			body: { items: [{ productId: product.id, boxes: 5 }] },
		});
		expect([raised.status, raised.body.code]).toEqual([409, "APPROVAL_REQUIRED"]);
		expect(raised.body.message).toMatch(/limite mensuelle de l'acheteur/);
		const move = (status: string) => api<ApiError>(`${at}/status`, { method: "PATCH", token: clerk, body: { status } });
		expect((await move("CANCELLED")).status).toBe(200);
		await limit(rows[0].total_cents - 1);
		expect((await move("CONFIRMED")).body.code).toBe("APPROVAL_REQUIRED");
		await limit(rows[0].total_cents);
		expect((await move("CONFIRMED")).status).toBe(200);
	});

	test("accepted by its status it stays within the limit, one of two at once, and is on account as any other", async () => {
		const { manager } = await companyOnAccount({ creditLimit: 500 });
		const move = (number: string, status: string, overrideReason?: string, token = clerk) =>
			api<AdminOrderDetail & ApiError>(`/admin/orders/${number}/status`, {
				method: "PATCH",
				token,
				body: { status, overrideReason },
			});
		const [first, second] = [await place(manager, 40), await place(manager, 41)];
		const answers = await Promise.all([move(first, "CONFIRMED"), move(second, "SHIPPED")]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const [accepted, refused] = answers[0]?.status === 200 ? [first, second] : [second, first];
		expect(answers.find(({ status }) => status === 409)?.body.code).toBe("CREDIT_LIMIT_EXCEEDED");
		const { body: order } = await api<Order>(`/orders/${accepted}`, { token: manager.token });
		expect(order).toMatchObject({ isOnAccount: true, balanceAmount: order.totalAmount });
		expect(await creditOf(manager)).toMatchObject({ outstanding: order.totalAmount });
		// Set back and accepted again, it is owed once.
		expect((await move(accepted, "PENDING")).status).toBe(200);
		expect((await move(accepted, "CONFIRMED")).status).toBe(200);
		expect((await move(refused, "CONFIRMED", "Accord de la direction")).body.code).toBe("ROLE_REFUSED");
		expect((await move(refused, "CONFIRMED", "Accord de la direction", admin)).status).toBe(200);
		expect((await creditOf(manager)).available).toBe(0);
	});

	test("entered by staff to be paid later it stays within the limit too", async () => {
		const { manager } = await companyOnAccount({ creditLimit: 50 });
		const { orderData } = intentRequest([{ product, boxes: 40 }]);
		const { body } = await api<ApiError>("/admin/orders", {
			token: admin,
			body: {
				requestId: randomUUID(),
				customerId: manager.user.id,
				payment: "LATER",
				orderData: { ...orderData, as: "company", email: manager.email },
			},
		});
		expect(body.code).toBe("CREDIT_LIMIT_EXCEEDED");
	});

	test("a payment of it makes room again", async () => {
		const { manager } = await companyOnAccount();
		const orderNumber = await place(manager, 40);
		await acceptOnAccount(manager, orderNumber);
		const { body } = await api<Order>(`/orders/${orderNumber}`, { token: manager.token });
		const transfer = { amount: body.totalAmount * 100, receivedOn: "2026-11-20", reference: "VIR 1" };
		const recorded = await api(`/admin/orders/${orderNumber}/transfers`, {
			token: admin,
			body: transfer,
			headers: { "Idempotency-Key": randomUUID() },
		});
		expect([200, 201]).toContain(recorded.status);
		expect(await creditOf(manager)).toMatchObject({ outstanding: 0, available: 1000 });
	});

	test("of a member who is removed while it is accepted is not the company's debt", async () => {
		const { manager, company } = await companyOnAccount();
		const buyer = await newColleague(manager, "BUYER");
		const orderNumber = await place(buyer, 2);
		const { awaited, release } = await holdLock("company", company.id);
		const accepting = acceptOnAccount(buyer, orderNumber);
		await awaited();
		await db().query("delete from company_member where customer_id = $1", [buyer.user.id]);
		await release();
		expect((await accepting).body.code).toBe("COMPANY_NOT_FOUND");
		expect(await creditOf(manager)).toMatchObject({ outstanding: 0 });
	});

	test("is a stranger's, or without terms: refused", async () => {
		const { manager } = await companyOnAccount();
		const orderNumber = await place(manager, 2);
		expect((await acceptOnAccount(await registerCustomer(), orderNumber)).status).toBe(404);
		const { manager: poor } = await newCompany();
		const { status, body } = await acceptOnAccount(poor, await place(poor, 2));
		expect([status, body.code]).toEqual([403, "CREDIT_NOT_GRANTED"]);
		const person = await registerCustomer();
		expect((await acceptOnAccount(person, await place(person, 2))).body.code).toBe("COMPANY_NOT_FOUND");
	});
});
