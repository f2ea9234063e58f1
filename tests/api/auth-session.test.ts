import { createHmac } from "node:crypto";
import { sessionSchema, userSchema } from "@confiserie/domain/contract/auth";
import { ERRORS } from "@confiserie/domain/contract/error";
import { describe, expect, test } from "vitest";
import { DEMO } from "../../scripts/lib/demo";
import { secrets } from "../../scripts/lib/secrets";
import { adminToken, api, db, medusaToken, registerCustomer } from "../support/api";

const login = (email: unknown, password: unknown) => api("/auth/login", { method: "POST", body: { email, password } });

describe("POST /auth/login", () => {
	test("returns a token and the user's fields; case and spaces of the e-mail do not matter", async () => {
		const { email, password, user } = await registerCustomer();
		const { status, body } = await login(` ${email.toUpperCase()} `, password);
		expect(status).toBe(200);
		const { token, ...fields } = sessionSchema.strict().parse(body);
		expect(fields).toEqual(user);
		expect((await api("/auth/me", { token })).body).toEqual(user);
	});

	test("returns 401 'Email ou mot de passe incorrect' alike for a wrong password and an unknown e-mail", async () => {
		const { email, password } = await registerCustomer();
		const answers = [
			await login(email, `${password} `),
			await login(email, password.toLowerCase()),
			await login(`inconnu-${email}`, password),
			await login("pas une adresse", password),
			await login(email, "%"),
		];
		for (const { status, body } of answers) {
			expect(status).toBe(401);
			expect(body).toEqual({ code: "BAD_CREDENTIALS", message: "Email ou mot de passe incorrect" });
		}
	});

	test("takes as long for an unknown e-mail as for a wrong password", async () => {
		const { email } = await registerCustomer();
		const known: number[] = [];
		const unknown: number[] = [];
		// Alternately, so that a busy machine slows both; under the limit of failed attempts.
		for (let round = 0; round < 9; round += 1) {
			known.push(await timed(() => login(email, "wrong-password")));
			unknown.push(await timed(() => login(`inconnu-${round}-${email}`, "wrong-password")));
		}
		const ratio = median(unknown) / median(known);
		expect(ratio).toBeGreaterThan(0.5);
		expect(ratio).toBeLessThan(2);
	});

	test.each([
		[undefined, "x", "email", "Saisissez votre email."],
		["", "x", "email", "Saisissez votre email."],
		["   ", "x", "email", "Saisissez votre email."],
		["a@b.fr", undefined, "password", "Saisissez votre mot de passe."],
		["a@b.fr", "", "password", "Saisissez votre mot de passe."],
		["a@b.fr", "x".repeat(201), "password", "Deux cents caractères au plus."],
	])("requires email and password: %j / %s", async (email, password, field, message) => {
		const { status, body } = await login(email, password);
		expect(status).toBe(400);
		expect(body).toEqual({ code: "VALIDATION", message, field, errors: [{ field, message }] });
	});
});

describe("GET /auth/me", () => {
	test("returns the account as it is now", async () => {
		const { token, user } = await registerCustomer();
		await db().query("UPDATE customer SET first_name = 'Autre' WHERE id = $1", [user.id]);
		expect(userSchema.strict().parse((await api("/auth/me", { token })).body)).toEqual({ ...user, firstName: "Autre" });
	});

	test("returns 401 once the customer is deleted, and login too", async () => {
		const { token, user, email, password } = await registerCustomer();
		await db().query("UPDATE customer SET deleted_at = now() WHERE id = $1", [user.id]);
		expect((await api("/auth/me", { token })).status).toBe(401);
		expect((await login(email, password)).status).toBe(401);
	});

	test("returns 401 once the identity is gone", async () => {
		const { token, email } = await registerCustomer();
		await db().query(
			"DELETE FROM auth_identity WHERE id = (SELECT auth_identity_id FROM provider_identity WHERE entity_id = $1)",
			[email],
		);
		expect((await api("/auth/me", { token })).status).toBe(401);
	});
});

describe("the role", () => {
	test("of an administrator is ADMIN in login and me", async () => {
		const token = await adminToken();
		expect((await api("/auth/me", { token })).body).toMatchObject({ email: DEMO.administrator.email, role: "ADMIN" });
	});

	test("comes from the database at each call: granted and withdrawn under a token that stays the same", async () => {
		const { token, email } = await registerCustomer();
		const role = async () => userSchema.parse((await api("/auth/me", { token })).body).role;
		expect(await role()).toBe("CUSTOMER");
		const user = `user_${Date.now()}`;
		await db().query('INSERT INTO "user" (id, email) VALUES ($1, $2)', [user, email]);
		await db().query(
			`UPDATE auth_identity SET app_metadata = app_metadata || jsonb_build_object('user_id', $2::text)
			WHERE id = (SELECT auth_identity_id FROM provider_identity WHERE entity_id = $1)`,
			[email, user],
		);
		expect(await role()).toBe("ADMIN");
		await db().query('UPDATE "user" SET deleted_at = now() WHERE id = $1', [user]);
		expect(await role()).toBe("CUSTOMER");
	});
});

describe("a token", () => {
	test("is a JWT that expires after ninety days, the longest session, and says nothing of roles", async () => {
		const { header, content } = await anIssuedToken();
		expect(header).toEqual({ alg: "HS256", typ: "JWT" });
		expect(content.exp - content.iat).toBe(90 * 24 * 60 * 60);
		expect(JSON.stringify(content)).not.toMatch(/role|admin/i);
	});

	test("made here with the shop's own secret is accepted, so that the refusals below prove something", async () => {
		const { content } = await anIssuedToken();
		expect((await api("/auth/me", { token: signed(content) })).status).toBe(200);
	});

	const hour = 3600;
	test.each<[string, (content: TokenContent) => string]>([
		["signed with another secret", (content) => signed(content, { secret: "x".repeat(64) })],
		["signed with HS512", (content) => signed(content, { alg: "HS512" })],
		["signed with HS384", (content) => signed(content, { alg: "HS384" })],
		["said to be RS256", (content) => signed(content, { alg: "RS256" })],
		["without signature (alg none)", (content) => `${part({ alg: "none" })}.${part(content)}.`],
		["said to be alg None, signed", (content) => signed(content, { alg: "None" })],
		["expired", (content) => signed({ ...content, iat: content.iat - 2 * hour, exp: content.iat - hour })],
		["without expiry", ({ exp: _, ...content }) => signed(content)],
		["that expires in a text", (content) => signed({ ...content, exp: String(content.exp) })],
		[
			"older than ninety days with a far expiry",
			(content) => signed({ ...content, iat: content.iat - 91 * 24 * hour, exp: content.exp * 2 }),
		],
		["for another audience", (content) => signed({ ...content, aud: "other" })],
		["without audience", ({ aud: _, ...content }) => signed(content)],
		["of another issuer", (content) => signed({ ...content, iss: "other" })],
		["of a Medusa user", (content) => signed({ ...content, actor_type: "user" })],
		["of another customer's identity", (content) => signed({ ...content, actor_id: "cus_other" })],
		["of an unknown identity", (content) => signed({ ...content, auth_identity_id: "authid_other" })],
		["without session", ({ sid: _, ...content }) => signed(content)],
		["of a session that never was", (content) => signed({ ...content, sid: "acses_other" })],
		["with an object for a session", (content) => signed({ ...content, sid: { $ne: "" } })],
		["with an injection for a session", (content) => signed({ ...content, sid: "' OR 1=1 --" })],
		["with an injection for an identity", (content) => signed({ ...content, auth_identity_id: "' OR 1=1 --" })],
		["with a NUL in the identity", (content) => signed({ ...content, auth_identity_id: "a\u0000" })],
		["of two parts", (content) => signed(content).split(".").slice(0, 2).join(".")],
		["of four parts", (content) => `${signed(content)}.x`],
		["with one bit of the signature changed", (content) => flipped(signed(content), -10)],
		["with one bit of the content changed", (content) => flipped(signed(content), 60)],
		["that is no token", () => "aaa.bbb.ccc"],
		["that is huge", () => "a".repeat(8000)],
	])("%s returns 401", async (_name, forge) => {
		const { content } = await anIssuedToken();
		const { status, body } = await api("/auth/me", { token: forge(content) });
		expect(status).toBe(401);
		expect(body).toEqual({ code: "UNAUTHENTICATED", message: ERRORS.UNAUTHENTICATED.message });
	});

	test("of Medusa Admin does not open /api", async () => {
		expect((await api("/auth/me", { token: await medusaToken() })).status).toBe(401);
	});

	test.each(["Basic abc", "Bearer", "Bearer ", "bearer  x", "Token x"])(
		"is not read from 'Authorization: %s'",
		async (value) => {
			expect((await api("/auth/me", { headers: { authorization: value } })).status).toBe(401);
		},
	);
});

interface TokenContent {
	iat: number;
	exp: number;
	[claim: string]: unknown;
}

async function anIssuedToken(): Promise<{ header: object; content: TokenContent }> {
	const { token } = await registerCustomer();
	const [header = "", content = ""] = token.split(".").map((text) => Buffer.from(text, "base64url").toString());
	return { header: JSON.parse(header), content: JSON.parse(content) };
}

/** Signs as jsonwebtoken would, without its refusals. */
function signed(content: object, { alg = "HS256", secret = secrets().jwtSecret } = {}): string {
	const unsigned = `${part({ alg, typ: "JWT" })}.${part(content)}`;
	const hash = alg === "HS512" ? "sha512" : alg === "HS384" ? "sha384" : "sha256";
	return `${unsigned}.${createHmac(hash, secret).update(unsigned).digest("base64url")}`;
}

function part(value: object): string {
	return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function flipped(token: string, at: number): string {
	const index = at < 0 ? token.length + at : at;
	return token.slice(0, index) + (token[index] === "A" ? "B" : "A") + token.slice(index + 1);
}

async function timed(action: () => Promise<unknown>): Promise<number> {
	const start = performance.now();
	await action();
	return performance.now() - start;
}

function median(values: number[]): number {
	return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
