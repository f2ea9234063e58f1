/** Scopes of a channel key, each with its label for the issuer. */
export const CHANNEL_SCOPES = {
	"catalogue:read": "Lire le catalogue et les prix du canal",
	"stock:read": "Lire le stock du canal",
	"orders:write": "Passer des commandes",
	"orders:read": "Lire les commandes du canal",
} as const;
export type ChannelScope = keyof typeof CHANNEL_SCOPES;
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
