import { STORAGE_KEYS } from "@confiserie/domain/cart";
import { safeRedirect } from "@confiserie/domain/safe-redirect";
import { readItem, removeItem, writeItem } from "./safe-storage";

/** The redirect cookie lives 600 s. Source: accounts spec §3, §9. */
const COOKIE_SECONDS = 600;
const KEY = STORAGE_KEYS.redirectAfterAuth;

/** Keeps the page to return to after authentication, in local storage and in a cookie of ten minutes. */
export function rememberWantedPage(path: string): void {
	const safe = safeRedirect(path);
	writeItem("local", KEY, safe);
	writeCookie(safe, COOKIE_SECONDS);
}

/** The page that was wanted: local storage, else the cookie (storage may be forbidden or cleared); null for none. */
export function storedWantedPage(): string | null {
	const stored = readItem("local", KEY) ?? readCookie();
	return stored === null ? null : safeRedirect(stored);
}

/** A wanted page serves once. */
export function forgetWantedPage(): void {
	removeItem("local", KEY);
	writeCookie("", 0);
}

function writeCookie(value: string, seconds: number): void {
	const secure = window.location.protocol === "https:" ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the shop serves.
	document.cookie = `${KEY}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}

function readCookie(): string | null {
	const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${KEY}=`));
	try {
		return found ? decodeURIComponent(found.slice(KEY.length + 1)) || null : null;
	} catch {
		return null;
	}
}
