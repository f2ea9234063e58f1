import { STORAGE_KEYS } from "@confiserie/domain/cart/cart";
import { removeItem } from "./safe-storage";

/** Name of the return URL in local storage. */
export const KEY = STORAGE_KEYS.redirectAfterAuth;
const isOverTls = () => window.location.protocol === "https:";
/** Its name as a cookie: over TLS the prefix has browsers take it from this host alone. */
export const cookieName = () => (isOverTls() ? `__Host-${KEY}` : KEY);

/** Removes the return URL after its use. Separate from the reading code, which no first load needs. */
export function forgetWantedPage(): void {
	removeItem("local", KEY);
	writeCookie("", 0);
}

/** Sets the cookie of the return URL for so many seconds; without a value removes it. */
export function writeCookie(value: string, seconds: number): void {
	const secure = isOverTls() ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the shop serves.
	document.cookie = `${cookieName()}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
