import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers";

test.each([
	"/app",
	"/app/",
	"/app?x=1",
	"/app/login",
	"/app/assets/index.js",
	"/admin/products",
	"/auth/session",
	"/store/carts/cart_1",
	"/static/a.svg",
	"/health",
	"/",
])("%s cannot be framed or sniffed, and sends no referrer", (url) => {
	for (const isDevelopment of [true, false])
		expect(securityHeaders(url, isDevelopment)).toMatchObject({
			"Content-Security-Policy": expect.stringContaining("frame-ancestors 'none'"),
			"Referrer-Policy": url.startsWith("/app") ? "same-origin" : "no-referrer",
			"X-Content-Type-Options": "nosniff",
			"X-Frame-Options": "DENY",
		});
});

test("Medusa Admin runs the scripts of its own build and no other", () => {
	const policy = securityHeaders("/app/orders", false)["Content-Security-Policy"] ?? "";
	const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"));
	expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
	expect(policy).toContain("connect-src 'self'");
});

test.each(["/application", "/apps", "/admin", "/auth/user/emailpass", "/api/products"])(
	"%s is no page: it loads nothing",
	(url) => {
		expect(securityHeaders(url, false)["Content-Security-Policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
	},
);

test.each([
	["/admin/customers?limit=1", "no-store"],
	["/auth/session", "no-store"],
	["/app/orders", undefined],
	["/static/nougat.webp", undefined],
])("%s has the right Cache-Control: %s", (url, cacheControl) => {
	expect(securityHeaders(url, false)["Cache-Control"]).toBe(cacheControl);
});
