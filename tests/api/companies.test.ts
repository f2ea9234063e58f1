import { randomUUID } from "node:crypto";
import type { CompanyRole } from "@confiserie/domain/company/roles";
import type { AdminCompany, AdminCompanyPage } from "@confiserie/domain/contract/admin-companies";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { BalanceIntent } from "@confiserie/domain/contract/balance";
import type { Company, CompanyOffer, OwnCompany } from "@confiserie/domain/contract/companies";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import type { QuoteList } from "@confiserie/domain/contract/quotes";
import type { SavedListHead } from "@confiserie/domain/contract/saved-lists";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { companyOf, invitationToken, newBusiness, newColleague, newCompany } from "../support/companies";
import { createIntent, intentRequest, newProduct, payByCard } from "../support/ordering";
import { acceptAsStaff, quoteBody, sendQuote } from "../support/quotes";

const SITE = {
	name: "Entrepôt",
	contactName: "Léa Roux",
	phone: "04 90 00 00 00",
	address: { street: "12 rue des Confiseurs", postalCode: "26200", city: "Montélimar", country: "France" },
	accessNote: "Quai 2",
};

let manager: TestCustomer;
let company: Company;
beforeAll(async () => {
	({ manager, company } = await newCompany());
});
const invite = (email: string, role: CompanyRole = "BUYER", monthlyLimit: number | null = 500, by = manager) =>
	api<OwnCompany & { code?: string }>("/company/invitations", {
		token: by.token,
		body: { email, role, monthlyLimit },
	});
const join = (person: TestCustomer, token: string) =>
	api<OwnCompany & { code?: string }>("/company/membership", { token: person.token, body: { token } });
const groupOf = async (customerId: string) => {
	const { rows } = await db().query(
		`select customer_group.id from customer_group_customer member
			join customer_group on customer_group.id = member.customer_group_id where customer_id = $1`,
		[customerId],
	);
	return rows.map(({ id }) => id);
};

describe("a company", () => {
	test("is founded by the account that buys for it, as its manager, with a customer group of Medusa", async () => {
		expect(company).toMatchObject({ company: "Fêtes et fils", role: "MANAGER" });
		expect(company.members).toMatchObject([{ email: manager.email, isYou: true, monthlyLimit: null, spent: 0 }]);
		expect(await groupOf(manager.user.id)).toHaveLength(1);
	});

	test("of an account from before companies is founded on first use, once", async () => {
		const { token, user } = await registerCustomer();
		await db().query(
			`insert into account_business (customer_id, company, registration, vat_number, updated_at)
				values ($1, 'Avant', '', '', now())`,
			[user.id],
		);
		const answers = await Promise.all([1, 2, 3].map(() => api<OwnCompany>("/company", { token })));
		expect(new Set(answers.map(({ body }) => body.company?.id)).size).toBe(1);
		expect(answers[0]?.body.company).toMatchObject({ company: "Avant", role: "MANAGER" });
	});

	test("is none for a private person, and goes with its last member", async () => {
		const { token } = await registerCustomer();
		expect((await api<OwnCompany>("/company", { token })).body.company).toBeNull();
		const other = await newCompany();
		expect((await api("/auth/business", { method: "DELETE", token: other.manager.token })).status).toBe(204);
		const left = await db().query("select 1 from company where id = $1", [other.company.id]);
		expect([left.rows, await groupOf(other.manager.user.id)]).toEqual([[], []]);
	});

	test("has its data changed by a manager, for each member", async () => {
		const { manager: owner } = await newCompany();
		const buyer = await newColleague(owner, "BUYER");
		const body = { company: "Autre nom", registration: "", vatNumber: "" };
		await api("/auth/business", { method: "PUT", token: owner.token, body });
		const { body: seen } = await api<{ business: { company: string } }>("/auth/business", { token: buyer.token });
		expect([seen.business.company, (await companyOf(buyer)).company]).toEqual(["Autre nom", "Autre nom"]);
	});
});

describe("an invitation", () => {
	test("lets the account of its address in, once; its secret is stored as a hash", async () => {
		const buyer = await registerCustomer();
		expect((await invite(buyer.email)).status).toBe(201);
		const token = await invitationToken(buyer.email);
		const stored = await db().query("select * from company_invitation where email = $1", [buyer.email]);
		expect(JSON.stringify(stored.rows)).not.toContain(token);
		const offer = await api<CompanyOffer>("/company/invitation", { body: { token } });
		expect(offer.body).toEqual({ company: "Fêtes et fils", email: buyer.email, role: "BUYER" });
		const uses = await Promise.all([join(buyer, token), join(buyer, token)]);
		expect(uses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
		expect(await companyOf(buyer)).toMatchObject({ role: "BUYER", monthlyLimit: 500, members: [], invitations: [] });
		expect((await join(buyer, token)).body.code).toBe("COMPANY_INVITATION_REFUSED");
		expect(await groupOf(buyer.user.id)).toEqual(await groupOf(manager.user.id));
	});

	test("serves no other address, no one who is in another company, and not after seven days", async () => {
		const [invited, other] = [await registerCustomer(), await registerCustomer()];
		await invite(invited.email);
		const token = await invitationToken(invited.email);
		expect((await join(other, token)).body.code).toBe("INVITATION_FOR_OTHER");
		const elsewhere = await newCompany();
		await invite(elsewhere.manager.email);
		const second = await invitationToken(elsewhere.manager.email);
		expect((await join(elsewhere.manager, second)).body.code).toBe("OTHER_COMPANY");
		await db().query("update company_invitation set expires_at = now() - interval '1 minute' where email = $1", [
			invited.email,
		]);
		expect((await join(invited, token)).body.code).toBe("COMPANY_INVITATION_REFUSED");
	});

	test("is replaced by another one to the same address, and can be withdrawn", async () => {
		const { email } = await registerCustomer();
		await invite(email);
		const first = await invitationToken(email);
		const { body } = await invite(email, "ACCOUNTANT", null);
		expect((await api("/company/invitation", { body: { token: first } })).status).toBe(400);
		const open = body.company?.invitations.find((invitation) => invitation.email === email);
		expect(open).toMatchObject({ role: "ACCOUNTANT", monthlyLimit: null });
		const path = `/company/invitations/${open?.id}`;
		expect((await api(path, { method: "DELETE", token: manager.token })).status).toBe(200);
		expect((await api(path, { method: "DELETE", token: manager.token })).body.code).toBe("INVITATION_NOT_FOUND");
		expect((await invite(manager.email)).body.code).toBe("COLLEAGUE_ALREADY");
		const wrong = await api("/company/invitations", {
			token: manager.token,
			body: { email, role: "BUYER", monthlyLimit: -1 },
		});
		expect([wrong.status, wrong.body.field]).toEqual([400, "monthlyLimit"]);
	});

	test.each([
		["removed", { method: "DELETE" }],
		["demoted", { method: "PUT", body: { role: "BUYER", monthlyLimit: null } }],
	])("of a manager who was %s since lets no one in", async (_, change) => {
		const { manager: owner } = await newCompany();
		const sender = await newColleague(owner, "MANAGER");
		const invited = await registerCustomer();
		await invite(invited.email, "MANAGER", null, sender);
		const token = await invitationToken(invited.email);
		const path = `/company/members/${sender.user.id}`;
		expect((await api(path, { ...change, token: owner.token })).status).toBe(200);
		expect((await join(invited, token)).body.code).toBe("COMPANY_INVITATION_REFUSED");
	});
});

describe("members", () => {
	test("have roles and limits from managers; the last manager stays", async () => {
		const { manager: owner } = await newCompany();
		const buyer = await newColleague(owner, "BUYER", 100);
		const change = (id: string, role: CompanyRole) =>
			api<OwnCompany & { code?: string }>(`/company/members/${id}`, {
				method: "PUT",
				token: owner.token,
				body: { role, monthlyLimit: 250.5 },
			});
		expect((await change(owner.user.id, "BUYER")).body.code).toBe("LAST_MANAGER");
		expect((await api("/auth/business", { method: "DELETE", token: owner.token })).body.code).toBe("LAST_MANAGER");
		await change(buyer.user.id, "APPROVER");
		expect(await companyOf(buyer)).toMatchObject({ role: "APPROVER", monthlyLimit: 250.5 });
		expect((await companyOf(buyer)).members).toHaveLength(2);
		const leave = () => api(`/company/members/${buyer.user.id}`, { method: "DELETE", token: buyer.token });
		expect((await leave()).status).toBe(200);
		expect((await leave()).body.code).toBe("COMPANY_NOT_FOUND");
		expect(await groupOf(buyer.user.id)).toEqual([]);
	});

	test("two managers who demote each other at once leave one", async () => {
		const { manager: owner } = await newCompany();
		const second = await newColleague(owner, "MANAGER");
		const demote = (by: TestCustomer, whom: TestCustomer) =>
			api(`/company/members/${whom.user.id}`, {
				method: "PUT",
				token: by.token,
				body: { role: "BUYER", monthlyLimit: null },
			});
		const answers = await Promise.all([demote(owner, second), demote(second, owner)]);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	});
});

test("sites are added, changed and deleted, by name", async () => {
	const { manager: owner } = await newCompany();
	const { token } = owner;
	const { status, body } = await api<OwnCompany>("/company/sites", { token, body: SITE });
	expect([status, body.company?.sites]).toMatchObject([201, [SITE]]);
	const path = `/company/sites/${body.company?.sites[0]?.id}`;
	await api(path, { method: "PUT", token, body: { ...SITE, name: "Atelier", accessNote: "" } });
	expect((await companyOf(owner)).sites).toMatchObject([{ name: "Atelier", accessNote: "" }]);
	const wrong = await api(path, {
		method: "PUT",
		token,
		body: { ...SITE, address: { ...SITE.address, postalCode: "1" } },
	});
	expect([wrong.status, wrong.body.field]).toEqual([400, "address.postalCode"]);
	expect((await api(path, { method: "DELETE", token })).status).toBe(200);
	expect((await api(path, { method: "DELETE", token })).body.code).toBe("SITE_NOT_FOUND");
});

describe("personal data", () => {
	test("a copy has the membership, sites and decisions; a company survives the erasure of a member, which takes their words", async () => {
		const { manager: owner, company: founded } = await newCompany();
		const approver = await newColleague(owner, "APPROVER", 80);
		const other = { ...SITE, contactName: "Paul Quai" };
		const atelier = { name: "Atelier", contactName: "LÉA Roux", phone: "+33199000001" };
		for (const site of [other, { ...SITE, ...atelier }])
			await api("/company/sites", { token: owner.token, body: site });
		const { body: order } = await createIntent(owner.token, intentRequest([{ product: await newProduct(), boxes: 1 }]));
		const reason = "Trop tôt, dit Léa.";
		await db().query(
			`insert into company_approval (order_id, company_id, requested_by, requested_at, decided_by, decided_at, reason)
				select id, $2, customer_id, now(), $3, now(), $4 from order_book where order_number = $1`,
			[order.orderNumber, founded.id, approver.user.id, reason],
		);
		const { body } = await api<PersonalData>("/auth/data", { token: approver.token });
		expect(body.company).toMatchObject({
			...{ name: "Fêtes et fils", role: "APPROVER", monthlyLimit: 80 },
			approvals: [{ orderNumber: order.orderNumber, reason }],
			sites: [atelier],
		});
		expect((await erase(approver)).status).toBe(204);
		const { members, sites } = await companyOf(owner);
		expect(members).toHaveLength(1);
		expect(sites.find(({ name }) => name === "Atelier")).toMatchObject({ contactName: "Fêtes et fils", phone: "" });
		expect(sites.find(({ name }) => name === other.name)).toMatchObject(other);
		const { rows } = await db().query("select reason from company_approval where company_id = $1", [founded.id]);
		expect(rows).toEqual([{ reason: "" }]);
	});

	test("the erasure of a member leaves their open quotes for the company to a colleague", async () => {
		const { manager: owner } = await newCompany();
		const buyer = await newColleague(owner, "BUYER");
		const product = await newProduct();
		const { body: quote } = await sendQuote(await adminToken(), quoteBody(buyer, [{ product, boxes: 2 }]));
		expect((await erase(buyer)).status).toBe(204);
		const { body: quotes } = await api<QuoteList>("/quotes", { token: owner.token });
		expect(quotes.map(({ number }) => number)).toEqual([quote.number]);
	});

	test("the erasure of the last manager makes an approver, else the oldest member, the manager", async () => {
		const { manager: owner } = await newCompany();
		await newColleague(owner, "BUYER");
		const approver = await newColleague(owner, "APPROVER", 10);
		expect((await erase(owner)).status).toBe(204);
		expect(await companyOf(approver)).toMatchObject({ role: "MANAGER", monthlyLimit: null });
		const mails = await db().query("select template from mail_outbox where recipient = $1", [approver.email]);
		expect(mails.rows.map(({ template }) => template)).toContain("company-manager");
	});

	test("the erasure of the only member deletes a company without orders", async () => {
		const { manager: owner, company: founded } = await newCompany();
		expect((await erase(owner)).status).toBe(204);
		expect((await db().query("select 1 from company where id = $1", [founded.id])).rows).toEqual([]);
	});

	const erase = ({ email, password, token }: TestCustomer) =>
		api("/auth/erasure", { token, body: { email, password } });
});

describe("companies as the staff sees them", () => {
	test("are found by name and number, with members, figures and usual products", async () => {
		const token = await adminToken();
		const { manager: owner, company: founded } = await newCompany();
		const name = `Guinguette ${randomUUID()}`;
		await api("/auth/business", {
			method: "PUT",
			token: owner.token,
			body: { company: name, registration: "", vatNumber: "" },
		});
		const product = await newProduct();
		const { body: order } = await createIntent(owner.token, intentRequest([{ product, boxes: 5 }]));
		await db().query(
			"update order_book set status = 'CONFIRMED', captured_cents = total_cents where order_number = $1",
			[order.orderNumber],
		);
		const found = await api<AdminCompanyPage>(`/admin/companies?query=${encodeURIComponent(name)}`, { token });
		expect(found.body.content).toMatchObject([{ id: founded.id, members: 1, orders: 1, revenue: 50 }]);
		const { body } = await api<AdminCompany>(`/admin/companies/${founded.id}`, { token });
		expect(body).toMatchObject({
			company: name,
			members: [{ email: owner.email, role: "MANAGER" }],
			products: [{ productId: product.id, boxes: 5, orders: 1 }],
			orders: [{ orderNumber: order.orderNumber, total: 50, buyer: "Camille Martin" }],
		});
		expect([body.months.length, body.months[0]]).toMatchObject([12, { orders: 1, revenue: 50 }]);
	});

	test("have a note, which the audit log records and no member reads", async () => {
		const token = await adminToken();
		const { manager: owner, company: founded } = await newCompany();
		const note = `Livrer avant 11 h ${randomUUID()}`;
		const path = `/admin/companies/${founded.id}`;
		expect((await api(`${path}/note`, { method: "PUT", token, body: { note } })).body).toEqual({ note });
		expect((await api<AdminCompany>(path, { token })).body.note).toBe(note);
		expect(JSON.stringify(await companyOf(owner))).not.toContain(note);
		const { rows } = await db().query("select action from admin_audit where entity_id = $1", [founded.id]);
		expect(rows).toEqual([{ action: "company.noted" }]);
		expect((await api(`/admin/companies/absent`, { token })).body.code).toBe("COMPANY_UNKNOWN");
	});
});

describe("the staff changes members", () => {
	const call = async <Body = AdminCompany>(path: string, method: "POST" | "PUT" | "DELETE", body?: object) =>
		api<Body & ApiError>(`/admin/companies/${path}`, { method, token: await adminToken(), ...(body ? { body } : {}) });

	test("invites, changes and removes them, in the audit log, and leaves a manager", async () => {
		const { manager: owner, company: founded } = await newCompany();
		const colleague = await registerCustomer();
		const invite = { email: colleague.email, role: "BUYER", monthlyLimit: 100 };
		const invited = await call(`${founded.id}/invitations`, "POST", invite);
		expect(invited).toMatchObject({ status: 201, body: { invitations: [{ email: colleague.email, role: "BUYER" }] } });
		const token = await invitationToken(colleague.email);
		expect((await api("/company/membership", { token: colleague.token, body: { token } })).status).toBe(200);
		const members = `${founded.id}/members`;
		const change = (id: string, role: string) => call(`${members}/${id}`, "PUT", { role, monthlyLimit: null });
		expect((await change(owner.user.id, "BUYER")).body.code).toBe("LAST_MANAGER");
		expect((await call(`${members}/${owner.user.id}`, "DELETE")).body.code).toBe("LAST_MANAGER");
		expect((await change(colleague.user.id, "MANAGER")).status).toBe(200);
		expect(await companyOf(colleague)).toMatchObject({ role: "MANAGER", monthlyLimit: null });
		expect((await call(`${members}/${owner.user.id}`, "DELETE")).body.members).toHaveLength(1);
		for (const answer of [
			await call(`${members}/${colleague.user.id}`, "DELETE"),
			await change(colleague.user.id, "APPROVER"),
		])
			expect(answer.body.code).toBe("LAST_MANAGER");
		const { rows } = await db().query("select action from admin_audit where entity_id = $1 order by id", [founded.id]);
		expect(rows.map(({ action }) => action)).toEqual([
			"company.member-invited",
			"company.member-changed",
			"company.member-removed",
		]);
	});

	test("of that company alone", async () => {
		const [{ company: mine }, { company: other }] = [await newCompany(), await newCompany()];
		const stranger = await newColleague(manager, "BUYER");
		expect((await call(`${mine.id}/members/${stranger.user.id}`, "DELETE")).body.code).toBe("COLLEAGUE_NOT_FOUND");
		const { body } = await call(`${other.id}/invitations`, "POST", {
			...{ email: `membre-${randomUUID()}@exemple.fr`, role: "BUYER", monthlyLimit: null },
		});
		const id = body.invitations[0]?.id;
		expect((await call(`${mine.id}/invitations/${id}`, "DELETE")).body.code).toBe("INVITATION_NOT_FOUND");
		expect((await call(`${other.id}/invitations/${id}`, "DELETE")).body.invitations).toEqual([]);
		expect(
			(await call("comp_x/invitations", "POST", { email: "a@exemple.fr", role: "BUYER", monthlyLimit: null })).body
				.code,
		).toBe("COMPANY_UNKNOWN");
	});
});

describe("a company outlives its members", () => {
	const stateOwn = ({ token }: TestCustomer, body: object) => api("/auth/business", { method: "PUT", token, body });
	const statedOf = ({ company, registration, vatNumber }: Company) => ({ company, registration, vatNumber });

	test("name and SIREN of one that has ordered change with staff's consent alone, in the audit log", async () => {
		const { manager: owner, company } = await newCompany();
		const product = await newProduct();
		await createIntent(owner.token, intentRequest([{ product, boxes: 1 }]));
		const stated = statedOf(company);
		const other = newBusiness();
		for (const change of [{ company: "Autre nom" }, { registration: other.registration, vatNumber: other.vatNumber }])
			expect((await stateOwn(owner, { ...stated, ...change })).body.code).toBe("COMPANY_IDENTITY_FIXED");
		const billingAddress = { street: "4 quai du Port", city: "Lyon", postalCode: "69002", country: "France" };
		expect((await stateOwn(owner, { ...stated, billingAddress })).status).toBe(200);
		const token = await adminToken();
		const { status, body } = await api<AdminCompany>(`/admin/companies/${company.id}/business`, {
			method: "PUT",
			token,
			body: { ...stated, company: "Autre nom" },
		});
		expect([status, body.company, (await companyOf(owner)).company]).toEqual([200, "Autre nom", "Autre nom"]);
		const address = (electronicAddress: string) =>
			api<AdminCompany & ApiError>(`/admin/companies/${company.id}/business`, {
				method: "PUT",
				token,
				body: { ...stated, company: "Autre nom", electronicAddress },
			});
		const siren = stated.registration.slice(0, 9);
		expect((await address(`${siren} _COMPTA`)).body.electronicAddress).toBe(`${siren}_COMPTA`);
		expect((await address("552100554")).body).toMatchObject({ code: "VALIDATION", field: "electronicAddress" });
		const { rows } = await db().query("select changes from admin_audit where action = $1 and entity_id = $2", [
			"company.identity-changed",
			company.id,
		]);
		expect(rows).toHaveLength(2);
	});

	test("a SIREN is founded once, also by two at once; the second founder is referred to an invitation", async () => {
		const business = newBusiness();
		const founders = await Promise.all([registerCustomer(), registerCustomer()]);
		const answers = await Promise.all(founders.map((founder) => stateOwn(founder, business)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const refused = answers.find(({ status }) => status === 409);
		expect(refused?.body).toMatchObject({ code: "COMPANY_REGISTERED", field: "registration" });
		const email = `${randomUUID()}@exemple.fr`;
		const person = { email, firstName: "Camille", lastName: "Martin", phoneNumber: "+33612345678" };
		const again = await api("/auth/register", { body: { ...person, password: "Barbe-a-papa-2026", business } });
		expect(again.body.code).toBe("COMPANY_REGISTERED");
		expect((await db().query("select 1 from customer where email = $1", [email])).rows).toEqual([]);
	});

	test.each(["MANAGER", "BUYER"])(
		"its last member, %s, does not leave open orders behind; afterwards they may",
		async (role) => {
			const { manager: owner } = await newCompany();
			await db().query("update company_member set role = $1 where customer_id = $2", [role, owner.user.id]);
			const product = await newProduct();
			const { body } = await createIntent(owner.token, intentRequest([{ product, boxes: 1 }]));
			const leave = () => api("/auth/business", { method: "DELETE", token: owner.token });
			const refused = await leave();
			expect([refused.status, refused.body.code, refused.body.message]).toEqual([
				409,
				"LAST_MANAGER",
				expect.stringMatching(/commandes en cours ou à payer/),
			]);
			await db().query("update order_book set status = 'CANCELLED' where order_number = $1", [body.orderNumber]);
			expect((await leave()).status).toBe(204);
		},
	);

	test("its open quotes are withdrawn with its last member: staff accepts none for no one", async () => {
		const { manager: owner } = await newCompany();
		const token = await adminToken();
		const { body: quote } = await sendQuote(token, quoteBody(owner, [{ product: await newProduct(), boxes: 2 }]));
		expect((await api("/auth/business", { method: "DELETE", token: owner.token })).status).toBe(204);
		expect((await acceptAsStaff(token, quote.id)).body.code).toBe("QUOTE_CLOSED");
	});

	test("nor does an erasure, where a colleague who left had the order", async () => {
		const { manager: owner } = await newCompany();
		const product = await newProduct();
		const { body } = await createIntent(owner.token, intentRequest([{ product, boxes: 1 }]));
		const colleague = await registerCustomer();
		await db().query("update order_book set customer_id = $1 where order_number = $2", [
			colleague.user.id,
			body.orderNumber,
		]);
		const { email, password, token } = owner;
		const erase = () => api("/auth/erasure", { token, body: { email, password } });
		expect(await erase()).toMatchObject({ status: 409, body: { code: "LAST_MANAGER" } });
		await db().query("update order_book set status = 'CANCELLED' where order_number = $1", [body.orderNumber]);
		expect((await erase()).status).toBe(204);
	});

	test("open orders of a removed member are a manager's, who pays them", async () => {
		const { manager: owner, company } = await newCompany();
		const buyer = await newColleague(owner, "BUYER");
		const product = await newProduct();
		const { body: placed } = await createIntent(buyer.token, intentRequest([{ product, boxes: 1 }]));
		const { body: quote } = await sendQuote(await adminToken(), quoteBody(buyer, [{ product, boxes: 2 }]));
		const basket = { version: 0, cart: [{ productId: product.id, quantity: 3 }], favourites: [] };
		expect((await api("/auth/basket", { method: "PUT", token: buyer.token, body: basket })).status).toBe(200);
		const [member] = (await companyOf(owner)).members.filter(({ id }) => id === buyer.user.id);
		expect(member?.openOrders).toMatchObject([{ orderNumber: placed.orderNumber, isWaiting: false }]);
		expect(member).toMatchObject({ openQuotes: [{ number: quote.number }], basketProducts: 1 });
		await api(`/company/members/${buyer.user.id}`, { method: "DELETE", token: owner.token });
		const { rows } = await db().query("select customer_id, email, company_id from order_book where order_number = $1", [
			placed.orderNumber,
		]);
		expect(rows).toEqual([{ customer_id: owner.user.id, email: owner.email, company_id: company.id }]);
		expect((await api(`/orders/${placed.orderNumber}/payment`, { token: buyer.token, body: {} })).status).toBe(404);
		const paid = await api<BalanceIntent>(`/orders/${placed.orderNumber}/payment`, { token: owner.token, body: {} });
		expect(paid.status).toBe(200);
		const { body: quotes } = await api<QuoteList>("/quotes", { token: owner.token });
		expect(quotes.map(({ number }) => number)).toEqual([quote.number]);
		expect((await api<QuoteList>("/quotes", { token: buyer.token })).body).toEqual([]);
		const { body: lists } = await api<SavedListHead[]>("/lists", { token: owner.token });
		expect(lists).toMatchObject([{ name: expect.stringMatching(/^Panier repris le/), isShared: true }]);
	});

	test("staff who remove a member are named in the history of the orders that are handed over", async () => {
		const { manager: owner, company } = await newCompany();
		const buyer = await newColleague(owner, "BUYER");
		const { body: placed } = await createIntent(
			buyer.token,
			intentRequest([{ product: await newProduct(), boxes: 1 }]),
		);
		const token = await adminToken();
		await api(`/admin/companies/${company.id}/members/${buyer.user.id}`, { method: "DELETE", token });
		const { body } = await api<AdminOrderDetail>(`/admin/orders/${placed.orderNumber}`, { token });
		expect(body.history.at(-1)).toMatchObject({ act: "CONTACT", actor: { kind: "administrator" } });
		expect(body).toMatchObject({ customerId: owner.user.id, company: { id: company.id, isOnAccount: false } });
	});

	test("a member who is removed while ordering gets an error, not a private order at the company's prices", async () => {
		const { manager: owner } = await newCompany();
		const buyer = await newColleague(owner, "BUYER");
		const product = await newProduct();
		const { orderData, ...request } = intentRequest([{ product, boxes: 1 }]);
		await api(`/company/members/${buyer.user.id}`, { method: "DELETE", token: owner.token });
		const body = { ...request, orderData: { ...orderData, as: "company" } };
		const answer = await createIntent<ApiError>(buyer.token, body as never);
		expect([answer.status, answer.body.code]).toEqual([404, "COMPANY_NOT_FOUND"]);
		const { rows } = await db().query("select 1 from order_book where customer_id = $1", [buyer.user.id]);
		expect(rows).toEqual([]);
	});

	test("a manager pays a colleague's order; a buyer does not", async () => {
		const { manager: owner } = await newCompany();
		const [buyer, other] = [await newColleague(owner, "BUYER"), await newColleague(owner, "BUYER")];
		const product = await newProduct();
		const { body: placed } = await createIntent(buyer.token, intentRequest([{ product, boxes: 1 }]));
		const open = ({ token }: TestCustomer) =>
			api<BalanceIntent & ApiError>(`/orders/${placed.orderNumber}/payment`, { token, body: {} });
		expect((await open(other)).status).toBe(404);
		const { body } = await open(owner);
		expect((await payByCard(other.token, body.clientSecret)).status).toBe(404);
		expect((await payByCard(owner.token, body.clientSecret)).status).toBe(200);
		const { body: order } = await api<Order>(`/orders/${placed.orderNumber}`, { token: owner.token });
		expect([order.isOwn, order.canPay]).toEqual([false, true]);
	});
});
