import { readItem, removeItem, writeItem } from "./safe-storage";

/** The access token and the time of the last activity, in local storage. Source: accounts spec §3, §4. */
export const SESSION_KEYS = { accessToken: "accessToken", lastActivity: "lastActivity" } as const;
/** More than 7 days without activity ends the session; checked on load and every 5 minutes. */
export const IDLE_LIMIT_MS = 7 * 24 * 60 * 60 * 1000;
export const IDLE_CHECK_MS = 5 * 60 * 1000;

/** A JWT has three dot-separated parts. Source: accounts spec §5. */
export function isTokenWellFormed(token: string): boolean {
	const parts = token.split(".");
	return parts.length === 3 && parts.every((part) => part.length > 0);
}

/** The stored token, or null; a malformed one is dropped. */
export function readToken(): string | null {
	const token = readItem("local", SESSION_KEYS.accessToken);
	if (token === null || isTokenWellFormed(token)) return token;
	dropToken();
	return null;
}

/** Stores a token; without storage it holds until the page is left. */
export function storeToken(token: string, now = Date.now()): void {
	writeItem("local", SESSION_KEYS.lastActivity, String(now));
	writeItem("local", SESSION_KEYS.accessToken, token);
}

export function dropToken(): void {
	removeItem("local", SESSION_KEYS.accessToken);
	removeItem("local", SESSION_KEYS.lastActivity);
}

/** True when the session has been idle too long; otherwise the activity time is refreshed. Source: accounts spec §4. */
export function checkIdle(now = Date.now()): boolean {
	const last = Number(readItem("local", SESSION_KEYS.lastActivity) ?? Number.NaN);
	if (Number.isFinite(last) && now - last > IDLE_LIMIT_MS) return true;
	writeItem("local", SESSION_KEYS.lastActivity, String(now));
	return false;
}

/** Calls `listener` when another tab logs in or out. Returns the unsubscribe function. */
export function onTokenChangedElsewhere(listener: () => void): () => void {
	const heard = (event: StorageEvent) => {
		if (event.key === null || event.key === SESSION_KEYS.accessToken) listener();
	};
	window.addEventListener("storage", heard);
	return () => window.removeEventListener("storage", heard);
}

const unauthenticatedListeners = new Set<() => void>();
const interruptedListeners = new Set<() => void>();

/** Calls `listener` on each 401. Returns the unsubscribe function. */
export function onUnauthenticated(listener: () => void): () => void {
	unauthenticatedListeners.add(listener);
	return () => unauthenticatedListeners.delete(listener);
}

export function announceUnauthenticated(): void {
	announceInterruption();
	for (const listener of unauthenticatedListeners) listener();
}

/**
 * Calls `listener` before protected pages give way: the session is over, or has to be checked again because another tab
 * logged in or out. Returns the unsubscribe function.
 */
export function onInterrupted(listener: () => void): () => void {
	interruptedListeners.add(listener);
	return () => interruptedListeners.delete(listener);
}

export function announceInterruption(): void {
	for (const listener of interruptedListeners) listener();
}
