import { randomUUID } from "node:crypto";
import {
	COMPANY_ROLE_NAMES,
	type CompanyPermission,
	type CompanyRole,
	companyRoleRefusal,
	mayInCompany,
} from "@confiserie/domain/company/roles";
import { OPERATIONS } from "@confiserie/domain/contract/operations";
import type { Order } from "@confiserie/domain/contract/order";
import type { QuoteInquiry } from "@confiserie/domain/contract/quote-inquiries";
import type { Operation } from "@confiserie/domain/contract/row";
import type { SavedList } from "@confiserie/domain/contract/saved-lists";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, engine, registerCustomer, type TestCustomer } from "../support/api";
import { newColleague, waitingOrder } from "../support/companies";
import { settledInvoicesOf } from "../support/invoices";
import { acceptOnAccount, companyOnAccount, placeUnpaid } from "../support/on-account";
import { intentRequest, newProduct, type TestProduct } from "../support/ordering";
import { quoteBody, sendQuote } from "../support/quotes";

const SITE = {
	name: "Entrepôt",
	contactName: "Léa Roux",
	phone: "04 90 00 00 00",
	address: { street: "12 rue des Confiseurs", postalCode: "26200", city: "Montélimar", country: "France" },
	accessNote: `Quai ${randomUUID()}`,
};
const CREDIT_LIMIT = 4321.09;

/** One of each thing of a buyer and their company. */
interface Things {
	order: string;
	waiting: string;
	invoice: string;
	list: string;
	inquiry: string;
	quote: string;
	site: string;
	limit: string;
	ownPrice: string;
}

/** Which colleagues something shows itself to: those with this permission, all, or none. */
type Readers = CompanyPermission | "any" | "none";

/** What of a buyer their colleagues read by each call of a customer. A path with an id leads to that thing, a list has it in its text. */
const READS: Record<string, { thing: keyof Things; by: Readers }> = {
	"GET /api/account/home": { thing: "waiting", by: "approve" },
	"GET /api/company": { thing: "site", by: "any" },
	"GET /api/company/orders": { thing: "order", by: "orders.all" },
	"GET /api/company/approvals": { thing: "waiting", by: "orders.all" },
	"GET /api/company/credit": { thing: "limit", by: "terms.read" },
	"GET /api/company/prices": { thing: "ownPrice", by: "any" },
	"GET /api/company/statement": { thing: "invoice", by: "documents" },
	"GET /api/documents": { thing: "invoice", by: "documents" },
	"GET /api/documents/archive": { thing: "invoice", by: "documents" },
	"GET /api/documents/:number": { thing: "invoice", by: "documents" },
	"GET /api/lists": { thing: "list", by: "any" },
	"GET /api/lists/:id": { thing: "list", by: "any" },
	"GET /api/orders": { thing: "order", by: "none" },
	"GET /api/orders/:id": { thing: "order", by: "orders.all" },
	"GET /api/orders/:id/balance": { thing: "order", by: "members.manage" },
	"GET /api/orders/:id/claims": { thing: "order", by: "none" },
	"GET /api/orders/:id/invoices": { thing: "order", by: "none" },
	"GET /api/orders/:id/invoices/:number": { thing: "order", by: "none" },
	"GET /api/quotes": { thing: "quote", by: "none" },
	"GET /api/quote-inquiries": { thing: "inquiry", by: "none" },
};

/** Changes of what a buyer has begun: only their own, whatever a colleague's role. */
const OWN_CHANGES: Record<string, keyof Things> = {
	"POST /api/orders/:id/claims": "order",
	"POST /api/orders/:id/claims/:number/messages": "order",
	"DELETE /api/quote-inquiries/:id": "inquiry",
};

/** Acts that need a permission where they are for the company, with a body that passes the checks which come before. */
const ACTS: Record<string, { permission: CompanyPermission; body: (product: TestProduct) => object }> = {
	"POST /api/payments/create-intent": {
		permission: "order",
		body: (product) => intentRequest([{ product, boxes: 1 }]),
	},
	"POST /api/quote-inquiries": {
		permission: "order",
		body: ({ id }) => ({ requestId: randomUUID(), items: [{ productId: id, quantity: 1 }] }),
	},
	"PUT /api/auth/business": {
		permission: "sites.manage",
		body: () => founded,
	},
};

/** Nothing of a colleague: the account's own, what a secret opens, and files of what other calls answer. */
const OF_THE_ACCOUNT = [
	/ \/api\/(auth|addresses|payments)(\/|$)/,
	/^GET \/api\/(price-list\.(xlsx|pdf)|orders\/(count|statuses)|quick-order\/usual)$/,
	/^POST \/api\/(company\/membership|lists)$/,
];
/** A manager pays orders of colleagues: companies.test.ts. */
const PAID_BY_MANAGERS = /^POST \/api\/orders\/:id\/(balance|payment)$/;
/** Every member changes a list that is shared: saved-lists.test.ts. */
const SHARED = /^(PUT|DELETE|POST) \/api\/lists\/:id/;

/** Bodies that pass the checks which come before the role. */
const BODIES: Record<string, object> = {
	"PUT /api/company/members/:id": { role: "BUYER", monthlyLimit: null },
	"POST /api/company/invitations": { email: "matrice@exemple.fr", role: "BUYER", monthlyLimit: null },
	"POST /api/company/sites": SITE,
	"PUT /api/company/sites/:id": SITE,
	"POST /api/company/approvals": {
		amount: 1000,
		currency: "eur",
		paymentType: "full",
		orderData: {
			email: "camille.martin@exemple.fr",
			firstName: "Camille",
			lastName: "Martin",
			phone: "+33612345678",
			address: SITE.address,
			items: [{ productId: "absent", quantity: 1 }],
		},
	},
};

const calls = Object.entries<Operation>(OPERATIONS).flatMap(([key, { access, company }]) => {
	const [method = "", path = ""] = key.split(" ");
	return access === "customer" ? [{ key, method, path, company }] : [];
});

/** Name and numbers of the company, which stay: it has ordered. */
let founded: object;
let product: TestProduct;
let bargain: TestProduct;
let things: Things;
let buyer: TestCustomer;
/** The manager of another company, with the same terms. */
let stranger: TestCustomer;
const colleagues = new Map<CompanyRole, TestCustomer>();
const colleague = (role: CompanyRole): string => colleagues.get(role)?.token ?? "";

beforeAll(async () => {
	[product, bargain] = await Promise.all([newProduct(), newProduct()]);
	const { manager, company } = await companyOnAccount({ creditLimit: CREDIT_LIMIT });
	founded = { company: company.company, registration: company.registration, vatNumber: company.vatNumber };
	stranger = (await companyOnAccount()).manager;
	buyer = await newColleague(manager, "BUYER", 100);
	for (const role of COMPANY_ROLE_NAMES) colleagues.set(role, await newColleague(manager, role));
	things = await begun(manager, company.id);
});

/** What a buyer and their company have. */
async function begun(manager: TestCustomer, companyId: string): Promise<Things> {
	const [{ token }, admin] = [buyer, await adminToken()];
	await api("/company/sites", { token: manager.token, body: SITE });
	const own = { method: "PUT", token: admin, body: { box: 0.4321, layer: null, pallet: null } };
	expect((await api(`/admin/companies/${companyId}/prices/${bargain.id}`, own)).status).toBe(200);
	const order = await placeUnpaid(buyer, product, 5);
	expect((await acceptOnAccount(buyer, order)).status).toBe(200);
	const shipped = { method: "PATCH", token: admin, body: { status: "SHIPPED" } };
	expect((await api(`/admin/orders/${order}/status`, shipped)).status).toBe(200);
	const { body: read } = await api<Order>(`/orders/${order}`, { token });
	const [invoice] = await settledInvoicesOf(read.id);
	const items = [{ productId: product.id, quantity: 8 }];
	const { body: list } = await api<SavedList>("/lists", { token, body: { name: "Cinéma du jeudi", items } });
	const shared = { name: list.name, items, remindOn: null, version: list.version, isShared: true };
	expect((await api(`/lists/${list.id}`, { method: "PUT", token, body: shared })).status).toBe(200);
	const asked = { requestId: randomUUID(), items };
	const { body: inquiry } = await api<QuoteInquiry>("/quote-inquiries", { token, body: asked });
	const quote = await sendQuote(admin, quoteBody(buyer, [{ product, boxes: 8 }]));
	return {
		...{ order, list: list.id, inquiry: inquiry.id, quote: quote.body.number, site: SITE.accessNote },
		waiting: await waitingOrder(buyer, [{ product, boxes: 10 }]),
		invoice: invoice?.number ?? "",
		limit: String(CREDIT_LIMIT),
		ownPrice: "0.4321",
	};
}

const filled = (path: string, id = "absent") => path.replace(":id", id).replace(":number", "absent");

/** Whether someone reads a thing by a call. */
async function reads(token: string, { key, path }: { key: string; path: string }): Promise<boolean> {
	const { thing } = READS[key] ?? { thing: "order" };
	const id = things[thing];
	const isOne = path.includes("/:");
	const address = path.replace(/:\w+/, id).replace(":number", things.invoice);
	const query = key === "GET /api/company/prices" ? `?products=${bargain.id}` : "";
	const { status, body } = await engine<unknown>(`${address}${query}`, { token });
	expect(status).toBeLessThan(500);
	return status === 200 && (isOne || (typeof body === "string" ? body : JSON.stringify(body)).includes(id));
}

test("every call of a customer is decided", () => {
	const undecided = calls.filter(
		({ key, company }) =>
			!(company || READS[key] || OWN_CHANGES[key] || ACTS[key] || SHARED.test(key) || PAID_BY_MANAGERS.test(key)) &&
			!OF_THE_ACCOUNT.some((own) => own.test(key)),
	);
	expect(undecided.map(({ key }) => key)).toEqual([]);
	const known = calls.map(({ key }) => key);
	expect(Object.keys({ ...READS, ...OWN_CHANGES, ...ACTS, ...BODIES }).filter((key) => !known.includes(key))).toEqual(
		[],
	);
});

describe("each role at each call that names what the role must allow", () => {
	test.each(calls.filter(({ company }) => company))("$key ($company)", async ({ key, method, path, company }) => {
		const ask = (token: string) =>
			engine(filled(path), {
				method,
				token,
				...(method !== "GET" && method !== "DELETE" && { body: BODIES[key] ?? {} }),
			});
		for (const role of COMPANY_ROLE_NAMES) {
			const { status, body } = await ask(colleague(role));
			if (company && mayInCompany(role, company)) expect([role, body.code]).not.toEqual([role, "COMPANY_ROLE_REFUSED"]);
			else expect([role, status, body]).toEqual([role, 403, refusalOf(role)]);
		}
		expect((await ask((await registerCustomer()).token)).body.code).toBe("COMPANY_NOT_FOUND");
	});

	const refusalOf = (role: CompanyRole) => ({ code: "COMPANY_ROLE_REFUSED", message: companyRoleRefusal(role) });
});

describe("each role at each act for the company", () => {
	test.each(calls.filter(({ key }) => ACTS[key]))("$key", async ({ key, method, path }) => {
		const { permission, body } = ACTS[key] ?? { permission: "order" as const, body: () => ({}) };
		for (const role of COMPANY_ROLE_NAMES) {
			const answer = await engine(path, { method, token: colleague(role), body: body(product) });
			const isRefused = answer.body.code === "COMPANY_ROLE_REFUSED";
			expect([role, isRefused, answer.status < 300]).toEqual([
				role,
				!mayInCompany(role, permission),
				mayInCompany(role, permission),
			]);
		}
	});
});

describe("what a buyer has, by each call", () => {
	const readings = calls.filter(({ key }) => READS[key]);

	test.each(readings)("$key shows it to the colleagues who may read it, and to no other company", async (call) => {
		const { by } = READS[call.key] ?? { by: "none" };
		const may = (role: CompanyRole) => by === "any" || (by !== "none" && mayInCompany(role, by));
		const seen = await Promise.all(COMPANY_ROLE_NAMES.map(async (role) => [role, await reads(colleague(role), call)]));
		expect(seen).toEqual(COMPANY_ROLE_NAMES.map((role) => [role, may(role)]));
		expect(await reads(stranger.token, call)).toBe(false);
	});

	test.each(calls.filter(({ key }) => OWN_CHANGES[key]))("$key is the buyer's alone", async ({ key, method, path }) => {
		const id = things[OWN_CHANGES[key] ?? "order"];
		for (const token of [...COMPANY_ROLE_NAMES.map(colleague), stranger.token]) {
			const body = method === "DELETE" ? {} : { body: {} };
			const { status } = await engine(filled(path, id), { method, token, ...body });
			expect(status).toBe(404);
		}
	});

	test("is as it was after all that", async () => {
		const { body } = await api<QuoteInquiry[]>("/quote-inquiries", { token: buyer.token });
		expect(body.map(({ id }) => id)).toEqual([things.inquiry]);
		const { body: order } = await api<Order>(`/orders/${things.order}`, { token: buyer.token });
		expect([order.status, order.paidAmount, order.isOnAccount]).toEqual(["SHIPPED", 0, true]);
	});
});
