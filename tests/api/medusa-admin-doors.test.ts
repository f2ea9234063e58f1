import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, engine, login, medusaToken, registerCustomer } from "../support/api";
import { shopUnderTest } from "../support/context";
import { sendRaw } from "../support/raw-http";
import { me, medusaCookie, newAdministrator, openCookie, signInToMedusa } from "../support/staff";

const signOut = (cookie: string) => engine("/auth/session", { method: "DELETE", headers: { cookie } });

describe("the cookie of Medusa Admin", () => {
	test("is opened by no customer's token", async () => {
		const { token } = await registerCustomer();
		for (const tried of [token, await adminToken()]) {
			const { status, headers } = await openCookie(tried);
			expect([status, headers.get("set-cookie")]).toEqual([401, null]);
		}
	});

	test("is opened by no session that has ended", async () => {
		const token = await medusaToken();
		await signOut(await medusaCookie(token));
		const { status, headers } = await openCookie(token);
		expect([status, headers.get("set-cookie")]).toEqual([401, null]);
	});

	test("comes under a new id at every sign-in: one known from before holds nothing", async () => {
		const planted = await medusaCookie((await signInToMedusa(await newAdministrator())) ?? "");
		expect(await me({ headers: { cookie: planted } })).toBe(200);
		const { status, headers } = await openCookie(await medusaToken(), planted);
		const given = headers.get("set-cookie")?.split(";")[0] ?? "";
		expect(status).toBe(200);
		expect(given).toMatch(/^connect\.sid=/);
		expect(given).not.toBe(planted);
		expect([await me({ headers: { cookie: given } }), await me({ headers: { cookie: planted } })]).toEqual([200, 401]);
	});

	test("is sent by no page of another site", async () => {
		const { headers } = await openCookie(await medusaToken());
		expect(headers.get("set-cookie")).toMatch(/; HttpOnly; SameSite=Lax/);
	});
});

describe("sign-out", () => {
	test("ends the bearer token that the cookie was opened with, and no other session", async () => {
		const administrator = await newAdministrator();
		const token = (await signInToMedusa(administrator)) ?? "";
		const elsewhere = (await signInToMedusa(administrator)) ?? "";
		const shop = await login(administrator);
		const cookie = await medusaCookie(token);
		expect([await me({ token }), await me({ headers: { cookie } })]).toEqual([200, 200]);
		expect((await signOut(cookie)).status).toBe(200);
		expect([await me({ token }), await me({ headers: { cookie } })]).toEqual([401, 401]);
		expect(await me({ token: elsewhere })).toBe(200);
		expect((await api("/auth/me", { token: shop })).status).toBe(200);
	});

	test("'end all sessions' in the shop ends those of Medusa Admin", async () => {
		const administrator = await newAdministrator();
		const token = (await signInToMedusa(administrator)) ?? "";
		expect((await api("/auth/sessions", { method: "DELETE", token: administrator.token })).status).toBe(200);
		expect(await me({ token })).toBe(401);
	});

	test("a token of Medusa without a session of ours opens nothing, and none is created", async () => {
		const token = await medusaToken();
		const { rowCount } = await db().query("delete from account_session where id = $1", [sessionOf(token)]);
		expect(rowCount).toBe(1);
		expect(await me({ token })).toBe(401);
		expect((await engine("/auth/token/refresh", { method: "POST", token })).status).toBe(404);
	});
});

const sessionOf = (token: string): string =>
	JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sid;

describe("a page of another site", () => {
	const FOREIGN = { code: "FOREIGN_ORIGIN", message: expect.stringMatching(/^Cette demande vient d'un autre site/) };
	let cookie: string;
	beforeAll(async () => {
		cookie = await medusaCookie(await medusaToken());
	});

	test.each([
		["POST", "/admin/customers", "https://pirate.example"],
		["DELETE", "/admin/products/prod_1", "https://pirate.example"],
		["POST", "/admin/invites", "null"],
		["POST", "/auth/user/emailpass", "https://pirate.example"],
		["DELETE", "/auth/session", "https://pirate.example"],
	])("that has %s %s asked with the cookie, from %s, is refused", async (method, path, origin) => {
		const { status, body } = await engine(path, { method, body: {}, headers: { cookie, origin } });
		expect([status, body]).toEqual([403, FOREIGN]);
		expect(await me({ headers: { cookie } })).toBe(200);
	});

	test("the page's own origin and a program without one are served", async () => {
		const { origin } = new URL(shopUnderTest().backend);
		const calls: Record<string, string>[] = [{ cookie, origin }, { cookie }];
		for (const headers of calls) {
			const email = `cliente-${randomUUID()}@exemple.fr`;
			expect((await engine("/admin/customers", { body: { email }, headers })).status).toBe(200);
		}
	});
});

describe("text that the database cannot store", () => {
	const SQL = /select|insert|update|from "|encoding|constraint|syntax/i;
	test.each([
		["POST", "/auth/user/emailpass", { email: "a\0@exemple.fr", password: "x" }],
		["POST", "/auth/user/emailpass", { email: "a@exemple.fr", password: "x\0" }],
		["POST", "/auth/user/emailpass/register", { email: "a@exemple.fr", password: "12345678\0" }],
		["POST", "/auth/user/emailpass/reset-password", { identifier: "a\0@exemple.fr" }],
		["POST", "/admin/customers", { email: "a@exemple.fr", first_name: "Ca\0mille" }],
		["POST", "/admin/customers", { email: "a@exemple.fr", metadata: { "a\0": 1 } }],
		["POST", "/admin/customers", { email: "a@exemple.fr", metadata: { a: "\ud800" } }],
		["GET", "/admin/customers?q=%00", undefined],
		["GET", "/admin/orders?q=a%00b", undefined],
		["GET", "/admin/products?id[]=%00", undefined],
	])("%s %s %j returns 400 in words, without a statement", async (method, path, body) => {
		const answer = await engine(path, { method, body, token: await medusaToken() });
		expect(answer.status).toBe(400);
		expect(answer.body).toMatchObject({ code: "VALIDATION", message: expect.any(String), field: expect.any(String) });
		expect(JSON.stringify(answer.body)).not.toMatch(SQL);
	});

	test.each([
		["GET", "/admin/customers?limit=99999999999999999999"],
		["GET", "/admin/customers?offset=-1"],
		["GET", "/admin/orders?created_at[$gt]=hier"],
		["GET", "/admin/products?order=password"],
		["GET", "/admin/customers?fields=password;drop"],
	])("%s %s: no statement of the database in the response", async (method, path) => {
		const answer = await engine(path, { method, token: await medusaToken() });
		expect(JSON.stringify(answer.body)).not.toMatch(/\b(select|from|join|update) "|syntax/i);
	});

	test("the e-mail of an account stays for staff who edit customers; names and a guest's e-mail do not", async () => {
		const token = await medusaToken();
		const { user, email } = await registerCustomer();
		const at = `/admin/customers/${user.id}`;
		const other = `autre-${randomUUID()}@exemple.fr`;
		for (const path of [at, `${at}/`, `/admin/CUSTOMERS/${user.id}`])
			expect(await engine(path, { token, body: { email: other } })).toMatchObject({
				status: 403,
				body: { code: "ENGINE_ACT_CLOSED", field: "email" },
			});
		expect((await engine(at, { token, body: { email: email.toUpperCase(), first_name: "Zoé" } })).status).toBe(200);
		expect((await engine(at, { method: "DELETE", token })).status).toBe(403);
		const { rows } = await db().query("select email, first_name from customer where id = $1", [user.id]);
		expect(rows).toEqual([{ email, first_name: "Zoé" }]);
		const guest = await engine<{ customer: { id: string } }>("/admin/customers", { token, body: { email: other } });
		const changed = { email: `encore-${randomUUID()}@exemple.fr` };
		const renamed = await engine(`/admin/customers/${guest.body.customer.id}`, { token, body: changed });
		expect([renamed.status, renamed.body]).toMatchObject([200, { customer: changed }]);
	});

	test("an e-mail that only looks like one is refused, another is normalised", async () => {
		const token = await medusaToken();
		const refused = await engine("/admin/customers", { token, body: { email: "cami\u200blle@exemple.fr" } });
		expect([refused.status, refused.body.field]).toEqual([400, "email"]);
		const email = `camille-${randomUUID()}@exemple.fr`;
		const stored = await engine<{ customer: { email: string } }>("/admin/customers", {
			token,
			body: { email: email.toUpperCase().replace("@", "\uff20") },
		});
		expect(stored.body.customer.email).toBe(email);
	});
});

describe("a refused sign-in", () => {
	test("is the same for an unknown e-mail, a wrong password and a customer, in words and status", async () => {
		const customer = await registerCustomer();
		const administrator = await newAdministrator();
		const tried = [
			{ email: `inconnu-${randomUUID()}@exemple.fr`, password: "wrong-password" },
			{ email: administrator.email, password: "wrong-password" },
			{ email: customer.email, password: customer.password },
		];
		const answers = [];
		for (const body of tried) answers.push(await engine("/auth/user/emailpass", { body }));
		for (const { status, body } of answers)
			expect([status, body]).toEqual([401, { code: "BAD_CREDENTIALS", message: "Email ou mot de passe incorrect" }]);
	});
});

test.each([
	"/admin/products",
	"/auth/user/providers",
	"/health",
	"/static/absent.webp",
	"/api/products",
	"/api/absent",
	"/absent",
	"/store/products",
])("%s cannot be framed or sniffed, and reveals neither referrer nor server", async (path) => {
	const { headers } = await engine(path);
	expect(headers.get("x-powered-by")).toBeNull();
	expect(headers.get("x-frame-options")).toBe("DENY");
	expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
	expect(headers.get("x-content-type-options")).toBe("nosniff");
	expect(headers.get("referrer-policy")).toBe("no-referrer");
});

test.each([
	"/admin/uploads/..%2f..%2fx",
	"/health/..%2f..%2f",
	"/static/..%5c..%5cx",
	"/store/products/%2e%2e",
	"/auth/..%2f",
])("%s, an encoded step to another folder, is not found", async (path) => {
	const head = ["Host: a", "Connection: close", `Authorization: Bearer ${await medusaToken()}`];
	const bytes = Buffer.from(`GET ${path} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n`);
	const { status, body } = await sendRaw(shopUnderTest().backend, bytes, 10_000);
	expect([status, JSON.parse(body).code]).toEqual([404, "NOT_FOUND"]);
});

test("a request with several Host headers is refused", async () => {
	const bytes = Buffer.from("GET /api/products HTTP/1.1\r\nHost: a\r\nHOST: b\r\nConnection: close\r\n\r\n");
	const { status, body } = await sendRaw(shopUnderTest().backend, bytes, 10_000);
	expect([status, JSON.parse(body).code]).toEqual([400, "VALIDATION"]);
});

test.each(["Content-Length: 30000000", "Transfer-Encoding: chunked"])(
	"files of Medusa Admin with %s are refused before they are read into memory",
	async (length) => {
		const head = ["Host: a", "Connection: close", "Content-Type: multipart/form-data; boundary=x", length];
		const bytes = Buffer.from(`POST /Admin/uploads/?a=b HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n`);
		const { status, body } = await sendRaw(shopUnderTest().backend, bytes, 10_000);
		expect([status, JSON.parse(body).code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
	},
);

describe("the links of exports", () => {
	test.each([
		["readonly", 403],
		["catalogue", 403],
		["orders", 200],
		["accounting", 200],
	] as const)("the role %s gets %i: only a role that may export finds them", async (role, status) => {
		const token = (await signInToMedusa(await newAdministrator(role))) ?? "";
		expect((await engine("/admin/notifications?channel[]=feed", { token })).status).toBe(status);
		const file = await engine("/admin/uploads/private%2F1-order-exports.csv", { token });
		expect(file.status === 403).toBe(status === 403);
	});
});
