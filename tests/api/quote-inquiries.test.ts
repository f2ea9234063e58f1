import { randomUUID } from "node:crypto";
import type { CompanyApproval } from "@confiserie/domain/contract/company-orders";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import type { AdminQuoteInquiry, QuoteInquiry } from "@confiserie/domain/contract/quote-inquiries";
import type { Quote } from "@confiserie/domain/contract/quotes";
import { beforeAll, describe, expect, test } from "vitest";
import { api, db, registerCustomer, type TestCustomer } from "../support/api";
import { companyOf, newColleague, newCompany } from "../support/companies";
import { mailCount, mailedTo } from "../support/mailed";
import { newProduct, type TestProduct } from "../support/ordering";
import { parallel } from "../support/parallel";
import { acceptByKey, quoteBody, sendQuote } from "../support/quotes";
import { newAdministrator } from "../support/staff";

let staff: Awaited<ReturnType<typeof newAdministrator>>;
let product: TestProduct;
beforeAll(async () => {
	[staff, product] = await Promise.all([newAdministrator(), newProduct({ boxes: 1000 })]);
});

type Answer<Body> = Body & ApiError;
const ask = ({ token }: TestCustomer, changes: object = {}) =>
	api<Answer<QuoteInquiry>>("/quote-inquiries", {
		token,
		body: {
			...{ requestId: randomUUID(), message: "Pour la fête.", wantedOn: null },
			items: [{ productId: product.id, quantity: 8 }],
			...changes,
		},
	});
const answer = async (customer: TestCustomer, inquiryId: string, overrides: object = {}) =>
	sendQuote(staff.token, quoteBody(customer, [{ product, boxes: 8 }], { inquiryId, ...overrides }));
const waiting = async () =>
	(await api<AdminQuoteInquiry[]>("/admin/quote-inquiries", { token: staff.token })).body.map(({ id }) => id);
const own = async ({ token }: TestCustomer) => (await api<QuoteInquiry[]>("/quote-inquiries", { token })).body;
const accept = (key: string, by?: TestCustomer, body: object = {}) =>
	api<Answer<Quote>>(`/quotes/${key}/accept`, {
		body: { termsAccepted: true, ...body },
		...(by ? { token: by.token } : {}),
	});
const ordersOf = async ({ user }: TestCustomer) =>
	(await db().query("select status, approval from order_book where customer_id = $1", [user.id])).rows;

describe("a quote that a customer asks for", () => {
	test("waits with the staff once, is answered by one quote, and becomes one order", async () => {
		const customer = await registerCustomer();
		const requestId = randomUUID();
		const answers = await parallel(3, () => ask(customer, { requestId }));
		expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
		const [asked] = answers;
		expect(asked).toMatchObject({
			status: 201,
			body: { state: "OPEN", lines: [{ productId: product.id, name: product.name, quantity: 8 }] },
		});
		const id = asked?.body.id ?? "";
		expect(await waiting()).toContain(id);
		expect((await api<AdminQuoteInquiry>(`/admin/quote-inquiries/${id}`, { token: staff.token })).body).toMatchObject({
			email: customer.email,
			message: "Pour la fête.",
			company: null,
		});
		const sent = await parallel(2, () => answer(customer, id));
		expect(sent.map(({ status }) => status).sort()).toEqual([201, 409]);
		expect(sent.find(({ status }) => status === 409)?.body.code).toBe("QUOTE_INQUIRY_CLOSED");
		expect(await waiting()).not.toContain(id);
		expect(await own(customer)).toEqual([]);
		expect(await mailCount(customer.email, "quote")).toBe(1);
		const quote = sent.find(({ status }) => status === 201)?.body;
		expect((await acceptByKey(quote?.key ?? "")).status).toBe(200);
		expect(await ordersOf(customer)).toHaveLength(1);
	});

	test("is declined with a reason, which its customer reads, or withdrawn before", async () => {
		const customer = await registerCustomer();
		const id = (await ask(customer)).body.id;
		const decline = (reason: string) =>
			api<Answer<AdminQuoteInquiry>>(`/admin/quote-inquiries/${id}/decline`, { token: staff.token, body: { reason } });
		expect((await decline(" ")).body).toMatchObject({ code: "VALIDATION", field: "reason" });
		expect((await decline("Plus fabriqué.")).body.state).toBe("DECLINED");
		expect((await decline("Encore.")).body.code).toBe("QUOTE_INQUIRY_CLOSED");
		expect((await answer(customer, id)).body.code).toBe("QUOTE_INQUIRY_CLOSED");
		expect(await own(customer)).toMatchObject([{ id, reason: "Plus fabriqué." }]);
		expect(await mailCount(customer.email, "quote-inquiry-declined")).toBe(1);
		const { rows } = await db().query(
			"select actor_email from admin_audit where action = 'quote.inquiry-declined' and entity_id = $1",
			[customer.user.id],
		);
		expect(rows).toEqual([{ actor_email: staff.email }]);
		const other = (await ask(customer)).body.id;
		const withdraw = (by: TestCustomer, which: string) =>
			api<ApiError>(`/quote-inquiries/${which}`, { method: "DELETE", token: by.token });
		expect((await withdraw(await registerCustomer(), other)).body.code).toBe("QUOTE_INQUIRY_NOT_FOUND");
		expect((await withdraw(customer, id)).body.code).toBe("QUOTE_INQUIRY_CLOSED");
		expect((await withdraw(customer, other)).status).toBe(200);
		expect(await waiting()).not.toContain(other);
	});

	test.each([
		["no product", { items: [] }, 400, { code: "VALIDATION", field: "items" }],
		[
			"a product that is not sold",
			{ items: [{ productId: "prod_x", quantity: 1 }] },
			409,
			{ code: "PRODUCT_UNAVAILABLE" },
		],
		["a day that is past", { wantedOn: "2020-01-01" }, 400, { code: "VALIDATION", field: "wantedOn" }],
		["a day that is none", { wantedOn: "demain" }, 400, { code: "VALIDATION", field: "wantedOn" }],
	])("for %s is refused", async (_, changes, status, body) => {
		expect(await ask(await registerCustomer(), changes)).toMatchObject({ status, body });
	});

	test("ten an hour; they are in the copy of the data, and erased with the account", async () => {
		const customer = await registerCustomer();
		const answers = await parallel(11, () => ask(customer));
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
		expect(answers.find(({ status }) => status !== 201)?.body.code).toBe("RATE_LIMITED");
		const copy = await api<PersonalData>(`/admin/customers/${customer.user.id}/data`, { token: staff.token });
		expect(copy.body.quoteInquiries).toHaveLength(10);
	});

	test("cannot be answered for another customer", async () => {
		const id = (await ask(await registerCustomer())).body.id;
		expect((await answer(await registerCustomer(), id)).body).toMatchObject({ code: "VALIDATION", field: "inquiryId" });
		expect(await waiting()).toContain(id);
	});
});

describe("a company's quote", () => {
	let manager: TestCustomer;
	beforeAll(async () => {
		manager = (await newCompany()).manager;
	});
	const quoteFor = async (buyer: TestCustomer, overrides: object = {}) => {
		const { body } = await ask(buyer);
		return (await answer(buyer, body.id, overrides)).body.key;
	};

	test("is accepted by the member who received it, not without a session, nor by a role that may not", async () => {
		const buyer = await newColleague(manager, "BUYER");
		const key = await quoteFor(buyer);
		const mail = await mailedTo(buyer.email, "quote");
		expect(mail).toMatch(/Connectez-vous pour l.{1,6}accepter/);
		expect([mail.includes("sans créer de compte"), mail.includes(`/devis/${key}`)]).toEqual([false, true]);
		for (const by of [undefined, await registerCustomer(), (await newCompany()).manager])
			expect((await accept(key, by)).body.code).toBe("QUOTE_FOR_MEMBERS");
		for (const role of ["ACCOUNTANT", "BUYER"] as const)
			expect((await accept(key, await newColleague(manager, role))).body.code).toBe("COMPANY_ROLE_REFUSED");
		expect((await accept(key, buyer)).body).toMatchObject({ state: "ACCEPTED", order: { approval: null } });
		expect(await ordersOf(buyer)).toHaveLength(1);
	});

	test("above the buyer's limit waits for a colleague, and is one order", async () => {
		const buyer = await newColleague(manager, "BUYER", 10);
		const key = await quoteFor(buyer);
		expect((await accept(key, buyer)).body.code).toBe("APPROVAL_REQUIRED");
		const answers = await parallel(3, () => accept(key, buyer, { asksApproval: true }));
		expect(new Set(answers.map(({ body }) => body.order?.orderNumber)).size).toBe(1);
		const order = answers[0]?.body.order;
		expect(order).toMatchObject({ approval: "WAITING", paymentUrl: null });
		expect(await mailCount(manager.email, "approval-requested")).toBeGreaterThan(0);
		const approve = () =>
			api<CompanyApproval[]>(`/company/approvals/${order?.orderNumber}/approve`, {
				method: "POST",
				token: manager.token,
			});
		expect((await parallel(3, approve)).map(({ status }) => status)).toEqual([200, 200, 200]);
		const { body } = await api<Quote>(`/quotes/${key}`);
		expect(body.order).toMatchObject({ approval: "APPROVED", paymentUrl: expect.stringContaining("/payer/") });
		expect(await ordersOf(buyer)).toEqual([{ status: "PENDING", approval: "APPROVED" }]);
	});

	test("paid later is accepted at the approval, not before", async () => {
		const buyer = await newColleague(manager, "BUYER", 10);
		const key = await quoteFor(buyer, { payment: "LATER" });
		const { body } = await accept(key, buyer, { asksApproval: true });
		expect(await ordersOf(buyer)).toEqual([{ status: "PENDING", approval: "WAITING" }]);
		await api(`/company/approvals/${body.order?.orderNumber}/approve`, { method: "POST", token: manager.token });
		expect(await ordersOf(buyer)).toEqual([{ status: "CONFIRMED", approval: "APPROVED" }]);
	});

	test("is accepted by a colleague who may approve, whatever the buyer's limit, which it leaves as it is", async () => {
		const buyer = await newColleague(manager, "BUYER", 10);
		const { body } = await accept(await quoteFor(buyer), manager);
		expect(body.order).toMatchObject({ approval: "APPROVED" });
		expect((await companyOf(buyer)).spent).toBe(0);
	});

	test("of who left the company is accepted no more", async () => {
		const buyer = await newColleague(manager, "BUYER");
		const key = await quoteFor(buyer);
		await api(`/company/members/${buyer.user.id}`, { method: "DELETE", token: manager.token });
		expect((await accept(key, buyer)).body.code).toBe("QUOTE_FOR_MEMBERS");
		expect(await ordersOf(buyer)).toEqual([]);
	});
});
