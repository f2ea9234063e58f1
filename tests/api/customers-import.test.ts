import { randomInt, randomUUID } from "node:crypto";
import { isVatNumber } from "@confiserie/domain/business/vat-number";
import { COMPANY_LIMITS } from "@confiserie/domain/company/spending";
import type { CustomerMapping, ProposedCustomerMapping } from "@confiserie/domain/contract/customer-import";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { ImportProfile } from "@confiserie/domain/contract/import-mapping";
import type { CustomerDetail } from "@confiserie/domain/contract/personal-data";
import type { ImportRun } from "@confiserie/domain/contract/product-import";
import { formatCount } from "@confiserie/domain/format";
import { beforeAll, describe, expect, test } from "vitest";
import { api, db, registerCustomer } from "../support/api";
import { companyOf, newBusiness, newCompany } from "../support/companies";
import { mailCount, mailedToken } from "../support/mailed";
import { newAdministrator } from "../support/staff";
import { upload } from "../support/upload";

let staff: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
	staff = await newAdministrator();
});

const SHOPIFY =
	"First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Phone,Total Spent,SIRET";
const emailOf = () => `import-${randomUUID()}@exemple.fr`;
const fileOf = (...lines: string[]) => ({ content: [SHOPIFY, ...lines].join("\n"), name: "customers.csv" });
const propose = (content: string) =>
	upload<ProposedCustomerMapping & ApiError>(
		"/admin/customers/import/mapping",
		"file",
		{ content, name: "a.csv" },
		staff.token,
	);
const run = async (
	file: { content: string; name: string },
	dryRun: boolean,
	changes: Partial<CustomerMapping> = {},
) => {
	const { body } = await propose(file.content);
	const columns = body.columns.map(({ heading, target }) => ({ heading, target }));
	const mapping = JSON.stringify({ columns, ...changes });
	const path = `/admin/customers/import?dryRun=${dryRun}`;
	return upload<ImportRun & ApiError>(path, "file", file, staff.token, { mapping });
};
const said = (addresses: number, companies: number) =>
	`${formatCount(addresses, "adresse")}, ${formatCount(companies, "nouvelle entreprise", "nouvelles entreprises")}.`;
const customersOf = async (email: string) =>
	(await db().query("select id from customer where email = $1 and has_account", [email])).rows;

describe("a file of customers", () => {
	test("is tried without a trace, then opens accounts with addresses and companies, once", async () => {
		const [first, second] = [emailOf(), emailOf()];
		const siren = "552 100 554";
		const file = fileOf(
			`Léa,Roux,${first},yes,Fêtes,3 rue Mercière,Lyon,FR,69002,06 12 34 56 78,120.00,${siren}`,
			`Max,Blanc,${second},yes,Fêtes,1 quai Sud,Lyon,FR,69002,,0.00,${siren}`,
			"No,Mail,,no,,,,,,,0.00,",
		);
		expect((await propose(file.content)).body).toMatchObject({ source: "SHOPIFY" });
		const dry = await run(file, true);
		expect(dry).toMatchObject({
			status: 200,
			body: { dryRun: true, rows: 3, created: 2, errorCount: 1, unchanged: 0, message: said(2, 1) },
		});
		expect(dry.body.errors).toEqual([{ line: 4, message: "Ligne 4\u00a0: l'e-mail manque." }]);
		expect(await customersOf(first)).toEqual([]);
		expect((await run(file, false)).body).toMatchObject({ dryRun: false, created: 2, message: said(2, 1) });
		const [customer] = await customersOf(first);
		const { body } = await api<CustomerDetail>(`/admin/customers/${customer.id}`, { token: staff.token });
		expect(body).toMatchObject({
			account: { email: first, firstName: "Léa", lastName: "Roux", phoneNumber: "+33612345678" },
			business: { company: "Fêtes", registration: "552100554" },
			addresses: [{ street: "3 rue Mercière", postalCode: "69002", city: "Lyon", country: "France", isDefault: true }],
			newsletter: null,
			company: { role: "MANAGER" },
		});
		const again = (await run(file, false)).body;
		expect(again).toMatchObject({ created: 0, unchanged: 2, message: said(0, 0), canUndo: false });
		expect(again.warnings[0]?.message).toBe(`Ligne 2\u00a0: ${first} est déjà client, rien n'en change.`);
		expect(await mailCount(first, "account-invitation")).toBe(0);
	});

	test("is undone for the accounts that were not used, with their companies; the others are named", async () => {
		const [idle, colleague, noted, member] = [emailOf(), emailOf(), emailOf(), emailOf()];
		const [unused, used] = [newBusiness(), newBusiness()];
		const lineOf = (email: string, { company, registration }: ReturnType<typeof newBusiness>) =>
			`Léa,Roux,${email},yes,${company},3 rue Mercière,Lyon,FR,69002,,0.00,${registration}`;
		const lines = [lineOf(idle, unused), lineOf(colleague, unused), lineOf(noted, used), lineOf(member, used)];
		const { body: done } = await run(fileOf(...lines), false, { invite: true });
		expect(done).toMatchObject({ created: 4, message: said(4, 2) });
		const listed = async () => {
			const { body } = await api<{ content: ImportRun[] }>("/admin/customers/imports", { token: staff.token });
			return body.content.find(({ id }) => id === done.id);
		};
		const by = { startedBy: staff.email, fileName: "customers.csv" };
		expect(await listed()).toMatchObject({ ...by, kind: "customers", state: "DONE", created: 4, canUndo: true });
		const [customer] = await customersOf(noted);
		const note = { method: "PUT", token: staff.token, body: { note: "Rappeler le matin." } };
		expect((await api(`/admin/customers/${customer.id}/note`, note)).status).toBe(200);

		const undo = () => api<ImportRun & ApiError>(path, { method: "POST", token: staff.token });
		const path = `/admin/customers/import/${done.id}/undo`;
		const message = `Conservé, car utilisé depuis l'import\u00a0: ${[noted, member].sort().join(", ")}.`;
		expect(await undo()).toMatchObject({ status: 200, body: { state: "DONE", message } });
		expect([...(await customersOf(idle)), ...(await customersOf(colleague))]).toEqual([]);
		expect([await mailCount(idle, "account-invitation"), await mailCount(noted, "account-invitation")]).toEqual([0, 1]);
		expect(await mailCount(colleague, "company-manager")).toBe(0);
		const companies = "select registration from company where registration = any($1)";
		const stored = (await db().query(companies, [[unused.registration, used.registration]])).rows;
		expect(stored).toEqual([{ registration: used.registration }]);
		const named = await db().query("select 1 from admin_audit where label = any($1)", [[idle, colleague]]);
		expect(named.rows).toEqual([]);

		await db().query("delete from account_note where customer_id = $1", [customer.id]);
		expect(await listed()).toMatchObject({ state: "DONE", canUndo: true });
		expect((await undo()).body).toMatchObject({ state: "UNDONE", message: null });
		expect(await listed()).toMatchObject({ state: "UNDONE", canUndo: false });
		expect(await undo()).toMatchObject({ status: 409, body: { code: "IMPORT_UNDONE" } });
		const ofProducts = `/admin/products/import/${done.id}/undo`;
		expect((await api(ofProducts, { method: "POST", token: staff.token })).status).toBe(404);
	});

	test("changes nothing of who is a customer, and admits no one to a company that is there", async () => {
		const known = await registerCustomer({ firstName: "Camille", lastName: "Martin" });
		const { manager, company } = await newCompany();
		const stranger = emailOf();
		const file = fileOf(
			`Autre,Nom,${known.email.toUpperCase()},yes,,9 rue Neuve,Lyon,FR,69002,,0.00,`,
			`Eve,Noir,${stranger},yes,${company.company},9 rue Neuve,Lyon,FR,69002,,0.00,${company.registration}`,
		);
		const { body } = await run(file, false);
		expect(body).toMatchObject({ created: 1, unchanged: 1, message: said(1, 0) });
		expect(body.warnings[0]?.message).toContain(
			`SIREN ${company.registration} est celui d'une entreprise de la boutique`,
		);
		const { body: same } = await api<CustomerDetail>(`/admin/customers/${known.user.id}`, { token: staff.token });
		expect(same).toMatchObject({ account: { firstName: "Camille", lastName: "Martin" }, addresses: [] });
		expect((await companyOf(manager)).members).toHaveLength(1);
		const named = "select 1 from import_run where strpos(report::text, $1) > 0";
		expect((await db().query(named, [known.email])).rows).toHaveLength(1);
		const erasure = `/admin/customers/${known.user.id}/erasure`;
		expect((await api(erasure, { method: "POST", token: staff.token })).status).toBe(204);
		expect((await db().query(named, [known.email])).rows).toEqual([]);
	});

	test("of one company beyond its members is refused by line before any is written", async () => {
		const { company, registration } = newBusiness();
		const lines = Array.from(
			{ length: COMPANY_LIMITS.members + 1 },
			() => `Eve,Noir,${emailOf()},yes,${company},9 rue Neuve,Lyon,FR,69002,,0.00,${registration}`,
		);
		const { body } = await run(fileOf(...lines), true);
		expect(body).toMatchObject({
			created: COMPANY_LIMITS.members,
			message: said(COMPANY_LIMITS.members, 1),
			errorCount: 1,
		});
		expect(body.errors[0]?.message).toBe("Ligne 102\u00a0: une entreprise a 100 membres au plus.");
	});

	test("gives its companies their electronic addresses, and keeps those abroad apart", async () => {
		const { company, registration } = newBusiness();
		const vat = (): string => {
			const number = `DE${randomInt(100_000_000, 1_000_000_000)}`;
			return isVatNumber(number) ? number : vat();
		};
		const content = [
			"E-mail;Entreprise;SIRET;Numéro de TVA;Adresse de facturation électronique",
			`${emailOf()};${company};${registration};;`,
			`${emailOf()};${company};${registration};;${registration}_COMPTA`,
			`${emailOf()};${company};${registration};;${registration}_SIEGE`,
			...[vat(), vat()].map((number) => `${emailOf()};${number};;${number};`),
		].join("\n");
		expect((await run({ content, name: "clients.csv" }, true)).body).toMatchObject({
			message: said(0, 3),
			warnings: [],
		});
		expect((await run({ content, name: "clients.csv" }, false)).body).toMatchObject({
			created: 5,
			message: said(0, 3),
		});
		const stored = "select electronic_address from company where registration = $1";
		expect((await db().query(stored, [registration])).rows).toEqual([{ electronic_address: `${registration}_COMPTA` }]);
	});

	test("mails a link to choose a password where that is asked for", async () => {
		const email = emailOf();
		await run(fileOf(`Léa,Roux,${email},yes,,,,,,,0.00,`), false, { invite: true });
		const token = await mailedToken(email, "account-invitation", "/reset-password");
		const password = "Sucre-candi-2026";
		expect((await api("/auth/password/reset", { body: { token, password } })).status).toBeLessThan(300);
		expect((await api("/auth/login", { body: { email, password } })).status).toBe(200);
	});

	test.each([
		["that has no line", SHOPIFY, "Le fichier ne contient aucune ligne."],
		[
			"of too many lines",
			`${SHOPIFY}\n${`a${",".repeat(11)}\n`.repeat(2001)}`,
			"Le fichier dépasse 2000 lignes. Importez-le en plusieurs fois.",
		],
	])("%s is refused", async (_, content, message) => {
		expect(await propose(content)).toMatchObject({ status: 400, body: { code: "CSV_INVALID", message } });
	});

	test("with a mapping of other headings, or without the e-mail, is refused", async () => {
		const file = fileOf("Léa,Roux,a@exemple.fr,yes,,,,,,,0.00,");
		const other = await run(file, true, { columns: [{ heading: "Mail", target: "email" }] });
		expect(other).toMatchObject({ status: 400, body: { code: "CSV_INVALID" } });
		const unnamed = await run(file, true, { columns: [{ heading: "Mail", target: null }] });
		expect(unnamed).toMatchObject({ status: 400, body: { code: "VALIDATION", field: "columns" } });
	});

	test("saves its mapping for the same headings, of customers alone, which its role lists, renames and deletes", async () => {
		const tag = randomUUID().slice(0, 8);
		const content = `E-mail;Contact ${tag};Prénom\n${emailOf()};Roux;Léa`;
		const file = { content, name: "clients.csv" };
		const columns = [
			{ heading: "E-mail", target: "email" as const },
			{ heading: `Contact ${tag}`, target: "lastName" as const },
			{ heading: "Prénom", target: null },
		];
		const named = { columns, profile: `Caisse ${tag}`, invite: true };
		expect((await propose(content)).body.columns[1]).toMatchObject({ target: null, samples: ["Roux"] });
		await run(file, true, named);
		expect((await propose(content)).body.profile).toBeNull();
		expect((await run(file, false, named)).body).toMatchObject({ created: 1 });
		const { columns: proposed, profile } = (await propose(content)).body;
		expect([profile, proposed.map(({ target }) => target)]).toEqual([`Caisse ${tag}`, ["email", "lastName", null]]);

		const path = "/admin/customers/import-mappings";
		const role = await newAdministrator("orders");
		const { body } = await api<ImportProfile[]>(path, { token: role.token });
		const { id, headings } = body.find(({ name }) => name === profile) ?? {};
		expect(headings).toEqual(["E-mail", `Contact ${tag}`]);
		const products = "/admin/products/import-mappings";
		const ofProducts = await api<ImportProfile[]>(products, { token: staff.token });
		expect(ofProducts.body.some((one) => one.id === id)).toBe(false);
		const catalogue = await newAdministrator("catalogue");
		const renaming = { method: "PATCH", body: { name: `Fichier ${tag}` } };
		expect(await api(`${products}/${id}`, { ...renaming, token: catalogue.token })).toMatchObject({
			status: 404,
			body: { code: "IMPORT_MAPPING_NOT_FOUND" },
		});
		expect((await api(`${path}/${id}`, { ...renaming, token: role.token })).status).toBe(200);
		expect((await propose(content)).body.profile).toBe(`Fichier ${tag}`);
		expect((await api(`${path}/${id}`, { method: "DELETE", token: role.token })).status).toBe(204);
		expect((await propose(content)).body.profile).toBeNull();
		const log = "select action, entity, label from admin_audit where entity_id = $1 order by at";
		const actions = (await db().query(log, [id])).rows.map((row) => [row.action, row.entity]);
		expect(actions).toEqual(["saved", "renamed", "deleted"].map((act) => [`import-mapping.${act}`, "customer"]));
	});
});
