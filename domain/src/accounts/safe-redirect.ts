import { AUTH_SCREENS, isWithin } from "./auth-screens";

/** Where to go when no wanted page is known. */
export const HOME = "/";
/** Only the origin of this address matters: a target that resolves to another origin leaves the site. */
const ANY_ORIGIN = "https://site.invalid";

/**
 * The path of this site that a text names; null for anything that leads elsewhere ("//evil.example", "/\evil", "/.//evil",
 * "javascript:", another host, user info). Decided by the URL parser that browsers use, on a text without the characters that
 * it would skip (tab, line feed) or read as a slash (backslash).
 */
export function sitePath(text: string): string | null {
	if (!text.startsWith("/") || text.length > 2000 || hasUnsafeCharacters(text)) return null;
	const url = parse(text);
	if (!url || url.origin !== ANY_ORIGIN) return null;
	const path = `${url.pathname}${url.search}${url.hash}`;
	// A path may become "//host" only once its dot segments are resolved ("/.//host").
	return path.startsWith("//") || isUnsafeOnceDecoded(url.pathname) ? null : path;
}

/** The page of this site that `wanted` names; "/" for anything else, a call, or a login screen. */
export function safeRedirect(wanted: string | null | undefined): string {
	const path = sitePath(wanted ?? "");
	if (path === null) return HOME;
	return isWithin(new URL(path, ANY_ORIGIN).pathname, [...AUTH_SCREENS, "/api"]) ? HOME : path;
}

/** Whether a text is the address of a web page, without user info: "https://carrier.example@evil.example" leads to evil.example. */
export function isWebLink(text: string): boolean {
	if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
	const { username, password } = new URL(text);
	return username === "" && password === "";
}

function parse(path: string): URL | null {
	try {
		return new URL(path, ANY_ORIGIN);
	} catch {
		return null;
	}
}

/** An upstream proxy or router may decode once more: "/%2F%2Fevil" and "/%5Cevil" are refused for their decoded form. */
function isUnsafeOnceDecoded(pathname: string): boolean {
	try {
		const decoded = decodeURIComponent(pathname);
		return decoded.startsWith("//") || hasUnsafeCharacters(decoded);
	} catch {
		return true;
	}
}

function hasUnsafeCharacters(text: string): boolean {
	return [...text].some((character) => character === "\\" || character < " " || character === "\u007f");
}
