import { randomUUID } from "node:crypto";
import type { AccountSecurity } from "@confiserie/domain/contract/account";
import { describe, expect, test } from "vitest";
import { api, db, login, registerCustomer } from "../support/api";
import { mailCount, mailedTo, mailedToken } from "../support/mailed";

const newAddress = () => `nouvelle-${randomUUID()}@exemple.fr`;
const ask = (token: string, body: object) => api("/auth/email", { body, token });
const confirm = (token: string) => api<{ code?: string; email?: string }>("/auth/email/confirm", { body: { token } });
const linkTo = (email: string) => mailedToken(email, "email-change-confirm", "/confirm-email");
const security = async (token: string) => (await api<AccountSecurity>("/auth/security", { token })).body;

describe("PUT /auth/name", () => {
	test("changes first and last name", async () => {
		const { token, user } = await registerCustomer();
		const { status, body } = await api("/auth/name", {
			method: "PUT",
			body: { firstName: " Anaïs ", lastName: "O'Berlingot" },
			token,
		});
		expect(status).toBe(200);
		expect(body).toEqual({ ...user, firstName: "Anaïs", lastName: "O'Berlingot" });
		expect((await api("/auth/me", { token })).body).toEqual(body);
	});

	test("wants both: 'Le nom et le prénom sont requis'", async () => {
		const { token } = await registerCustomer();
		const { status, body } = await api("/auth/name", { method: "PUT", body: { firstName: " ", lastName: "X" }, token });
		expect([status, body.field, body.message]).toEqual([400, "firstName", "Le nom et le prénom sont requis"]);
	});
});

describe("a new e-mail address", () => {
	test("takes effect once its link was followed, for sign-in and account; other sessions end, the old address is notified", async () => {
		const { token, email: old, password, user } = await registerCustomer();
		const elsewhere = await login({ email: old, password });
		const email = newAddress();
		expect((await ask(token, { email: email.toUpperCase(), password })).status).toBe(202);
		expect((await security(token)).pendingEmail).toBe(email);
		for (const open of [token, elsewhere])
			expect((await api<{ email: string }>("/auth/me", { token: open })).body.email).toBe(old);
		const { status, body } = await confirm(await linkTo(email));
		expect(status).toBe(200);
		expect(body).toEqual({ accountId: user.id, email });
		expect((await api("/auth/me", { token })).body).toEqual({ ...user, email });
		expect((await api("/auth/me", { token: elsewhere })).status).toBe(401);
		expect((await security(token)).pendingEmail).toBeNull();
		await login({ email, password });
		expect((await api("/auth/login", { body: { email: old, password } })).status).toBe(401);
		expect(await mailedTo(old, "email-changed-notice")).toContain(email);
	});

	test("moves the administrator of Medusa Admin along", async () => {
		const { token, email: old, password } = await registerCustomer();
		const userId = `user_${randomUUID()}`;
		await db().query(`INSERT INTO "user" (id, email) VALUES ($1, $2)`, [userId, old]);
		await db().query(
			`UPDATE auth_identity SET app_metadata = app_metadata || jsonb_build_object('user_id', $2::text)
			WHERE id = (SELECT auth_identity_id FROM provider_identity WHERE entity_id = $1)`,
			[old, userId],
		);
		const email = newAddress();
		await ask(token, { email, password });
		expect((await confirm(await linkTo(email))).status).toBe(200);
		expect((await db().query(`SELECT email FROM "user" WHERE id = $1`, [userId])).rows).toEqual([{ email }]);
	});

	test("needs the password, and leaves the session alone when it is wrong", async () => {
		const { token } = await registerCustomer();
		const email = newAddress();
		for (const password of [undefined, "wrong-password"]) {
			const { status, body } = await ask(token, { email, password });
			expect([status, body.code, body.field]).toEqual([400, "WRONG_PASSWORD", "password"]);
		}
		expect(await mailCount(email, "email-change-confirm")).toBe(0);
		expect((await api("/auth/me", { token })).status).toBe(200);
	});

	test("that has an account is refused: at once, and when it is registered before the link is followed", async () => {
		const { token, email: own, password } = await registerCustomer();
		const other = await registerCustomer();
		const { status, body } = await ask(token, { email: other.email, password });
		expect([status, body.code]).toEqual([409, "EMAIL_TAKEN"]);
		const email = newAddress();
		await ask(token, { email, password });
		const link = await linkTo(email);
		await registerCustomer({ email });
		expect((await confirm(link)).body.code).toBe("EMAIL_TAKEN");
		expect((await api<{ email: string }>("/auth/me", { token })).body.email).toBe(own);
	});

	test("asked for twice: the first link ends; a link serves once and one hour", async () => {
		const { token, password } = await registerCustomer();
		const [first, second] = [newAddress(), newAddress()];
		await ask(token, { email: first, password });
		await ask(token, { email: second, password });
		expect((await confirm(await linkTo(first))).body.code).toBe("LINK_REFUSED");
		const link = await linkTo(second);
		await db().query(
			"UPDATE account_ticket SET expires_at = expires_at - interval '61 minutes' WHERE data ->> 'email' = $1",
			[second],
		);
		expect((await confirm(link)).body.code).toBe("LINK_REFUSED");
		await ask(token, { email: second, password });
		const fresh = await linkTo(second);
		expect((await confirm(fresh)).status).toBe(200);
		expect((await confirm(fresh)).body.code).toBe("LINK_REFUSED");
	});

	test("a token of one kind is no token of another", async () => {
		const { token, password } = await registerCustomer();
		const email = newAddress();
		await ask(token, { email, password });
		const link = await linkTo(email);
		const reset = await api("/auth/password/reset", { body: { token: link, password: "Berlingot-citron-2026" } });
		expect(reset.body.code).toBe("LINK_REFUSED");
		expect((await api("/auth/ticket", { body: { token: link } })).body.code).toBe("TICKET_REFUSED");
		expect((await confirm(link)).status).toBe(200);
	});
});

test("GET /auth/security counts the other sessions and names the ways in", async () => {
	const { token, email, password } = await registerCustomer();
	await login({ email, password });
	await login({ email, password });
	expect(await security(token)).toEqual({ hasPassword: true, hasGoogle: false, otherSessions: 2, pendingEmail: null });
});
