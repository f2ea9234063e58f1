import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetWantedPage, rememberWantedPage, storedWantedPage } from "./wanted-page";

afterEach(() => {
	forgetWantedPage();
	vi.restoreAllMocks();
});

it("stores the page in local storage and in a cookie of 600 s", () => {
	const written = vi.spyOn(document, "cookie", "set");
	rememberWantedPage("/checkout?etape=paiement");
	expect(localStorage.getItem("redirectAfterAuth")).toBe("/checkout?etape=paiement");
	expect(written).toHaveBeenCalledWith(
		"redirectAfterAuth=%2Fcheckout%3Fetape%3Dpaiement; Max-Age=600; Path=/; SameSite=Lax",
	);
	expect(storedWantedPage()).toBe("/checkout?etape=paiement");
});

describe("over TLS the cookie is of this host alone", () => {
	beforeEach(() => {
		vi.stubGlobal("location", { protocol: "https:" });
	});
	afterEach(() => {
		vi.unstubAllGlobals();
	});

	it("when it is written", () => {
		const written = vi.spyOn(document, "cookie", "set").mockReturnValue();
		rememberWantedPage("/orders");
		expect(written).toHaveBeenCalledWith(
			"__Host-redirectAfterAuth=%2Forders; Max-Age=600; Path=/; SameSite=Lax; Secure",
		);
	});

	it("when it is read", () => {
		vi.spyOn(document, "cookie", "get").mockReturnValue("a=b; __Host-redirectAfterAuth=%2Forders");
		expect(storedWantedPage()).toBe("/orders");
	});
});

it("falls back on the cookie when local storage has lost it", () => {
	rememberWantedPage("/orders");
	localStorage.clear();
	expect(storedWantedPage()).toBe("/orders");
});

it("is gone from both once it has served", () => {
	rememberWantedPage("/orders");
	forgetWantedPage();
	expect(storedWantedPage()).toBeNull();
	expect(document.cookie).not.toContain("redirectAfterAuth");
});

it("never leads off the site, however it got there", () => {
	rememberWantedPage("//evil.example");
	expect(storedWantedPage()).toBe("/");
	localStorage.setItem("redirectAfterAuth", "//evil.example");
	expect(storedWantedPage()).toBe("/");
});
