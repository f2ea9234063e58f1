import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { api, db, engine, login, medusaToken, registerCustomer } from "../support/api";
import { mailCount, mailedTo, mailedToken } from "../support/mailed";
import { eventually } from "../support/ordering";
import { invite, me, newAdministrator, openCookie, registerInMedusa, signInToMedusa } from "../support/staff";

const NEW_PASSWORD = "Berlingot-neuf-2026";

describe("Medusa Admin's forgotten password", () => {
	const forgotten = (identifier: string) => engine("/auth/user/emailpass/reset-password", { body: { identifier } });
	const update = (token: string, password = NEW_PASSWORD) =>
		engine("/auth/user/emailpass/update", { body: { password }, token });
	const linkTo = (email: string) => mailedToken(email, "staff-password-reset", "/app/reset-password");

	test("mails a link that sets the one password of both doors, once, and ends every session", async () => {
		const administrator = await newAdministrator();
		const { email, password } = administrator;
		const token = (await signInToMedusa(administrator)) ?? "";
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
		expect(await signInToMedusa({ email, password })).toBeUndefined();
		expect(await me({ token: (await signInToMedusa({ email, password: NEW_PASSWORD })) ?? "" })).toBe(200);
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
		expect(await signInToMedusa({ email, password: NEW_PASSWORD })).toBeTruthy();
	});

	test("returns alike for an unknown e-mail and a customer's, and mails neither", async () => {
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
		expect((await update(await medusaToken())).body.code).toBe("LINK_REFUSED");
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
		expect((await accept(await registerInMedusa(account), inviteToken, account.email)).status).toBe(200);
		expect(await me({ token: (await signInToMedusa(account)) ?? "" })).toBe(200);
	});

	test("is accepted by an account of the shop with its own password", async () => {
		const { email, password } = await registerCustomer();
		expect(await signInToMedusa({ email, password })).toBeUndefined();
		const inviteToken = await invite(email);
		const refused = await engine("/auth/user/emailpass/register", { body: { email, password } });
		// The page of the invitation signs in instead when it reads this.
		expect([refused.status, refused.body.message]).toEqual([401, "Identity with email already exists"]);
		const token = (await signInToMedusa({ email, password })) ?? "";
		const { status, headers } = await openCookie(token);
		expect([status, headers.get("set-cookie")]).toEqual([200, null]);
		expect(await me({ token })).toBe(401);
		expect((await accept(token, inviteToken, email)).status).toBe(200);
		expect(await me({ token: (await signInToMedusa({ email, password })) ?? "" })).toBe(200);
		await login({ email, password });
	});

	test("is what a registration in Medusa needs", async () => {
		const { status, body } = await engine("/auth/user/emailpass/register", {
			body: { email: `inconnu-${randomUUID()}@exemple.fr`, password: NEW_PASSWORD },
		});
		expect([status, body.code]).toEqual([400, "INVITATION_MISSING"]);
	});
});
