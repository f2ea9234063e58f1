import { safeRedirect } from "@confiserie/domain/accounts/safe-redirect";
import { cookieName, KEY, writeCookie } from "./forget-wanted-page";
import { readItem, writeItem } from "./safe-storage";

export { forgetWantedPage } from "./forget-wanted-page";

/** The redirect cookie lives 600 s. Source: accounts spec §3, §9. */
const COOKIE_SECONDS = 600;

/** Stores the return URL for after authentication, in local storage and in a cookie of ten minutes. */
export function rememberWantedPage(path: string): void {
	const safe = safeRedirect(path);
	writeItem("local", KEY, safe);
	writeCookie(safe, COOKIE_SECONDS);
}

/** Reads the return URL: local storage, else the cookie (storage may be blocked or cleared); null for none. */
export function storedWantedPage(): string | null {
	const stored = readItem("local", KEY) ?? readCookie();
	return stored === null ? null : safeRedirect(stored);
}

function readCookie(): string | null {
	const start = `${cookieName()}=`;
	const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(start));
	try {
		return found ? decodeURIComponent(found.slice(start.length)) || null : null;
	} catch {
		return null;
	}
}
