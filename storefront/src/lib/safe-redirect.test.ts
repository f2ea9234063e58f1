import { describe, expect, it } from "vitest";
import { authPath, safeRedirect } from "./safe-redirect";

describe("redirect parameter", () => {
	it.each([
		["/checkout"],
		["/orders/CMD-7K3M-9QX2"],
		["/products?tag=HALLOWEEN&tag=BIO"],
		["/products?query=barbe%20%C3%A0%20papa#liste"],
		["/checkout?etape=paiement"],
		["/products?next=//evil.example"],
		["/authentique"],
	])("keeps a page of the shop: %s", (wanted) => expect(safeRedirect(wanted)).toBe(wanted));

	it.each([
		["nothing", null],
		["nothing at all", undefined],
		["an empty text", ""],
		["another host", "https://evil.example/"],
		["a host without scheme", "//evil.example"],
		["three slashes", "///evil.example"],
		["a backslash read as a slash", "/\\evil.example"],
		["two backslashes", "\\\\evil.example"],
		["a script", "javascript:alert(1)"],
		["a script behind a slash-less path", "data:text/html,x"],
		["user information", "//site@evil.example"],
		["user information with a scheme", "https://localhost:3000@evil.example"],
		["a tab that browsers skip", "/\t/evil.example"],
		["a line feed that browsers skip", "/\n/evil.example"],
		["a carriage return before", "\r//evil.example"],
		["a leading space", " //evil.example"],
		["encoded slashes", "/%2F%2Fevil.example"],
		["one encoded slash", "/%2fevil.example"],
		["an encoded backslash", "/%5Cevil.example"],
		["an encoded tab", "/%09/evil.example"],
		["dot segments that leave two slashes", "/.//evil.example"],
		["parent segments that leave two slashes", "/a/..//evil.example"],
		["a broken percent sign", "/%E0%A4%A"],
		["a relative path", "checkout"],
		["a text without end", `/${"a".repeat(3000)}`],
		["the login page itself", "/login?redirect=/login"],
		["the register page", "/register"],
		["the callback page", "/auth/callback?token=x"],
	])("leads home for %s", (_, wanted) => expect(safeRedirect(wanted)).toBe("/"));

	it("is kept when switching between login and register", () => {
		expect(authPath("/register", "/checkout?etape=paiement")).toBe("/register?redirect=%2Fcheckout%3Fetape%3Dpaiement");
		expect(authPath("/login", "/")).toBe("/login");
		expect(authPath("/login", "//evil.example")).toBe("/login");
	});
});
