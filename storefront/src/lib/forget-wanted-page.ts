import { STORAGE_KEYS } from "@confiserie/domain/cart";
import { removeItem } from "./safe-storage";

/** Under which the wanted page is kept, in local storage and as a cookie. */
export const KEY = STORAGE_KEYS.redirectAfterAuth;

/** A wanted page serves once. Apart from what reads it, which no first load needs. */
export function forgetWantedPage(): void {
	removeItem("local", KEY);
	writeCookie("", 0);
}

/** Keeps the wanted page as a cookie for so many seconds; none takes it away. */
export function writeCookie(value: string, seconds: number): void {
	const secure = window.location.protocol === "https:" ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the shop serves.
	document.cookie = `${KEY}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
