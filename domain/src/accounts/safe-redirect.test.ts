import { expect, test } from "vitest";
import { isAuthScreen } from "./auth-screens";
import { safeRedirect } from "./safe-redirect";

/** Redirects that must not leave the site, each by another trick. Where a page redirects, one of them proves the wiring. */
const HOSTILE_REDIRECTS: readonly (readonly [trick: string, payload: string])[] = [
	["another host", "https://evil.example/"],
	["another host, plain http", "http://evil.example"],
	["another host, capitals", "HTTPS://EVIL.EXAMPLE/"],
	["another host, one slash", "https:/evil.example"],
	["another host, no slash", "https:evil.example"],
	["another host, three slashes", "https:///evil.example"],
	["another host, backslashes", "https:\\\\evil.example"],
	["a file transfer", "ftp://evil.example/x"],
	["a web socket", "wss://evil.example"],
	["no scheme", "//evil.example"],
	["no scheme, a path", "//evil.example/checkout"],
	["no scheme, a port", "//evil.example:443/"],
	["no scheme, an address", "//198.51.100.7"],
	["no scheme, an address as one number", "//3325256711"],
	["no scheme, an IPv6 address", "//[2001:db8::7]"],
	["three slashes", "///evil.example"],
	["four slashes", "////evil.example"],
	["slash and backslash", "/\\evil.example"],
	["backslash and slash", "\\/evil.example"],
	["two backslashes", "\\\\evil.example"],
	["slash, backslash, slash", "/\\/evil.example"],
	["two slashes, backslash", "//\\evil.example"],
	["a backslash after a path", "/x\\..\\\\evil.example"],
	["encoded slashes", "/%2F%2Fevil.example"],
	["one encoded slash", "/%2fevil.example"],
	["slashes encoded in full", "%2F%2Fevil.example"],
	["an encoded backslash", "/%5Cevil.example"],
	["an encoded backslash and slash", "/%5C%2Fevil.example"],
	["an encoded tab", "/%09/evil.example"],
	["an encoded line feed", "/%0A/evil.example"],
	["an encoded carriage return, a header", "/%0D%0ALocation:%20https://evil.example"],
	["an encoded NUL", "/%00/evil.example"],
	["a tab", "/\t/evil.example"],
	["a tab before", "\t//evil.example"],
	["a tab in the scheme", "java\tscript:alert(1)"],
	["a line feed", "/\n/evil.example"],
	["a carriage return", "/\r/evil.example"],
	["a carriage return before", "\r//evil.example"],
	["a NUL", "/\0/evil.example"],
	["a form feed before", "\f//evil.example"],
	["a space before", " //evil.example"],
	["a no-break space before", "\u00a0//evil.example"],
	["a zero-width space before", "\u200b//evil.example"],
	["a byte order mark before", "\ufeff//evil.example"],
	["a delete character", "/\u007f/evil.example"],
	["a script", "javascript:alert(1)"],
	["a script, mixed case", "JaVaScRiPt:alert(1)"],
	["a script after a comment that looks like a path", "javascript://%0aalert(1)"],
	["a script after a space", " javascript:alert(1)"],
	["a data page", "data:text/html,<script>alert(1)</script>"],
	["a script of another name", "vbscript:msgbox(1)"],
	["a blob", "blob:https://evil.example/1"],
	["user information", "//site@evil.example"],
	["user information with the shop's name", "https://localhost:3000@evil.example"],
	["user information with a password", "https://shop:x@evil.example/"],
	["a slash-less path", "evil.example"],
	["the shop's name as a subdomain", "https://shop.example.evil.example"],
	["full-width slashes", "\uff0f\uff0fevil.example"],
	["a full-width solidus after a slash", "https:\uff0f\uff0fevil.example"],
	["division slashes", "\u2215\u2215evil.example"],
	["a full stop of another script", "//evil\u3002example"],
	["dot segments that leave two slashes", "/.//evil.example"],
	["parent segments that leave two slashes", "/a/..//evil.example"],
	["encoded dot segments that leave two slashes", "/%2e%2e//evil.example"],
	["a broken percent sign", "/%E0%A4%A"],
	["an overlong encoding of a slash", "/%c0%afevil.example"],
	["a text without end", `/${"a".repeat(3000)}`],
];

test.each([
	["/checkout"],
	["/orders/CMD-7K3M-9QX2"],
	["/products?tag=HALLOWEEN&tag=BIO"],
	["/products?query=barbe%20%C3%A0%20papa#liste"],
	["/checkout?etape=paiement"],
	["/products?next=//evil.example"],
	["/authentique"],
	["/apiculteurs"],
])("accepts a page of the shop: %s", (wanted) => expect(safeRedirect(wanted)).toBe(wanted));

test("writes what is not ASCII as a browser would", () => {
	expect(safeRedirect("/products?query=pâte d'amande")).toBe("/products?query=p%C3%A2te%20d%27amande");
});

test("the table holds sixty tricks or more, each once", () => {
	expect(new Set(HOSTILE_REDIRECTS.map(([, payload]) => payload)).size).toBe(HOSTILE_REDIRECTS.length);
	expect(HOSTILE_REDIRECTS.length).toBeGreaterThanOrEqual(60);
});

test.each(HOSTILE_REDIRECTS)("never leaves the site by %s", (_trick, payload) => {
	const path = safeRedirect(payload);
	expect(new URL(path, "https://shop.example/login").origin).toBe("https://shop.example");
	expect(path).toBe("/");
});

test.each([
	["nothing", null],
	["nothing at all", undefined],
	["an empty text", ""],
	["a relative path", "checkout"],
	["the login page itself", "/login?redirect=/login"],
	["the register page", "/register"],
	["the callback page", "/auth/callback?token=x"],
	["a call", "/api/oauth2/authorization/google"],
	["the page of a reset link", "/reset-password?token=x"],
])("leads home for %s", (_name, wanted) => expect(safeRedirect(wanted)).toBe("/"));

test("knows the screens that log in", () => {
	expect(["/login", "/auth/callback", "/orders", "/logins"].map(isAuthScreen)).toEqual([true, true, false, false]);
});
