import { HOSTILE_REDIRECTS } from "@confiserie/domain/hostile-redirects";
import { afterEach, expect, it, vi } from "vitest";
import { forgetWantedPage, rememberWantedPage, storedWantedPage } from "./wanted-page";

afterEach(() => {
	forgetWantedPage();
	vi.restoreAllMocks();
});

it("keeps the page in local storage and in a cookie of 600 s", () => {
	const written = vi.spyOn(document, "cookie", "set");
	rememberWantedPage("/checkout?etape=paiement");
	expect(localStorage.getItem("redirectAfterAuth")).toBe("/checkout?etape=paiement");
	expect(written).toHaveBeenCalledWith(
		"redirectAfterAuth=%2Fcheckout%3Fetape%3Dpaiement; Max-Age=600; Path=/; SameSite=Lax",
	);
	expect(storedWantedPage()).toBe("/checkout?etape=paiement");
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

it.each(HOSTILE_REDIRECTS)("never leads off the site by %s, however it got there", (_trick, payload) => {
	rememberWantedPage(payload);
	expect(storedWantedPage()).toBe("/");
	localStorage.setItem("redirectAfterAuth", payload);
	expect(storedWantedPage()).toBe("/");
});
