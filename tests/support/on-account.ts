import { randomUUID } from "node:crypto";
import type { AdminCompanyTerms } from "@confiserie/domain/contract/company-terms";
import type { ApiError } from "@confiserie/domain/contract/error";
import { expect } from "vitest";
import { adminToken, api, db, type TestCustomer } from "./api";
import { newColleague, newCompany } from "./companies";
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
		placed.push({ member, orderNumber: await placeUnpaid(member, product, 4) });
		// As if staff had entered it: what one account may hold unpaid is not what is tested.
		await db().query("update order_book set placed_by = customer_id where order_number = $1", [
			placed.at(-1)?.orderNumber,
		]);
	}
	const answers = await parallel(count, (index) => {
		const { member, orderNumber } = placed[index] ?? { member: manager, orderNumber: "" };
		return acceptOnAccount(member, orderNumber);
	});
	const { rows } = await db().query(
		`select max(total_cents) as each, coalesce(sum(total_cents) filter (where on_account_at is not null), 0)::int as accepted
			from order_book where company_id = $1`,
		[company.id],
	);
	const fitting = Math.floor((count * 1000) / rows[0].each);
	expect(rows[0].accepted).toBe(fitting * rows[0].each);
	const codes = answers.map(({ status, body }) => (status === 200 ? "OK" : body.code));
	expect(codes.filter((code) => code === "OK")).toHaveLength(fitting);
	expect(new Set(codes)).toEqual(new Set(["OK", "CREDIT_LIMIT_EXCEEDED"]));
}
