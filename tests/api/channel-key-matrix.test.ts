import { CHANNEL_SCOPE_NAMES, type ChannelScope } from "@confiserie/domain/channel-key";
import { isScope } from "@confiserie/domain/contract/operations/errors-of";
import { beforeAll, describe, expect, test } from "vitest";
import { API_ROUTES, type ApiRoute } from "../../backend/src/http/routes";
import { adminToken, api, db, engine } from "../support/api";
import { issueKey } from "../support/channel-keys";
import { newChannel } from "../support/channels";

/** Every set of rights that a key can have. */
const SETS: ChannelScope[][] = Array.from({ length: 2 ** CHANNEL_SCOPE_NAMES.length - 1 }, (_, index) =>
	CHANNEL_SCOPE_NAMES.filter((_name, bit) => ((index + 1) >> bit) & 1),
);
const ENDED = ["revoked", "expired", "unknown"] as const;

const keys = new Map<string, string>();
beforeAll(async () => {
	const channelId = await newChannel();
	for (const scopes of SETS) keys.set(scopes.join(" "), (await issueKey({ channelId, scopes })).key);
	const revoked = await issueKey({ channelId });
	keys.set("revoked", revoked.key);
	await api(`/admin/channels/${channelId}/keys/${revoked.id}`, { method: "DELETE", token: await adminToken() });
	const expired = await issueKey({ channelId });
	keys.set("expired", expired.key);
	await db().query("update channel_key set expires_at = now() - interval '1 minute' where id = $1", [expired.id]);
	keys.set("unknown", `ck_${"A".repeat(43)}`);
});

/** What a key with these rights meets at a route: refused so, or let in. */
function intended(access: ApiRoute["access"], scopes: readonly ChannelScope[]): [number, string] | "let in" {
	if (access === "public") return [403, "SCOPE_MISSING"];
	if (!isScope(access)) return [401, "UNAUTHENTICATED"];
	return scopes.includes(access) ? "let in" : [403, "SCOPE_MISSING"];
}

const REFUSED = new Set([401, 403]);

describe.each(API_ROUTES)("$method $path ($access)", ({ method, path, access }) => {
	const call = (name: string) => engine(path.replace(/:\w+/g, "absent"), { method, token: keys.get(name) ?? "" });

	test.each(SETS.map((scopes) => [scopes.join(" "), intended(access, scopes)] as const))(
		"a key with %s",
		async (name, expected) => {
			const { status, body } = await call(name);
			if (expected !== "let in") expect([status, body.code]).toEqual(expected);
			else expect(status < 500 && !REFUSED.has(status)).toBe(true);
		},
	);

	test.each(ENDED)("a key that is %s", async (name) => {
		const { status, body } = await call(name);
		expect([status, body.code]).toEqual(access === "public" ? [403, "SCOPE_MISSING"] : [401, "UNAUTHENTICATED"]);
	});
});

test("every right opens some route", () => {
	const used = new Set(API_ROUTES.map(({ access }) => access));
	expect(CHANNEL_SCOPE_NAMES.filter((scope) => !used.has(scope))).toEqual([]);
});
