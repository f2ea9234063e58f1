import { sessionSchema } from "@confiserie/domain/contract/auth";
import { linkWantedSchema } from "@confiserie/domain/contract/oauth";
import { describe, expect, test } from "vitest";
import { api, db, login, registerCustomer } from "../support/api";
import { atGoogle, CookieJar, googleClaims, signInAtGoogle } from "../support/google";

const exchange = (page: URL, jar: CookieJar) =>
	api("/auth/ticket", { body: { token: page.searchParams.get("token") }, headers: jar.header });

async function signedIn(claims = googleClaims()) {
	await atGoogle({ claims });
	const { jar, page } = await signInAtGoogle();
	const { body } = await exchange(page, jar);
	return sessionSchema.parse(body);
}

const accounts = async (email: string) =>
	(await db().query("SELECT 1 FROM customer WHERE email = $1 AND has_account", [email])).rowCount;

describe("Google sign-in", () => {
	test("opens an account for a verified e-mail, and the same account again", async () => {
		const claims = googleClaims();
		const first = await signedIn(claims);
		expect(first).toMatchObject({
			email: claims.email,
			firstName: "Gisèle",
			lastName: "Praline",
			phoneNumber: "",
			role: "CUSTOMER",
			staffRole: null,
		});
		expect((await api("/auth/me", { token: first.token })).status).toBe(200);
		expect((await signedIn({ ...claims, email: `autre-${claims.email}` })).id).toBe(first.id);
		expect(await accounts(claims.email)).toBe(1);
	});

	test("binds state, nonce and PKCE to the browser, in a cookie that scripts cannot read", async () => {
		const { headers } = await api("/oauth2/authorization/google");
		const provider = new URL(headers.get("location") ?? "");
		for (const name of ["state", "nonce", "code_challenge"])
			expect(provider.searchParams.get(name)?.length, name).toBeGreaterThanOrEqual(43);
		expect(provider.searchParams.get("code_challenge_method")).toBe("S256");
		expect(provider.searchParams.get("redirect_uri")).toMatch(
			/^http:\/\/localhost:\d+\/api\/oauth2\/callback\/google$/,
		);
		const [cookie = ""] = headers.getSetCookie();
		expect(cookie).toMatch(/^google_sign_in=.+; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Lax/);
		expect(headers.get("cache-control")).toBe("no-store");
	});

	test("hands over a ticket, never the session's token, and the wanted page", async () => {
		await atGoogle({ claims: googleClaims() });
		const { page } = await signInAtGoogle(new CookieJar(), "/checkout?etape=paiement");
		expect(page.pathname).toBe("/auth/callback");
		expect([...page.searchParams.keys()].sort()).toEqual(["redirect", "token"]);
		expect(page.searchParams.get("redirect")).toBe("/checkout?etape=paiement");
		expect(page.searchParams.get("token")).toMatch(/^[\w-]{43}$/);
	});

	test("stores no ticket in clear", async () => {
		await atGoogle({ claims: googleClaims() });
		const { page } = await signInAtGoogle();
		const { rows } = await db().query<{ hash: string }>("SELECT hash FROM account_ticket");
		expect(rows.length).toBeGreaterThan(0);
		for (const { hash } of rows) expect(hash).not.toContain(page.searchParams.get("token"));
	});

	test("of one person in ten tabs at once opens one account", async () => {
		const claims = googleClaims();
		await atGoogle({ claims });
		const tabs = await Promise.all(Array.from({ length: 10 }, () => signInAtGoogle()));
		const sessions = await Promise.all(tabs.map(({ page, jar }) => exchange(page, jar)));
		expect(sessions.map(({ status }) => status)).toEqual(Array(10).fill(200));
		expect(new Set(sessions.map(({ body }) => sessionSchema.parse(body).id)).size).toBe(1);
		expect(await accounts(claims.email)).toBe(1);
	});

	test("makes a new account for a user whose account was deleted", async () => {
		const claims = googleClaims();
		const { id } = await signedIn(claims);
		await db().query("UPDATE customer SET deleted_at = now() WHERE id = $1", [id]);
		expect((await signedIn(claims)).id).not.toBe(id);
	});

	test("greets a user without a name at the provider", async () => {
		const { given_name: _, family_name: __, ...nameless } = googleClaims();
		const session = await signedIn({ ...nameless, given_name: "", family_name: "" } as never);
		expect(session.firstName).toBe(session.email.split("@")[0]);
	});

	test("never leads off the site", async () => {
		await atGoogle({ claims: googleClaims({ sub: "google-redirects", email: "redirects@exemple.fr" }) });
		const { page } = await signInAtGoogle(new CookieJar(), "//evil.example");
		expect(page.hostname).toBe("localhost");
		expect(page.pathname).toBe("/auth/callback");
		expect(page.searchParams.get("redirect")).toBeNull();
	});
});

describe("a ticket", () => {
	const ticket = async () => {
		await atGoogle({ claims: googleClaims() });
		return signInAtGoogle();
	};
	const refused = { code: "TICKET_REFUSED", message: "Erreur lors de l'authentification" };

	test("serves once, also when it is sent twenty times at once", async () => {
		const { jar, page } = await ticket();
		const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(page, jar)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
		expect((await exchange(page, jar)).body).toEqual(refused);
	});

	test("lives 60 seconds", async () => {
		const { jar, page } = await ticket();
		const { rows } = await db().query(
			`SELECT extract(epoch FROM max(expires_at) - now())::float AS seconds FROM account_ticket WHERE purpose = 'sign-in'`,
		);
		expect(rows[0].seconds).toBeLessThanOrEqual(60);
		await db().query(
			"UPDATE account_ticket SET expires_at = expires_at - interval '60 seconds' WHERE purpose = 'sign-in'",
		);
		expect((await exchange(page, jar)).body).toEqual(refused);
	});

	test("serves only the browser that signed in: a link to it signs no other browser in", async () => {
		const { page } = await ticket();
		expect((await exchange(page, new CookieJar())).body).toEqual(refused);
		const other = await ticket();
		expect((await exchange(page, other.jar)).body).toEqual(refused);
	});

	test.each([
		[{}, "Token manquant"],
		[{ token: "" }, "Token manquant"],
		[{ token: 7 }, "Token manquant"],
	])("%j returns 400 '%s'", async (body, message) => {
		const answer = await api("/auth/ticket", { body });
		expect([answer.status, answer.body.message]).toEqual([400, message]);
	});

	test.each(["x", "' OR 1=1 --", "a".repeat(500)])("made up (%s) returns 400", async (token) => {
		expect((await api("/auth/ticket", { body: { token } })).body).toEqual(refused);
	});
});

describe("an e-mail that has an account with a password", () => {
	async function collision() {
		const customer = await registerCustomer();
		const claims = googleClaims({ email: customer.email.toUpperCase() });
		await atGoogle({ claims });
		const { jar, page } = await signInAtGoogle();
		const { status, body } = await exchange(page, jar);
		expect(status).toBe(200);
		return { customer, claims, jar, request: linkWantedSchema.strict().parse(body) };
	}
	const link = (linkToken: string, password: string, jar: CookieJar) =>
		api("/auth/google/link", { body: { linkToken, password }, headers: jar.header });

	test("is never taken over: its password is asked for, and from then on Google opens it", async () => {
		const { customer, claims, jar, request } = await collision();
		expect(request.email).toBe(customer.email);
		const wrong = await link(request.linkToken, "wrong-password", jar);
		expect([wrong.status, wrong.body.code]).toEqual([401, "BAD_CREDENTIALS"]);
		const linked = sessionSchema.parse((await link(request.linkToken, customer.password, jar)).body);
		expect(linked.id).toBe(customer.user.id);
		expect((await signedIn(claims)).id).toBe(customer.user.id);
		expect(await accounts(customer.email)).toBe(1);
		await login(customer);
	});

	test("is linked once for a ticket, and by the browser alone that signed in", async () => {
		const { customer, jar, request } = await collision();
		expect((await link(request.linkToken, customer.password, new CookieJar())).body.code).toBe("TICKET_REFUSED");
		expect((await link(request.linkToken, customer.password, jar)).status).toBe(200);
		expect((await link(request.linkToken, customer.password, jar)).body.code).toBe("TICKET_REFUSED");
	});

	test("is guessed no more often here than at the login", async () => {
		const { customer, jar, request } = await collision();
		const answers = [];
		for (let time = 0; time < 11; time += 1)
			answers.push((await link(request.linkToken, "wrong-password", jar)).status);
		expect(answers).toEqual([...Array(10).fill(401), 429]);
		expect((await link(request.linkToken, customer.password, jar)).status).toBe(429);
	});

	test("and an account that Google opened is not entered by a registration of its e-mail", async () => {
		const { email } = await signedIn();
		const registration = {
			email,
			firstName: "A",
			lastName: "B",
			phoneNumber: "+33612345678",
			password: "Sucre-candi-2026",
		};
		expect((await api("/auth/register", { body: registration })).body.code).toBe("EMAIL_TAKEN");
		expect((await api("/auth/login", { body: { email, password: "Sucre-candi-2026" } })).status).toBe(401);
	});
});

test("GET /settings says that this shop signs in with Google", async () => {
	expect((await api<{ googleSignIn: string }>("/settings")).body.googleSignIn).toBe("ready");
});
