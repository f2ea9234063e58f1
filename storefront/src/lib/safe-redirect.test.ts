import { expect, it } from "vitest";
import { authPath } from "./safe-redirect";

it("the redirect survives a switch between login and register", () => {
	expect(authPath("/register", "/checkout?etape=paiement")).toBe("/register?redirect=%2Fcheckout%3Fetape%3Dpaiement");
	expect(authPath("/login", "/")).toBe("/login");
});

it("but not one that leaves the site", () => expect(authPath("/login", "//evil.example")).toBe("/login"));
