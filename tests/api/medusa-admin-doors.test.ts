import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, engine, engineToken, login, registerCustomer } from "../support/api";
import { shopUnderTest } from "../support/context";
import { mailCount, mailedTo, mailedToken } from "../support/mailed";
import { eventually } from "../support/ordering";
import { engineCookie, invite, newAdministrator, registerInEngine, signInToEngine } from "../support/staff";

const NEW_PASSWORD = "Berlingot-neuf-2026";
const openCookie = (token: string, cookie?: string) =>
	engine("/auth/session", { method: "POST", token, headers: cookie ? { cookie } : {} });
const me = (call: Parameters<typeof engine>[1]) => engine("/admin/users/me", call).then(({ status }) => status);
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
		const token = await engineToken();
		await signOut(await engineCookie(token));
		const { status, headers } = await openCookie(token);
		expect([status, headers.get("set-cookie")]).toEqual([401, null]);
	});

	test("comes under a new id at every sign-in: one known from before holds nothing", async () => {
		const planted = await engineCookie((await signInToEngine(await newAdministrator())) ?? "");
		expect(await me({ headers: { cookie: planted } })).toBe(200);
		const { status, headers } = await openCookie(await engineToken(), planted);
		const given = headers.get("set-cookie")?.split(";")[0] ?? "";
		expect(status).toBe(200);
		expect(given).toMatch(/^connect\.sid=/);
		expect(given).not.toBe(planted);
		expect([await me({ headers: { cookie: given } }), await me({ headers: { cookie: planted } })]).toEqual([200, 401]);
	});

	test("is sent by no page of another site", async () => {
		const { headers } = await openCookie(await engineToken());
		expect(headers.get("set-cookie")).toMatch(/; HttpOnly; SameSite=Lax/);
	});
});

describe("sign-out", () => {
	test("ends the bearer token that the cookie was opened with, and no other session", async () => {
		const administrator = await newAdministrator();
		const token = (await signInToEngine(administrator)) ?? "";
		const elsewhere = (await signInToEngine(administrator)) ?? "";
		const shop = await login(administrator);
		const cookie = await engineCookie(token);
		expect([await me({ token }), await me({ headers: { cookie } })]).toEqual([200, 200]);
		expect((await signOut(cookie)).status).toBe(200);
		expect([await me({ token }), await me({ headers: { cookie } })]).toEqual([401, 401]);
		expect(await me({ token: elsewhere })).toBe(200);
		expect((await api("/auth/me", { token: shop })).status).toBe(200);
	});

	test("'end all sessions' in the shop ends those of Medusa Admin", async () => {
		const administrator = await newAdministrator();
		const token = (await signInToEngine(administrator)) ?? "";
		expect((await api("/auth/sessions", { method: "DELETE", token: administrator.token })).status).toBe(200);
		expect(await me({ token })).toBe(401);
	});

	test("a token of the engine without a session of ours opens nothing, and none is made anew", async () => {
		const token = await engineToken();
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
		cookie = await engineCookie(await engineToken());
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

describe("text that the database cannot keep", () => {
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
		const answer = await engine(path, { method, body, token: await engineToken() });
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
		const answer = await engine(path, { method, token: await engineToken() });
		expect(JSON.stringify(answer.body)).not.toMatch(/\b(select|from|join|update) "|syntax/i);
	});

	test("an e-mail that only looks like one is refused, another is kept in its one form", async () => {
		const token = await engineToken();
		const refused = await engine("/admin/customers", { token, body: { email: "cami\u200blle@exemple.fr" } });
		expect([refused.status, refused.body.field]).toEqual([400, "email"]);
		const email = `camille-${randomUUID()}@exemple.fr`;
		const kept = await engine<{ customer: { email: string } }>("/admin/customers", {
			token,
			body: { email: email.toUpperCase().replace("@", "\uff20") },
		});
		expect(kept.body.customer.email).toBe(email);
	});
});

describe("Medusa Admin's forgotten password", () => {
	const forgotten = (identifier: string) => engine("/auth/user/emailpass/reset-password", { body: { identifier } });
	const update = (token: string, password = NEW_PASSWORD) =>
		engine("/auth/user/emailpass/update", { body: { password }, token });
	const linkTo = (email: string) => mailedToken(email, "staff-password-reset", "/app/reset-password");

	test("mails a link that sets the one password of both doors, once, and ends every session", async () => {
		const administrator = await newAdministrator();
		const { email, password } = administrator;
		const token = (await signInToEngine(administrator)) ?? "";
		expect((await forgotten(email)).status).toBe(201);
		const link = await linkTo(email);
		expect(await mailedTo(email, "staff-password-reset")).toContain('lang="fr"');
		// What the page reads from it.
		const shown = JSON.parse(Buffer.from(link.split(".")[1] ?? "", "base64url").toString());
		expect(shown).toMatchObject({ entity_id: email, provider: "emailpass", exp: expect.any(Number) });

		expect((await update(link, "court")).status).toBe(400);
		expect((await update(link)).status).toBe(200);
		expect(await me({ token })).toBe(401);
		expect((await api("/auth/me", { token: administrator.token })).status).toBe(401);
		expect(await signInToEngine({ email, password })).toBeUndefined();
		expect(await me({ token: (await signInToEngine({ email, password: NEW_PASSWORD })) ?? "" })).toBe(200);
		expect(await login({ email, password: NEW_PASSWORD })).toBeTruthy();
		expect(await mailCount(email, "password-changed")).toBe(1);
		const again = await update(link, "Autre-mot-de-passe-7");
		expect([again.status, again.body.code]).toEqual([400, "LINK_REFUSED"]);
	});

	test("serves who has no account in the shop", async () => {
		const { email, userId } = await newAdministrator();
		await db().query(
			"update auth_identity set app_metadata = app_metadata - 'customer_id' where app_metadata ->> 'user_id' = $1",
			[userId],
		);
		await forgotten(email);
		expect((await update(await linkTo(email))).status).toBe(200);
		expect(await signInToEngine({ email, password: NEW_PASSWORD })).toBeTruthy();
	});

	test("returns alike for an e-mail that nobody or a customer has, and mails neither", async () => {
		const { email } = await registerCustomer();
		const stranger = `inconnu-${randomUUID()}@exemple.fr`;
		const { email: known } = await newAdministrator();
		const answers = [];
		for (const asked of [stranger, email, known]) answers.push(await forgotten(asked));
		expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([201, "Created"]));
		// Asked for last, and there: the others would be.
		await eventually("the mail", async () => (await mailCount(known, "staff-password-reset")) || undefined);
		expect([await mailCount(stranger, "staff-password-reset"), await mailCount(email, "staff-password-reset")]).toEqual(
			[0, 0],
		);
	});

	test("mails at most five links an hour for one e-mail, the shop's own counted in", async () => {
		const { email } = await newAdministrator();
		for (let time = 0; time < 3; time += 1) expect((await forgotten(email)).status).toBe(201);
		for (let time = 0; time < 2; time += 1)
			expect((await api("/auth/password/forgotten", { body: { email } })).status).toBe(202);
		const { status, body } = await forgotten(email);
		expect([status, body.code]).toEqual([429, "RATE_LIMITED"]);
	});

	test.each(["", "x", "a.b.c"])("a token '%s' opens nothing", async (token) => {
		expect((await update(token)).body.code).toBe("LINK_REFUSED");
	});

	test("a session's token changes no password", async () => {
		expect((await update(await engineToken())).body.code).toBe("LINK_REFUSED");
	});
});

describe("an invitation", () => {
	const accept = (token: string, inviteToken: string, email: string) =>
		engine(`/admin/invites/accept?token=${encodeURIComponent(inviteToken)}`, {
			token,
			body: { email, first_name: "Ada", last_name: "Ministre" },
		});

	test("is accepted with a new password, which then signs in", async () => {
		const account = { email: `invitee-${randomUUID()}@exemple.fr`, password: NEW_PASSWORD };
		const inviteToken = await invite(account.email);
		expect((await accept(await registerInEngine(account), inviteToken, account.email)).status).toBe(200);
		expect(await me({ token: (await signInToEngine(account)) ?? "" })).toBe(200);
	});

	test("is accepted by an account of the shop with its own password", async () => {
		const { email, password } = await registerCustomer();
		expect(await signInToEngine({ email, password })).toBeUndefined();
		const inviteToken = await invite(email);
		const refused = await engine("/auth/user/emailpass/register", { body: { email, password } });
		// The page of the invitation signs in instead when it reads this.
		expect([refused.status, refused.body.message]).toEqual([401, "Identity with email already exists"]);
		const token = (await signInToEngine({ email, password })) ?? "";
		const { status, headers } = await openCookie(token);
		expect([status, headers.get("set-cookie")]).toEqual([200, null]);
		expect(await me({ token })).toBe(401);
		expect((await accept(token, inviteToken, email)).status).toBe(200);
		expect(await me({ token: (await signInToEngine({ email, password })) ?? "" })).toBe(200);
		await login({ email, password });
	});

	test("is what a registration in the engine needs", async () => {
		const { status, body } = await engine("/auth/user/emailpass/register", {
			body: { email: `inconnu-${randomUUID()}@exemple.fr`, password: NEW_PASSWORD },
		});
		expect([status, body.code]).toEqual([400, "INVITATION_MISSING"]);
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

test.each(["/admin/products", "/auth/user/providers", "/health", "/static/absent.webp", "/api/products"])(
	"%s stands in no frame, keeps its type and tells no other site",
	async (path) => {
		const { headers } = await engine(path);
		expect(headers.get("x-frame-options")).toBe("DENY");
		expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("referrer-policy")).toBe("no-referrer");
	},
);
