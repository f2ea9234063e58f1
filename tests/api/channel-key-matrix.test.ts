import { CHANNEL_SCOPE_NAMES, type ChannelScope } from "@confiserie/domain/channels/channel-key";
import { isScope } from "@confiserie/domain/contract/errors-of";
import { beforeAll, describe, expect, test } from "vitest";
import { API_ROUTES, type ApiRoute } from "../../backend/src/http/routes";
import { adminToken, api, db, engine } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { newChannel } from "../support/channels";

const ALL = "every right";
const ENDED = ["revoked", "expired", "unknown"] as const;

const allBut = (scope: ChannelScope) => `all but ${scope}`;

const keys = new Map<string, string>();
beforeAll(async () => {
	const channelId = await newChannel();
	keys.set(ALL, (await issueKey({ channelId, scopes: CHANNEL_SCOPE_NAMES })).key);
	for (const scope of CHANNEL_SCOPE_NAMES) {
		const others = CHANNEL_SCOPE_NAMES.filter((name) => name !== scope);
		keys.set(scope, (await issueKey({ channelId, scopes: [scope] })).key);
		keys.set(allBut(scope), (await issueKey({ channelId, scopes: others })).key);
	}
	const revoked = await issueKey({ channelId });
	keys.set("revoked", revoked.key);
	await api(`/admin/channels/${channelId}/keys/${revoked.id}`, { method: "DELETE", token: await adminToken() });
	const expired = await issueKey({ channelId });
	keys.set("expired", expired.key);
	await db().query("update channel_key set expires_at = now() - interval '1 minute' where id = $1", [expired.id]);
	keys.set("unknown", `ck_${"A".repeat(43)}`);
});

const call = ({ method, path }: ApiRoute, name: string) =>
	engine(path.replace(/:\w+/g, "absent"), { method, token: keys.get(name) ?? "" });

// Every set of rights at every route: backend/src/http/gate.test.ts.
test.each(API_ROUTES)("$method $path ($access)", async (route) => {
	const { access } = route;
	if (!isScope(access)) {
		const { status, body } = await call(route, ALL);
		expect([status, body.code]).toEqual(access === "public" ? [403, "SCOPE_MISSING"] : [401, "UNAUTHENTICATED"]);
		return;
	}
	const refused = await call(route, allBut(access));
	expect([refused.status, refused.body.code]).toEqual([403, "SCOPE_MISSING"]);
	const { status } = await call(route, access);
	expect(status < 500 && status !== 401 && status !== 403).toBe(true);
});

/** One route of each access. */
const BY_ACCESS = [...new Map(API_ROUTES.map((route) => [route.access, route])).values()];

describe.each(BY_ACCESS)("a key that is over, at a route of access $access: $method $path", (route) => {
	test.each(ENDED)("%s", async (name) => {
		const { status, body } = await call(route, name);
		expect([status, body.code]).toEqual(route.access === "public" ? [403, "SCOPE_MISSING"] : [401, "UNAUTHENTICATED"]);
	});
});
