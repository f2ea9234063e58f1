import type { StaffRole } from "../accounts/account";
import { isAllowed, type StaffPermission } from "../accounts/staff";

/** Scopes of a channel key, each with its label for the issuer. */
export const CHANNEL_SCOPES = {
	"catalogue:read": "Lire le catalogue et les prix du canal",
	"stock:read": "Lire le stock du canal",
	"orders:write": "Passer des commandes",
	"orders:read": "Lire les commandes du canal",
} as const;
export type ChannelScope = keyof typeof CHANNEL_SCOPES;

/** What the person who issued a key must be allowed for the key to have a scope. */
const MAKER_NEEDS: Record<ChannelScope, StaffPermission> = {
	"catalogue:read": "catalogue.read",
	"stock:read": "catalogue.read",
	"orders:write": "orders.change",
	"orders:read": "orders.read",
};

/** The scopes that a key still has: it loses what the person who issued it loses, all with that person's last role. */
export function heldScopes(scopes: readonly ChannelScope[], makerRole: StaffRole | null): ChannelScope[] {
	return scopes.filter((scope) => isAllowed(makerRole, MAKER_NEEDS[scope]));
}

export const CHANNEL_SCOPE_NAMES = Object.keys(CHANNEL_SCOPES) as [ChannelScope, ...ChannelScope[]];

/** What every key begins with: people and secret scanners recognise it. */
export const CHANNEL_KEY_PREFIX = "ck_";

/** Whether a bearer token has the format of a channel key rather than of a session. */
export function isChannelKey(token: string): boolean {
	return token.startsWith(CHANNEL_KEY_PREFIX);
}

/** Requests per minute of a key: default and maximum. */
export const KEY_LIMITS = { usual: 120, maximum: 6000, origins: 20 } as const;

/** State of a key. Revocation is permanent; an expired key can no longer be revoked. */
export type KeyState = "ACTIVE" | "EXPIRED" | "REVOKED";

/** Whether a key still opens anything at `now`. */
export function keyState(key: { expiresAt: Date | null; revokedAt: Date | null }, now: Date): KeyState {
	if (key.revokedAt) return "REVOKED";
	return key.expiresAt && key.expiresAt <= now ? "EXPIRED" : "ACTIVE";
}

/** Parses an origin such as "https://caisse.exemple.fr"; undefined for anything else: a path, a wildcard. */
export function originOf(typed: string): string | undefined {
	if (!URL.canParse(typed)) return undefined;
	const { origin, protocol, pathname, search, hash, username } = new URL(typed);
	const isPlain = pathname === "/" && search === "" && hash === "" && username === "";
	return isPlain && (protocol === "https:" || protocol === "http:") && !typed.includes("*") ? origin : undefined;
}
