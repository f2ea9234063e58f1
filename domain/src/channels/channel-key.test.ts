import { describe, expect, test } from "vitest";
import { CHANNEL_SCOPE_NAMES, type ChannelScope, heldScopes, keyState, originOf } from "./channel-key";

describe("a key", () => {
	const now = new Date("2026-11-22T12:00:00Z");
	const before = new Date("2026-11-22T11:59:59Z");
	const after = new Date("2026-11-22T12:00:01Z");
	test.each([
		["without an end", null, null, "ACTIVE"],
		["before its end", after, null, "ACTIVE"],
		["at its end", now, null, "EXPIRED"],
		["revoked", null, before, "REVOKED"],
		["revoked and past its end", before, before, "REVOKED"],
	])("%s is %s, %s: %s", (_, expiresAt, revokedAt, state) => {
		expect(keyState({ expiresAt, revokedAt }, now)).toBe(state);
	});
});

describe("the origin of a page", () => {
	test.each([
		["https://caisse.exemple.fr", "https://caisse.exemple.fr"],
		["https://Caisse.exemple.fr:443/", "https://caisse.exemple.fr"],
		["http://localhost:5173", "http://localhost:5173"],
		["https://caisse.exemple.fr/app", undefined],
		["https://*.exemple.fr", undefined],
		["https://moi@exemple.fr", undefined],
		["javascript:alert(1)", undefined],
		["null", undefined],
		["caisse.exemple.fr", undefined],
	])("%s: %s", (typed, origin) => {
		expect(originOf(typed)).toBe(origin);
	});
});

test.each([
	["owner", CHANNEL_SCOPE_NAMES],
	["orders", CHANNEL_SCOPE_NAMES],
	["readonly", ["catalogue:read", "stock:read", "orders:read"]],
	["accounting", ["catalogue:read", "stock:read", "orders:read"]],
	["catalogue", ["catalogue:read", "stock:read"]],
	[null, []],
] as const)("a key with every scope whose maker is %s now has %j", (role, expected: readonly ChannelScope[]) => {
	expect(heldScopes(CHANNEL_SCOPE_NAMES, role)).toEqual(expected);
	expect(heldScopes(["orders:read"], role)).toEqual(expected.filter((scope) => scope === "orders:read"));
});
