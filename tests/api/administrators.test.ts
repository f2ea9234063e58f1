import { randomUUID } from "node:crypto";
import type { Session } from "@confiserie/domain/contract/auth";
import { afterAll, describe, expect, test } from "vitest";
import {
	createAdministrator,
	promoteAdministrator,
	revokeAdministrator,
} from "../../backend/src/modules/customers/accounts/administrators";
import { api, db, engine, login, registerCustomer } from "../support/api";
import { mailedToken } from "../support/mailed";
import { openPool } from "../support/order-context";
import { invite, me, newAdministrator, registerInMedusa, signInToMedusa } from "../support/staff";

const pool = openPool(4);
afterAll(() => pool.destroy());

const BY = { customerId: "shop-command", email: "ligne de commande" };
const PRINTED = { by: BY, mailsLink: false };
const PASSWORD = "Berlingot-neuf-2026";
const stranger = () => `patron-${randomUUID()}@exemple.fr`;
const named = (email: string) => ({ email, firstName: "Alix", lastName: null });
const secretOf = (path = "") => path.replace("/reset-password?token=", "");
const choose = (token: string, password = PASSWORD) => api("/auth/password/reset", { body: { token, password } });

/** Whether an e-mail and a password enter the back office, and Medusa Admin. */
async function entrances(email: string, password: string): Promise<[boolean, boolean]> {
	const { body } = await api<Session>("/auth/login", { body: { email, password } });
	const { status } = await api("/admin/dashboard", { token: body.token });
	const token = await signInToMedusa({ email, password });
	return [status === 200, token !== undefined && (await me({ token })) === 200];
}

async function actsOn(email: string): Promise<string[]> {
	const { rows } = await db().query<{ action: string }>(
		"select action from admin_audit where label = $1 and actor_email = $2 order by id",
		[email, BY.email],
	);
	return rows.map(({ action }) => action);
}

describe("admin create", () => {
	test("one identity for /admin and Medusa Admin, password set by a one-time link that is stored as a hash", async () => {
		const email = stranger();
		const { outcome, path } = await createAdministrator(pool, named(email), PRINTED);
		expect(outcome).toBe("CREATED");
		const stored = await db().query("select 1 from account_ticket where hash = $1 or data::text like $2", [
			secretOf(path),
			`%${secretOf(path)}%`,
		]);
		expect(stored.rowCount).toBe(0);
		expect((await choose(secretOf(path))).status).toBe(204);
		expect(await entrances(email, PASSWORD)).toEqual([true, true]);
		const again = await choose(secretOf(path), "Autre-mot-de-passe-7");
		expect([again.status, again.body.code]).toEqual([400, "LINK_REFUSED"]);
		expect(await actsOn(email)).toEqual(["administrator.created"]);
	});

	test("the link expires", async () => {
		const email = stranger();
		const { path } = await createAdministrator(pool, named(email), PRINTED);
		await db().query(
			`update account_ticket set expires_at = expires_at - interval '61 minutes' where identity_id = (
				select id from auth_identity where app_metadata ->> 'customer_id' = (select id from customer where email = $1))`,
			[email],
		);
		expect((await choose(secretOf(path))).body.code).toBe("LINK_REFUSED");
		expect(await entrances(email, PASSWORD)).toEqual([false, false]);
	});

	test("the link is mailed when mail is configured, and renewed by a second call", async () => {
		const email = stranger();
		const mailed = { by: BY, mailsLink: true };
		expect((await createAdministrator(pool, named(email), mailed)).path).toBeUndefined();
		expect((await createAdministrator(pool, named(email), mailed)).outcome).toBe("KNOWN");
		// A mail of its own has the shop send what is due at once, not with the minute.
		await api("/auth/password/forgotten", { body: { email: (await registerCustomer()).email } });
		expect((await choose(await mailedToken(email, "administrator-link", "/reset-password"))).status).toBe(204);
		expect(await entrances(email, PASSWORD)).toEqual([true, true]);
		expect(await actsOn(email)).toEqual(["administrator.created"]);
	});

	test("who has only an account of Medusa Admin gets one in the shop, under the password that they have", async () => {
		const account = { email: stranger(), password: "Nougat-tendre-2026" };
		const token = await invite(account.email);
		const invited = await registerInMedusa(account);
		await engine(`/admin/invites/accept?token=${token}`, {
			body: { email: account.email, first_name: "Inès", last_name: "Invitée" },
			token: invited,
		});
		expect(await entrances(account.email, account.password)).toEqual([false, true]);
		await createAdministrator(pool, named(account.email), PRINTED);
		expect(await entrances(account.email, account.password)).toEqual([true, true]);
	});

	test("an e-mail with an abandoned registration is accepted", async () => {
		const email = stranger();
		await invite(email);
		await registerInMedusa({ email, password: "Tentative-oubliee-1" });
		const { path } = await createAdministrator(pool, named(email), PRINTED);
		expect((await choose(secretOf(path))).status).toBe(204);
		expect(await entrances(email, PASSWORD)).toEqual([true, true]);
		expect(await signInToMedusa({ email, password: "Tentative-oubliee-1" })).toBeUndefined();
	});

	test("a customer is not made an administrator by it", async () => {
		const { email, password } = await registerCustomer();
		await expect(createAdministrator(pool, named(email), PRINTED)).rejects.toMatchObject({ code: "EMAIL_TAKEN" });
		expect(await entrances(email, password)).toEqual([false, false]);
	});
});

describe("admin promote", () => {
	test("an existing customer's account enters both by the password that it has", async () => {
		const { email, password } = await registerCustomer();
		expect(await promoteAdministrator(pool, email, PRINTED)).toEqual({
			outcome: "PROMOTED",
			needsPassword: false,
		});
		expect(await entrances(email, password)).toEqual([true, true]);
		expect((await promoteAdministrator(pool, email, PRINTED)).outcome).toBe("KNOWN");
		expect(await actsOn(email)).toEqual(["administrator.promoted"]);
	});

	test("one that only Google opens gets a link to a first password", async () => {
		const { email } = await registerCustomer();
		await db().query("update provider_identity set provider = 'google' where entity_id = $1", [email]);
		const { path } = await promoteAdministrator(pool, email, PRINTED);
		expect((await choose(secretOf(path))).status).toBe(204);
		expect(await entrances(email, PASSWORD)).toEqual([true, true]);
	});

	test("an e-mail without an account is not promoted", async () => {
		await expect(promoteAdministrator(pool, stranger(), PRINTED)).rejects.toMatchObject({ code: "CUSTOMER_NOT_FOUND" });
	});
});

describe("admin revoke", () => {
	test("takes both entrances away and ends the sessions of both; the customer's account stays", async () => {
		const administrator = await newAdministrator();
		const token = (await signInToMedusa(administrator)) ?? "";
		expect((await api("/admin/dashboard", { token: administrator.token })).status).toBe(200);
		await revokeAdministrator(pool, administrator.email, BY, false);
		expect((await api("/admin/dashboard", { token: administrator.token })).status).toBe(401);
		expect(await me({ token })).toBe(401);
		expect(await entrances(administrator.email, administrator.password)).toEqual([false, false]);
		expect(await login(administrator)).toBeTruthy();
		expect(await actsOn(administrator.email)).toEqual(["administrator.revoked"]);
		await promoteAdministrator(pool, administrator.email, PRINTED);
		expect(await entrances(administrator.email, administrator.password)).toEqual([true, true]);
	});

	test("ends the links and invitations under the e-mail", async () => {
		const email = stranger();
		const { path } = await createAdministrator(pool, named(email), PRINTED);
		const token = await invite(`bis-${email}`);
		await db().query("update invite set email = $1 where email = $2", [email, `bis-${email}`]);
		await revokeAdministrator(pool, email, BY, false);
		expect((await choose(secretOf(path))).body.code).toBe("LINK_REFUSED");
		const refused = await engine("/auth/user/emailpass/register", { body: { email, password: PASSWORD }, token });
		expect(refused.body.code).toBe("INVITATION_MISSING");
	});

	test("the last administrator cannot be revoked without --force", async () => {
		const { email, userId } = await newAdministrator();
		const attempt = pool.transaction(async (sql) => {
			await sql.raw(`update "user" set deleted_at = now() where id <> ?`, [userId]);
			// The functions ask for a pool and begin a transaction, here within this one.
			const inside = sql as unknown as typeof pool;
			await expect(revokeAdministrator(inside, email, BY, false)).rejects.toMatchObject({ code: "FORBIDDEN" });
			await revokeAdministrator(inside, email, BY, true);
			throw new Error("undone");
		});
		await expect(attempt).rejects.toThrow("undone");
		expect(await entrances(email, "Sucre-candi-2026")).toEqual([true, true]);
	});

	test("other users are not revoked", async () => {
		const { email } = await registerCustomer();
		await expect(revokeAdministrator(pool, email, BY, false)).rejects.toMatchObject({ code: "NOT_FOUND" });
	});
});
