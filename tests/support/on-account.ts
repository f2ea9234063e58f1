import { randomUUID } from "node:crypto";
import type { AdminCompanyTerms } from "@confiserie/domain/contract/company-terms";
import type { ApiError } from "@confiserie/domain/contract/error";
import { expect } from "vitest";
import { adminToken, api, db, type TestCustomer } from "./api";
import { approveOrder, newColleague, newCompany, waitingOrder } from "./companies";
import { createIntent, intentRequest, type TestProduct } from "./ordering";
import { parallel } from "./parallel";

const TERMS = {
	isOnAccount: true,
	creditLimit: 1000,
	hasDeposit: false,
	minimumOrder: 0,
	shippingOptionIds: null,
	version: 0,
};

/** Grants terms to a company, as staff do. */
export async function grantTerms(companyId: string, changes: object = {}) {
	const body = { ...TERMS, ...changes };
	return api<AdminCompanyTerms & ApiError>(`/admin/companies/${companyId}/terms`, {
		method: "PUT",
		token: await adminToken(),
		body,
	});
}

/** A new company that may order on account. */
export async function companyOnAccount(changes: object = {}) {
	const founded = await newCompany();
	expect((await grantTerms(founded.company.id, changes)).status).toBe(200);
	return founded;
}

/** An unpaid order of a member. */
export async function placeUnpaid({ token }: TestCustomer, product: TestProduct, boxes: number): Promise<string> {
	const request = { ...intentRequest([{ product, boxes }]), checkoutId: randomUUID() };
	const { status, body } = await createIntent(token, request);
	expect([status, body]).toEqual([200, expect.anything()]);
	return body.orderNumber;
}

/** Accepts an unpaid order on the company's account. */
export const acceptOnAccount = ({ token }: TestCustomer, orderNumber: string) =>
	api<ApiError & { orderNumber: string }>(`/orders/${orderNumber}/on-account`, { token, body: {} });

/** So many acceptances of one company at once, by three members: together as many as the limit holds, to the cent. */
export async function expectWithinLimit(product: TestProduct, count: number): Promise<void> {
	const { manager, company } = await companyOnAccount({ creditLimit: count * 10 });
	const members = [manager, await newColleague(manager, "BUYER"), await newColleague(manager, "APPROVER")];
	const placed: { member: TestCustomer; orderNumber: string }[] = [];
	for (let n = 0; n < count; n += 1) {
		const member = members[n % 3] ?? manager;
		placed.push({ member, orderNumber: await enteredByStaff(await placeUnpaid(member, product, 4)) });
	}
	const answers = await parallel(count, (index) => {
		const { member, orderNumber } = placed[index] ?? { member: manager, orderNumber: "" };
		return acceptOnAccount(member, orderNumber);
	});
	await expectAccepted(company.id, count * 1000, answers);
}

/**
 * So many orders above a member's limit, each approved by a colleague, every tenth by two at once, and then accepted, all in parallel:
 * one decision each, and together as many as the company's credit limit holds.
 */
export async function expectApprovalsWithinLimit(product: TestProduct, count: number): Promise<void> {
	const { manager, company } = await companyOnAccount({ creditLimit: count * 10 });
	const [buyer, approver] = [await newColleague(manager, "BUYER", 0), await newColleague(manager, "APPROVER")];
	const waiting: string[] = [];
	for (let n = 0; n < count; n += 1) {
		waiting.push(await enteredByStaff(await waitingOrder(buyer, [{ product, boxes: 4 }])));
		// More than may wait at a time: nor is that what is tested.
		await waits(company.id, null);
	}
	await waits(company.id, "WAITING");
	const answers = await parallel(count, async (index) => {
		const orderNumber = waiting[index] ?? "";
		const by = index % 10 === 0 ? [manager, approver] : [index % 2 === 0 ? manager : approver];
		const decided = await Promise.all(by.map((one) => approveOrder(one, orderNumber)));
		expect(decided.map(({ status }) => status)).toEqual(by.map(() => 200));
		return acceptOnAccount(buyer, orderNumber);
	});
	await expectAccepted(company.id, count * 1000, answers);
	const { rows } = await db().query(
		`select count(*)::int as decisions, count(distinct order_id)::int as orders from order_book_history
			where act = 'APPROVAL' and order_id in (select id from order_book where company_id = $1)`,
		[company.id],
	);
	expect(rows).toEqual([{ decisions: count, orders: count }]);
}

/** So many orders of one member at once: as many as the monthly limit of three holds. */
export async function expectWithinMonthlyLimit(product: TestProduct, count: number): Promise<void> {
	const { manager } = await newCompany();
	const buyer = await newColleague(manager, "BUYER", 150);
	const answers = await parallel(count, () =>
		createIntent<ApiError>(buyer.token, intentRequest([{ product, boxes: 5 }])),
	);
	const codes = answers.map(({ status, body }) => (status === 200 ? "OK" : body.code));
	expect(codes.filter((code) => code === "OK")).toHaveLength(3);
	expect(new Set(codes)).toEqual(new Set(["OK", "APPROVAL_REQUIRED"]));
	const { rows } = await db().query(
		"select sum(total_cents)::int as cents from order_book where customer_id = $1 and company_id is not null",
		[buyer.user.id],
	);
	expect(rows).toEqual([{ cents: 15_000 }]);
}

/** As if staff had entered it: what one account may hold unpaid is not what is tested. */
async function enteredByStaff(orderNumber: string): Promise<string> {
	await db().query("update order_book set placed_by = customer_id where order_number = $1", [orderNumber]);
	return orderNumber;
}

const waits = (companyId: string, approval: "WAITING" | null) =>
	db().query("update order_book set approval = $2 where company_id = $1", [companyId, approval]);

async function expectAccepted(
	companyId: string,
	limitCents: number,
	answers: readonly { status: number; body: ApiError | object }[],
): Promise<void> {
	const { rows } = await db().query(
		`select max(total_cents) as each, coalesce(sum(total_cents) filter (where on_account_at is not null), 0)::int as accepted
			from order_book where company_id = $1`,
		[companyId],
	);
	const fitting = Math.floor(limitCents / rows[0].each);
	expect(rows[0].accepted).toBe(fitting * rows[0].each);
	const codes = answers.map(({ status, body }) => (status === 200 ? "OK" : "code" in body && body.code));
	expect(codes.filter((code) => code === "OK")).toHaveLength(fitting);
	expect(new Set(codes)).toEqual(new Set(["OK", "CREDIT_LIMIT_EXCEEDED"]));
}
