import { AUTH_SCREENS, isWithin } from "./auth-screens";

/** Where to go when no wanted page is known. */
export const HOME = "/";
/** Only the origin of this address matters: a target that resolves to another origin leaves the site. */
const ANY_ORIGIN = "https://site.invalid";

/**
 * The path of this site that `wanted` names, or "/" for anything that leads elsewhere ("//evil.example", "/\evil",
 * "javascript:", another host, user info), to a call instead of a page, or back to a login screen. Decided by the URL
 * parser that browsers use, on a text without the characters that it would skip (tab, line feed) or read as a slash
 * (backslash).
 */
export function safeRedirect(wanted: string | null | undefined): string {
	if (!wanted?.startsWith("/") || wanted.length > 2000 || hasUnsafeCharacters(wanted)) return HOME;
	const url = parse(wanted);
	if (!url || url.origin !== ANY_ORIGIN) return HOME;
	const path = `${url.pathname}${url.search}${url.hash}`;
	// A path may become "//host" only once its dot segments are resolved ("/.//host").
	if (path.startsWith("//") || isUnsafeOnceDecoded(url.pathname)) return HOME;
	return isWithin(url.pathname, [...AUTH_SCREENS, "/api"]) ? HOME : path;
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
