import { randomUUID } from "node:crypto";
import type { StaffRole } from "@confiserie/domain/accounts/account";
import type { Session } from "@confiserie/domain/contract/auth";
import type { ChannelKey, IssuedKey } from "@confiserie/domain/contract/channel-keys";
import type { StaffRemoved, StaffTeam } from "@confiserie/domain/contract/staff";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeRole, removeMember } from "../../backend/src/modules/customers/accounts/team";
import { api, db, engine, login, registerCustomer } from "../support/api";
import { newChannel } from "../support/channels";
import { mailedToken } from "../support/mailed";
import { openPool } from "../support/order-context";
import { me, newAdministrator, signInToMedusa } from "../support/staff";

const pool = openPool(2);
afterAll(() => pool.destroy());

let owner: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
	owner = await newAdministrator();
});

const PASSWORD = "Berlingot-neuf-2026";
const stranger = () => `equipe-${randomUUID()}@exemple.fr`;
const team = async () => (await api<StaffTeam>("/admin/staff", { token: owner.token })).body;
const invite = (email: string, role = "orders") =>
	api<StaffTeam>("/admin/staff/invitations", { token: owner.token, body: { email, role } });
const invitationOf = (email: string) => async () => (await team()).invitations.find((one) => one.email === email);
const linkOf = async (email: string) => {
	// A mail of its own has the shop send what is due at once, not with the minute.
	await api("/auth/password/forgotten", { body: { email: (await registerCustomer()).email } });
	return mailedToken(email, "staff-invitation", "/invitation");
};
const NAME = { firstName: "Ève", lastName: "Dragée" };
const accept = (token: string, names: Partial<typeof NAME> = NAME) =>
	api("/auth/password/reset", { body: { token, password: PASSWORD, ...names } });

/** The role with which an e-mail and a password enter the back office, and whether they enter Medusa Admin. */
async function entrances(email: string, password = PASSWORD): Promise<[string | null | undefined, boolean]> {
	const { body } = await api<Session>("/auth/login", { body: { email, password } });
	const token = await signInToMedusa({ email, password });
	return [body.staffRole, token !== undefined && (await me({ token })) === 200];
}

describe("an invitation", () => {
	test("by an owner: a link stored as a hash, for seven days; the invited sets a password and has one identity for both", async () => {
		const email = stranger();
		const invited = await invite(email, "accounting");
		expect(invited.status).toBe(201);
		const pending = invited.body.invitations.find((one) => one.email === email);
		expect(pending).toMatchObject({ role: "accounting", invitedBy: owner.email });
		const days = (Date.parse(pending?.expiresAt ?? "") - Date.now()) / 86_400_000;
		expect(Math.round(days)).toBe(7);
		const secret = await linkOf(email);
		const stored = await db().query("select 1 from account_ticket where hash = $1 or data::text like $2", [
			secret,
			`%${secret}%`,
		]);
		expect(stored.rowCount).toBe(0);
		expect(await entrances(email)).toEqual([undefined, false]);
		const nameless = await accept(secret, { lastName: "Dragée" });
		expect([nameless.status, nameless.body]).toEqual([
			400,
			expect.objectContaining({ field: "firstName", message: "Le nom et le prénom sont requis" }),
		]);
		expect((await accept(secret)).status).toBe(204);
		expect((await team()).members.find((member) => member.email === email)).toMatchObject(NAME);
		expect(await entrances(email)).toEqual(["accounting", true]);
		expect((await accept(secret)).body.code).toBe("LINK_REFUSED");
		expect(await invitationOf(email)()).toBeUndefined();
		expect((await invite(email)).body).toMatchObject({ code: "ALREADY_MEMBER" });
	});

	test("of a customer: the account stays, its password and sessions end with the link, not before", async () => {
		const customer = await registerCustomer();
		await invite(customer.email, "catalogue");
		expect((await api("/auth/me", { token: customer.token })).status).toBe(200);
		expect((await accept(await linkOf(customer.email), {})).status).toBe(204);
		expect((await api("/auth/me", { token: customer.token })).status).toBe(401);
		const session = await login({ email: customer.email, password: PASSWORD });
		expect((await api("/auth/me", { token: session })).body).toMatchObject({
			id: customer.user.id,
			staffRole: "catalogue",
		});
	});

	test("withdrawn or sent again, its link opens nothing", async () => {
		const email = stranger();
		await invite(email);
		const first = await linkOf(email);
		const { id } = (await invitationOf(email)()) ?? { id: "" };
		expect((await api(`/admin/staff/invitations/${id}/resend`, { method: "POST", token: owner.token })).status).toBe(
			200,
		);
		expect((await accept(first)).body.code).toBe("LINK_REFUSED");
		expect(await invitationOf(email)()).toMatchObject({ id, role: "orders" });
		expect((await api(`/admin/staff/invitations/${id}`, { method: "DELETE", token: owner.token })).status).toBe(200);
		const again = await api(`/admin/staff/invitations/${id}`, { method: "DELETE", token: owner.token });
		expect([again.status, again.body.code]).toEqual([404, "INVITATION_NOT_FOUND"]);
		expect(await entrances(email)).toEqual([undefined, false]);
	});

	test("ends with its sender's right, also when they have another e-mail by then", async () => {
		const sender = await newAdministrator();
		const [email, moved] = [stranger(), stranger()];
		await api("/admin/staff/invitations", { token: sender.token, body: { email, role: "owner" } });
		await api("/auth/email", { token: sender.token, body: { email: moved, password: sender.password } });
		const token = await mailedToken(moved, "email-change-confirm", "/confirm-email");
		expect((await api("/auth/email/confirm", { body: { token } })).status).toBe(200);
		expect(await invitationOf(email)()).toMatchObject({ invitedBy: sender.email });
		expect((await api(`/admin/staff/${sender.userId}`, { method: "DELETE", token: owner.token })).status).toBe(200);
		expect(await invitationOf(email)()).toBeUndefined();
	});
});

describe("a member", () => {
	test("gets another role from the next call on, in the log from what to what", async () => {
		const member = await newAdministrator("readonly");
		const change = await api<StaffTeam>(`/admin/staff/${member.userId}/role`, {
			method: "PUT",
			token: owner.token,
			body: { role: "orders" },
		});
		expect(change.body.members.find(({ id }) => id === member.userId)?.role).toBe("orders");
		expect((await api("/auth/me", { token: member.token })).body).toMatchObject({ staffRole: "orders" });
		const { rows } = await db().query("select changes from admin_audit where label = $1 and action = $2", [
			member.email,
			"staff.role-changed",
		]);
		expect(rows).toEqual([{ changes: { role: { from: "readonly", to: "orders" } } }]);
	});

	test("a removed member loses every session of both, but not the customer account; the keys they issued end and are listed", async () => {
		const member = await newAdministrator();
		const token = (await signInToMedusa(member)) ?? "";
		const { rows } = await db().query<{ id: string }>("select id from sales_channel where deleted_at is null limit 1");
		const channelId = rows[0]?.id;
		const issued = await api<IssuedKey>(`/admin/channels/${channelId}/keys`, {
			token: member.token,
			body: { name: "Caisse du marché", scopes: ["stock:read"] },
		});
		expect(issued.status).toBe(201);
		const removed = await api<StaffRemoved>(`/admin/staff/${member.userId}`, { method: "DELETE", token: owner.token });
		expect(removed.body.keys).toEqual([
			{ id: issued.body.id, channelId, name: "Caisse du marché", prefix: expect.stringMatching(/^ck_/) },
		]);
		const { status, body } = await api("/channel/stock", { token: issued.body.key });
		expect([status, body.code]).toEqual([403, "SCOPE_MISSING"]);
		expect((await api("/auth/me", { token: member.token })).status).toBe(401);
		expect(await me({ token })).toBe(401);
		expect(await entrances(member.email, member.password)).toEqual([null, false]);
		await api(`/admin/channels/${channelId}/keys/${issued.body.id}`, { method: "DELETE", token: owner.token });
	});

	test("takes from the channel keys that they issued what another role takes from them", async () => {
		const member = await newAdministrator();
		const channelId = await newChannel();
		const { body: key } = await api<IssuedKey>(`/admin/channels/${channelId}/keys`, {
			token: member.token,
			body: { name: "Place de marché", scopes: ["orders:read", "catalogue:read"] },
		});
		const asked = async () => [
			(await api("/channel/orders/absent", { token: key.key })).body.code,
			(await api("/channel/products", { token: key.key })).status,
		];
		const setRole = (role: StaffRole) =>
			api(`/admin/staff/${member.userId}/role`, { method: "PUT", token: owner.token, body: { role } });
		expect(await asked()).toEqual(["ORDER_NOT_FOUND", 200]);
		await setRole("catalogue");
		expect(await asked()).toEqual(["SCOPE_MISSING", 200]);
		const { body: listed } = await api<ChannelKey[]>(`/admin/channels/${channelId}/keys`, { token: owner.token });
		expect(listed.map(({ scopes }) => scopes)).toEqual([["catalogue:read"]]);
		await setRole("orders");
		expect(await asked()).toEqual(["ORDER_NOT_FOUND", 200]);
	});

	test("whose sessions are ended signs in again", async () => {
		const member = await newAdministrator("orders");
		await signInToMedusa(member);
		expect((await team()).members.find(({ id }) => id === member.userId)?.sessions).toBe(2);
		await api(`/admin/staff/${member.userId}/sessions`, { method: "DELETE", token: owner.token });
		expect((await api("/auth/me", { token: member.token })).status).toBe(401);
		expect(await entrances(member.email, member.password)).toEqual(["orders", true]);
	});

	test("an unknown member is 404", async () => {
		const { status, body } = await api("/admin/staff/user_absent", { method: "DELETE", token: owner.token });
		expect([status, body.code]).toEqual([404, "MEMBER_NOT_FOUND"]);
	});
});

test("the last owner cannot lose the role, nor leave, nor be removed in Medusa Admin", async () => {
	const attempt = pool.transaction(async (sql) => {
		await sql.raw("delete from account_staff where user_id <> ?", [owner.userId]);
		// The functions ask for a pool and begin a transaction, here within this one.
		const inside = sql as unknown as typeof pool;
		const by = { customerId: owner.user.id, email: owner.email };
		await expect(changeRole(inside, owner.userId, "orders", by)).rejects.toMatchObject({ code: "LAST_OWNER" });
		await expect(removeMember(inside, owner.userId, by)).rejects.toMatchObject({ code: "LAST_OWNER" });
		throw new Error("undone");
	});
	await expect(attempt).rejects.toThrow("undone");
	const token = (await signInToMedusa(owner)) ?? "";
	const closed = await engine(`/admin/users/${owner.userId}`, { method: "DELETE", token });
	expect([closed.status, closed.body.code]).toEqual([403, "ENGINE_ACT_CLOSED"]);
});
