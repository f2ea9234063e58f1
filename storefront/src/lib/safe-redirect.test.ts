import { HOSTILE_REDIRECTS } from "@confiserie/domain/hostile-redirects";
import { expect, it } from "vitest";
import { authPath } from "./safe-redirect";

it("the redirect is kept when switching between login and register", () => {
	expect(authPath("/register", "/checkout?etape=paiement")).toBe("/register?redirect=%2Fcheckout%3Fetape%3Dpaiement");
	expect(authPath("/login", "/")).toBe("/login");
});

it.each(HOSTILE_REDIRECTS)("but not %s", (_trick, payload) => expect(authPath("/login", payload)).toBe("/login"));
