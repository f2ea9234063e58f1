import { expect, test } from "vitest";
import { isAuthScreen } from "./auth-screens";
import { HOSTILE_REDIRECTS } from "./hostile-redirects";
import { safeRedirect } from "./safe-redirect";

test.each([
	["/checkout"],
	["/orders/CMD-7K3M-9QX2"],
	["/products?tag=HALLOWEEN&tag=BIO"],
	["/products?query=barbe%20%C3%A0%20papa#liste"],
	["/checkout?etape=paiement"],
	["/products?next=//evil.example"],
	["/authentique"],
	["/apiculteurs"],
])("keeps a page of the shop: %s", (wanted) => expect(safeRedirect(wanted)).toBe(wanted));

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
