import { createHash } from "node:crypto";
import { type ChannelKey, channelKeyListSchema, issuedKeySchema } from "@confiserie/domain/contract/channel-keys";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, engine } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { newChannel } from "../support/channels";

let admin: string;
beforeAll(async () => {
	admin = await adminToken();
});
const keysOf = async (channelId: string) =>
	(await api<ChannelKey[]>(`/admin/channels/${channelId}/keys`, { token: admin })).body;
const revoke = (channelId: string, id: string) =>
	api(`/admin/channels/${channelId}/keys/${id}`, { method: "DELETE", token: admin });
const read = (token: string, headers: Record<string, string> = {}) =>
	api("/channel/products?limit=1", { token, headers });

describe("a key is issued in the back office", () => {
	test("shown once: afterwards only its prefix can be read, in the database too", async () => {
		const { channelId, ...issued } = await issueKey({
			name: "Caisse de Lyon",
			scopes: ["orders:write", "orders:write"],
		});
		expect(issuedKeySchema.strict().parse(issued)).toMatchObject({
			name: "Caisse de Lyon",
			scopes: ["orders:write"],
			state: "ACTIVE",
			createdBy: "admin@demo.fr",
			expiresAt: null,
			lastUsedAt: null,
		});
		expect(issued.key).toMatch(/^ck_[\w-]{43}$/);
		expect(issued.key.startsWith(issued.prefix)).toBe(true);
		const { key, ...rest } = issued;
		expect(channelKeyListSchema.parse(await keysOf(channelId))).toEqual([rest]);
		const { rows } = await db().query("select to_jsonb(channel_key) as row from channel_key where id = $1", [
			issued.id,
		]);
		expect(rows[0].row.hash).toBe(createHash("sha256").update(key).digest("hex"));
		expect(JSON.stringify(rows)).not.toContain(key.slice(issued.prefix.length));
	});

	test("the audit log names who issued and who revoked it, without the key", async () => {
		const { channelId, id, key } = await issueKey({ name: "Place de marché" });
		expect((await revoke(channelId, id)).status).toBe(204);
		expect((await revoke(channelId, id)).status).toBe(204);
		const { rows } = await db().query("select action, changes from admin_audit where entity_id = $1 order by id", [id]);
		expect(rows.map(({ action }) => action)).toEqual(["channel-key.issued", "channel-key.revoked"]);
		expect(JSON.stringify(rows)).not.toContain(key);
		expect((await keysOf(channelId))[0]).toMatchObject({ state: "REVOKED", revokedBy: "admin@demo.fr" });
	});

	test.each([
		["no name", { name: " " }, "name"],
		["no right", { scopes: [] }, "scopes"],
		["an unknown right", { scopes: ["orders:delete"] }, "scopes[0]"],
		["an end that has passed", { expiresAt: "2020-01-01T00:00:00Z" }, "expiresAt"],
		["an origin with a path", { origins: ["https://caisse.exemple.fr/app"] }, "origins[0]"],
		["every origin", { origins: ["*"] }, "origins[0]"],
		["no request a minute", { requestsPerMinute: 0 }, "requestsPerMinute"],
	])("with %s it is refused", async (_, requested, field) => {
		const body = { name: "Clé", scopes: ["orders:read"], ...requested };
		const answer = await api(`/admin/channels/${await newChannel()}/keys`, { body, token: admin });
		expect([answer.status, answer.body.code, answer.body.field]).toEqual([400, "VALIDATION", field]);
	});

	test("for a channel that does not exist, and a key of another channel, 404", async () => {
		const body = { name: "Clé", scopes: ["orders:read"] };
		for (const call of [{ body }, {}])
			expect((await api("/admin/channels/sc_inconnu/keys", { ...call, token: admin })).body.code).toBe(
				"CHANNEL_NOT_FOUND",
			);
		const { id } = await issueKey();
		expect((await revoke(await newChannel(), id)).body.code).toBe("KEY_NOT_FOUND");
	});
});

describe("what a key opens", () => {
	test("once revoked nothing, from the very next request on", async () => {
		const { channelId, id, key } = await issueKey();
		expect((await read(key)).status).toBe(200);
		await revoke(channelId, id);
		const refused = await read(key);
		expect([refused.status, refused.body.message]).toEqual([401, "Cette clé a été révoquée."]);
	});

	test("after its end nothing", async () => {
		const { id, key } = await issueKey({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
		expect((await read(key)).status).toBe(200);
		await db().query("update channel_key set expires_at = now() - interval '1 minute' where id = $1", [id]);
		const refused = await read(key);
		expect([refused.status, refused.body.message]).toEqual([401, "Cette clé a expiré."]);
	});

	test("of a channel that is switched off nothing", async () => {
		const { channelId, key } = await issueKey();
		await db().query("update sales_channel set is_disabled = true where id = $1", [channelId]);
		expect((await read(key)).body.code).toBe("CHANNEL_CLOSED");
	});

	test("nothing of Medusa's own API", async () => {
		const { key } = await issueKey();
		expect((await engine("/admin/orders", { token: key })).status).toBe(401);
	});
});

test("its last use is written once a minute at most", async () => {
	const { id, key } = await issueKey();
	const lastUse = async () =>
		(await db().query<{ at: Date }>("select last_used_at as at from channel_key where id = $1", [id])).rows[0]?.at;
	await read(key);
	const first = await lastUse();
	expect(first).toBeInstanceOf(Date);
	await Promise.all(Array.from({ length: 5 }, () => read(key)));
	expect(await lastUse()).toEqual(first);
	await db().query("update channel_key set last_used_at = last_used_at - interval '61 seconds' where id = $1", [id]);
	await read(key);
	expect((await lastUse())?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? 0);
});

test("a key has a limit of its own, which its neighbour does not feel", async () => {
	const { key } = await issueKey({ requestsPerMinute: 3 });
	const answers = await Promise.all(Array.from({ length: 5 }, () => read(key)));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
	const refused = await read(key);
	expect(refused.body.code).toBe("RATE_LIMITED");
	const seconds = Number(refused.headers.get("retry-after"));
	expect(seconds).toBeGreaterThanOrEqual(1);
	expect(seconds).toBeLessThanOrEqual(60);
	expect((await read((await issueKey()).key)).status).toBe(200);
});

describe("a key in a browser", () => {
	const HOME = "https://caisse.exemple.fr";

	test("works from an origin that it lists, which may read the answer", async () => {
		const { key } = await issueKey({ origins: [`${HOME}/`] });
		const answer = await read(key, { origin: HOME });
		expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, HOME]);
		expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
		const asked = { origin: HOME, "access-control-request-method": "POST" };
		const preflight = await api("/channel/orders", { method: "OPTIONS", headers: asked });
		expect(preflight.status).toBe(204);
		expect(preflight.headers.get("access-control-allow-origin")).toBe(HOME);
		expect(preflight.headers.get("access-control-allow-headers")).toContain("Authorization");
	});

	test("is refused from any other, also from one that another key lists", async () => {
		const elsewhere = `https://${(await newChannel()).slice(3)}.exemple.fr`;
		await issueKey({ origins: [elsewhere] });
		const { key } = await issueKey({ origins: [HOME] });
		for (const origin of [elsewhere, "https://voleur.exemple", "null"]) {
			const refused = await read(key, { origin });
			expect([origin, refused.status, refused.body.code]).toEqual([origin, 403, "FOREIGN_ORIGIN"]);
		}
		expect((await read(key)).status).toBe(200);
	});

	test("an origin that no key in force lists is allowed nowhere, and a listed one in the channels' part alone", async () => {
		const origin = `https://${(await newChannel()).slice(3)}.exemple.fr`;
		const allowed = async (path: string) =>
			(await api(path, { method: "OPTIONS", headers: { origin } })).headers.get("access-control-allow-origin");
		expect(await allowed("/channel/orders")).toBeNull();
		const { channelId, id } = await issueKey({ origins: [origin] });
		expect(await allowed("/channel/orders")).toBe(origin);
		expect(await allowed("/orders")).toBeNull();
		await revoke(channelId, id);
		expect(await allowed("/channel/orders")).toBeNull();
	});
});
