import { describe, expect, test } from "vitest";
import {
	atGoogle,
	beginAtGoogle,
	CookieJar,
	comeBack,
	consentAt,
	googleClaims,
	signInAtGoogle,
} from "../support/google";

describe("the callback leads to /auth/callback?error=…", () => {
	const errorOf = (page: URL) => {
		expect(page.pathname).toBe("/auth/callback");
		expect(page.searchParams.get("token")).toBeNull();
		return page.searchParams.get("error");
	};

	test("access_denied when the person refuses", async () => {
		await atGoogle({ error: "access_denied" });
		expect(errorOf((await signInAtGoogle()).page)).toBe("access_denied");
	});

	test("google_refused for any other error of the provider", async () => {
		await atGoogle({ error: "server_error" });
		expect(errorOf((await signInAtGoogle()).page)).toBe("google_refused");
	});

	test("sign_in_expired in another browser, and when it is opened twice", async () => {
		await atGoogle({ claims: googleClaims() });
		const jar = new CookieJar();
		const callback = await consentAt(await beginAtGoogle(jar));
		expect(errorOf(await comeBack(new CookieJar(), callback))).toBe("sign_in_expired");
		expect((await comeBack(jar, callback)).searchParams.get("token")).not.toBeNull();
		expect(errorOf(await comeBack(jar, callback))).toBe("sign_in_expired");
	});

	test("google_refused for a state that is not the browser's", async () => {
		await atGoogle({ claims: googleClaims(), state: "another" });
		expect(errorOf((await signInAtGoogle()).page)).toBe("google_refused");
	});

	test("google_refused for the code of another browser's sign-in (PKCE)", async () => {
		await atGoogle({ claims: googleClaims() });
		const victim = new CookieJar();
		const stolen = await consentAt(await beginAtGoogle(new CookieJar()));
		const own = await beginAtGoogle(victim);
		stolen.searchParams.set("state", own.searchParams.get("state") ?? "");
		expect(errorOf(await comeBack(victim, stolen))).toBe("google_refused");
	});

	test("sign_in_expired for a forged or changed cookie", async () => {
		await atGoogle({ claims: googleClaims() });
		const jar = new CookieJar();
		const callback = await consentAt(await beginAtGoogle(jar));
		const forged = new CookieJar();
		const [header, content, signature = ""] = (jar.header.cookie ?? "").split("=")[1]?.split(".") ?? [];
		forged.take(new Headers([["set-cookie", `google_sign_in=${header}.${content}.A${signature.slice(1)}A; Path=/`]]));
		expect(errorOf(await comeBack(forged, callback))).toBe("sign_in_expired");
	});

	const now = Math.floor(Date.now() / 1000);
	test.each<[string, Record<string, unknown>]>([
		["another nonce", { nonce: "another" }],
		["no nonce", { nonce: null }],
		["another issuer", { iss: "https://evil.example" }],
		["another audience", { aud: "another" }],
		["an expiry in the past", { exp: now - 3600 }],
		["a beginning in the future", { nbf: now + 3600 }],
		["no subject", { sub: null }],
		["an empty subject", { sub: "" }],
	])("google_refused for an identity token with %s", async (_name, claims) => {
		await atGoogle({ claims: { ...googleClaims(), ...claims } });
		expect(errorOf((await signInAtGoogle()).page)).toBe("google_refused");
	});

	test("google_refused for an identity token whose signature does not fit", async () => {
		await atGoogle({ claims: googleClaims(), isTampered: true });
		expect(errorOf((await signInAtGoogle()).page)).toBe("google_refused");
	});

	test.each([
		["is not verified", { email_verified: false }],
		["is verified in words alone", { email_verified: "true" }],
		["is not said to be verified", { email_verified: null }],
		["is missing", { email: null }],
		["is none", { email: "x" }],
	])("email_not_verified when the e-mail %s", async (_name, claims) => {
		const person = googleClaims(claims);
		await atGoogle({ claims: person });
		expect(errorOf((await signInAtGoogle()).page)).toBe("email_not_verified");
	});
});
