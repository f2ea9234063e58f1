import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { api, db, engine, login, registerCustomer } from "../support/api";
import { atGoogle, googleClaims, signInAtGoogle } from "../support/google";
import { mailCount, mailedTo, mailedToken } from "../support/mailed";
import { newAdministrator } from "../support/staff";

const NEW = "Berlingot-citron-2026";
const forgotten = (email: string) => api("/auth/password/forgotten", { body: { email } });
const reset = (token: string, password = NEW) => api("/auth/password/reset", { body: { token, password } });
const change = (token: string, body: object) => api("/auth/password", { method: "PUT", body, token });
const statusOf = async (token: string) => (await api("/auth/me", { token })).status;
const linkTo = (email: string) => mailedToken(email, "password-reset", "/reset-password");
const signIn = (email: string, password: string) => api("/auth/login", { body: { email, password } });

describe("forgotten password", () => {
	test("returns the same for an e-mail with and without an account, and mails to the first alone", async () => {
		const { email } = await registerCustomer();
		const stranger = `inconnu-${randomUUID()}@exemple.fr`;
		const answers = [await forgotten(email.toUpperCase()), await forgotten(stranger)];
		for (const { status, body } of answers) expect([status, body]).toEqual([202, ""]);
		await mailedTo(email, "password-reset");
		expect(await mailCount(stranger, "password-reset")).toBe(0);
	});

	test("the link sets a password once, ends every session, and a mail says so", async () => {
		const { email, password, token } = await registerCustomer();
		await forgotten(email);
		const link = await linkTo(email);
		expect((await reset(link)).status).toBe(204);
		expect(await statusOf(token)).toBe(401);
		expect((await signIn(email, password)).status).toBe(401);
		expect((await signIn(email, NEW)).status).toBe(200);
		expect(await mailCount(email, "password-changed")).toBe(1);
		const again = await reset(link, "Autre-mot-de-passe-7");
		expect([again.status, again.body.code]).toEqual([400, "LINK_REFUSED"]);
		expect((await signIn(email, NEW)).status).toBe(200);
	});

	test("the link is used once also when it is followed ten times at once", async () => {
		const { email } = await registerCustomer();
		await forgotten(email);
		const link = await linkTo(email);
		const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(link, `${NEW}-${index}`)));
		expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(400)]);
		expect(await mailCount(email, "password-changed")).toBe(1);
	});

	test("the link lives one hour", async () => {
		const { email, password } = await registerCustomer();
		await forgotten(email);
		const link = await linkTo(email);
		const expire = (ago: string) =>
			db().query(
				`UPDATE account_ticket SET expires_at = expires_at - $2::interval WHERE identity_id =
				(SELECT auth_identity_id FROM provider_identity WHERE entity_id = $1)`,
				[email, ago],
			);
		await expire("61 minutes");
		expect((await reset(link)).body.code).toBe("LINK_REFUSED");
		await login({ email, password });
	});

	test("a change of the password ends the links that were mailed before", async () => {
		const { email, password, token } = await registerCustomer();
		await forgotten(email);
		const link = await linkTo(email);
		expect((await change(token, { currentPassword: password, newPassword: NEW })).status).toBe(204);
		expect((await reset(link, "Autre-mot-de-passe-7")).body.code).toBe("LINK_REFUSED");
	});

	test("gives an account that Google opened its first password", async () => {
		const claims = googleClaims();
		await atGoogle({ claims });
		const { jar, page } = await signInAtGoogle();
		const { body } = await api<{ token: string }>("/auth/ticket", {
			body: { token: page.searchParams.get("token") },
			headers: jar.header,
		});
		const before = await api<object>("/auth/security", { token: body.token });
		expect(before.body).toEqual({ hasPassword: false, hasGoogle: true, otherSessions: 0, pendingEmail: null });
		const none = await change(body.token, { currentPassword: "x", newPassword: NEW });
		expect(none.body.code).toBe("WRONG_PASSWORD");
		await forgotten(claims.email);
		expect((await reset(await linkTo(claims.email))).status).toBe(204);
		const { body: session } = await api<{ token: string }>("/auth/login", {
			body: { email: claims.email, password: NEW },
		});
		const after = await api<object>("/auth/security", { token: session.token });
		expect(after.body).toMatchObject({ hasPassword: true, hasGoogle: true });
	});

	test("mails at most five links an hour for one e-mail, with or without an account", async () => {
		const { email } = await registerCustomer();
		for (const asked of [email, `inconnu-${randomUUID()}@exemple.fr`]) {
			const answers = [];
			for (let time = 0; time < 6; time += 1) answers.push((await forgotten(asked)).status);
			expect(answers).toEqual([...Array(5).fill(202), 429]);
		}
		await mailedTo(email, "password-reset");
	});

	test.each([
		[{ token: "x", password: "court" }, "password", "Le mot de passe doit contenir au moins 8 caractères"],
		[{ token: "", password: NEW }, "token", "Ce lien est incomplet."],
		[{ password: NEW }, "token", "Ce lien est incomplet."],
	])("%j returns 400", async (body, field, message) => {
		const answer = await api("/auth/password/reset", { body });
		expect(answer.status).toBe(400);
		expect(answer.body).toMatchObject({ code: "VALIDATION", field, message });
	});

	test("the token is stored as a hash", async () => {
		const { email } = await registerCustomer();
		await forgotten(email);
		const link = await linkTo(email);
		const { rowCount } = await db().query(
			"SELECT 1 FROM account_ticket WHERE hash = $1 OR data::text LIKE '%' || $1 || '%'",
			[link],
		);
		expect(rowCount).toBe(0);
	});
});

describe("PUT /auth/password", () => {
	test("requires the current password, and ends every session but this one at once", async () => {
		const { email, password, token } = await registerCustomer();
		const elsewhere = await login({ email, password });
		expect((await change(token, { currentPassword: password, newPassword: NEW })).status).toBe(204);
		expect(await statusOf(elsewhere)).toBe(401);
		expect(await statusOf(token)).toBe(200);
		expect((await signIn(email, password)).status).toBe(401);
		expect((await signIn(email, NEW)).status).toBe(200);
		expect(await mailCount(email, "password-changed")).toBe(1);
	});

	test("a wrong current password returns 400, leaves the session open, and counts as a failed sign-in", async () => {
		const { email, password, token } = await registerCustomer();
		const wrong = { currentPassword: "wrong-password", newPassword: NEW };
		const first = await change(token, wrong);
		expect(first.status).toBe(400);
		expect(first.body).toMatchObject({ code: "WRONG_PASSWORD", field: "currentPassword" });
		for (let time = 0; time < 9; time += 1) await change(token, wrong);
		expect((await change(token, { currentPassword: password, newPassword: NEW })).status).toBe(429);
		expect((await signIn(email, password)).status).toBe(429);
		expect(await statusOf(token)).toBe(200);
	});

	test("a sign-in that is under way while the password changes leaves no session", async () => {
		const { email, password, token } = await registerCustomer();
		const [changed, ...signIns] = await Promise.all([
			change(token, { currentPassword: password, newPassword: NEW }),
			...Array.from({ length: 8 }, () => api<{ token?: string }>("/auth/login", { body: { email, password } })),
		]);
		expect(changed.status).toBe(204);
		for (const { status, body } of signIns) {
			if (status === 200) expect(await statusOf(body.token ?? "")).toBe(401);
			else expect(status).toBe(401);
		}
	});

	test("serves Medusa Admin's sign-in too: one password for both doors", async () => {
		const { email, password, token } = await newAdministrator();
		await change(token, { currentPassword: password, newPassword: NEW });
		const { status } = await engine("/auth/user/emailpass", { body: { email, password: NEW } });
		expect(status).toBe(200);
		expect((await engine("/auth/user/emailpass", { body: { email, password } })).status).toBe(401);
	});
});
