import { randomUUID } from "node:crypto";
import type { StaffRemoved, StaffTeam } from "@confiserie/domain/contract/staff";
import { beforeAll, describe, expect, test } from "vitest";
import { api, db, engine } from "../support/api";
import { newAdministrator, signInToMedusa } from "../support/staff";

interface Key {
	id: string;
	token: string;
	title: string;
}
type Owner = Awaited<ReturnType<typeof newAdministrator>> & { medusaToken: string };

let owner: Owner;
beforeAll(async () => {
	owner = await newOwner();
});

async function newOwner(): Promise<Owner> {
	const account = await newAdministrator();
	return { ...account, medusaToken: (await signInToMedusa(account)) ?? "" };
}

async function newKey(maker: Owner): Promise<Key> {
	const title = `Script ${randomUUID()}`;
	const { status, body } = await engine<{ api_key: Key }>("/admin/api-keys", {
		body: { title, type: "secret" },
		token: maker.medusaToken,
	});
	expect(status).toBe(200);
	return { id: body.api_key.id, token: body.api_key.token, title };
}

/** A key as it could be created with another key. */
async function keyMadeWith(key: Key, maker: Owner): Promise<Key> {
	const child = await newKey(maker);
	await db().query("update api_key set created_by = $1 where id = $2", [key.id, child.id]);
	return child;
}

const callWith = (key: Key, path: string, call: Parameters<typeof engine>[1] = {}) =>
	engine(path, { ...call, headers: { authorization: `Basic ${Buffer.from(`${key.token}:`).toString("base64")}` } });
const statusOf = async (key: Key, path = "/admin/customers?limit=1") => (await callWith(key, path)).status;
const setRole = (member: Owner, role: string) =>
	api<StaffTeam>(`/admin/staff/${member.userId}/role`, { method: "PUT", token: owner.token, body: { role } });
const team = async () => (await api<StaffTeam>("/admin/staff", { token: owner.token })).body;

async function openInvitation(invitedBy: string | null): Promise<string> {
	const email = `invite-${randomUUID()}@exemple.fr`;
	await db().query(
		`insert into invite (id, email, token, expires_at, metadata)
			values ($1, $2, $3, now() + interval '1 day', jsonb_build_object('invited_by', $4::text))`,
		[`invite_${randomUUID()}`, email, randomUUID(), invitedBy],
	);
	return email;
}
const isOpen = async (email: string) =>
	(await db().query("select 1 from invite where email = $1 and deleted_at is null", [email])).rowCount === 1;

describe("who loses the owner's role loses every key of theirs", () => {
	test("by another role: also keys made with their keys and invitations sent; others' stay; the log says so", async () => {
		const member = await newOwner();
		const key = await newKey(member);
		const child = await keyMadeWith(key, member);
		const grandchild = await keyMadeWith(child, member);
		const others = await newKey(owner);
		const [own, unknown, foreign] = [member.userId, null, owner.userId].map(openInvitation);
		const invited = `equipe-${randomUUID()}@exemple.fr`;
		await api("/admin/staff/invitations", { token: member.token, body: { email: invited, role: "owner" } });
		expect(await Promise.all([key, child, grandchild, others].map((each) => statusOf(each)))).toEqual([
			200, 200, 200, 200,
		]);
		const changed = await setRole(member, "orders");
		expect(await Promise.all([key, child, grandchild, others].map((each) => statusOf(each)))).toEqual([
			401, 401, 401, 200,
		]);
		expect(await Promise.all([own, unknown, foreign].map(async (email) => isOpen((await email) ?? "")))).toEqual([
			false,
			false,
			true,
		]);
		expect(changed.body.invitations.map(({ email }) => email)).not.toContain(invited);
		const { rows } = await db().query(
			"select label from admin_audit where action = 'api-key.revoked' and actor_email = $1",
			[owner.email],
		);
		expect(rows.map(({ label }) => label)).toEqual(
			expect.arrayContaining([key, child, grandchild].map(({ title }) => title)),
		);
		await setRole(member, "owner");
		expect(await statusOf(key)).toBe(401);
	});

	test("by removal; a key that Medusa was to revoke later ends at once", async () => {
		const member = await newOwner();
		const key = await newKey(member);
		await db().query("update api_key set revoked_at = now() + interval '1 day' where id = $1", [key.id]);
		expect(await statusOf(key)).toBe(200);
		const removed = await api<StaffRemoved>(`/admin/staff/${member.userId}`, { method: "DELETE", token: owner.token });
		expect(removed.body.revokedKeys).toEqual([{ id: key.id, title: key.title }]);
		expect(await statusOf(key)).toBe(401);
	});

	test("a key whose creator is no owner opens nothing, even where it was not revoked", async () => {
		const member = await newOwner();
		const key = await newKey(member);
		await db().query("update account_staff set role = 'readonly' where user_id = $1", [member.userId]);
		expect(await statusOf(key)).toBe(401);
	});
});

describe("a key", () => {
	test.each([
		["GET", "/admin/users"],
		["GET", "/admin/users/me"],
		["GET", "/admin/invites"],
		["POST", "/admin/invites"],
		["GET", "/admin/api-keys"],
		["POST", "/admin/api-keys"],
		["GET", "/admin/API-keys/"],
		["GET", "/admin/workflows-executions"],
	])("does not reach %s %s", async (method, path) => {
		const key = await newKey(owner);
		const body =
			method === "POST" ? { email: `x-${randomUUID()}@exemple.fr`, title: "Autre", type: "secret" } : undefined;
		const answer = await callWith(key, path, { method, body });
		expect([answer.status, answer.body]).toEqual([
			403,
			{ code: "FORBIDDEN", message: expect.stringMatching(/^Une clé d'API n'ouvre ni l'équipe/) },
		]);
	});

	test("is in the log under its owner's name", async () => {
		const key = await newKey(owner);
		const email = `cliente-${randomUUID()}@exemple.fr`;
		const { status, body } = await callWith(key, "/admin/customers", { body: { email } });
		expect([status, body]).toEqual([200, expect.anything()]);
		await expect
			.poll(async () => {
				const { rows } = await db().query(
					"select actor_id, actor_email from admin_audit where changes -> 'key' ->> 'to' = $1",
					[key.title],
				);
				return rows;
			})
			.toEqual([{ actor_id: owner.user.id, actor_email: owner.email }]);
	});

	test("is listed on the team page with its owner until it is revoked", async () => {
		const member = await newOwner();
		const key = await newKey(member);
		const child = await keyMadeWith(key, member);
		const listed = async () =>
			(await team()).keys.filter(({ id }) => [key.id, child.id].includes(id)).map(({ id, owner: by }) => [id, by]);
		expect((await listed()).sort()).toEqual([key.id, child.id].sort().map((id) => [id, member.email]));
		await engine(`/admin/api-keys/${child.id}/revoke`, { method: "POST", body: {}, token: member.medusaToken });
		expect(await listed()).toEqual([[key.id, member.email]]);
	});
});

test("an invitation of Medusa Admin names who sent it, whatever its body says", async () => {
	const email = `invite-${randomUUID()}@exemple.fr`;
	const body = { email, metadata: { invited_by: "user_other", note: "saison" } };
	expect((await engine("/admin/invites", { body, token: owner.medusaToken })).status).toBe(200);
	const { rows } = await db().query("select metadata from invite where email = $1", [email]);
	expect(rows).toEqual([{ metadata: { invited_by: owner.userId, note: "saison" } }]);
});
