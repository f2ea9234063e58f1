// @vitest-environment node
import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import nextConfig from "../../next.config";
import { proxy } from "../proxy";
import { contentSecurityPolicy, openerPolicy } from "./security";

const directive = (policy: string, name: string) =>
	policy
		.split("; ")
		.find((part) => part.startsWith(`${name} `))
		?.slice(name.length + 1);

describe("the content security policy", () => {
	it("knows no host but the shop's own while no card is taken", () => {
		const policy = contentSecurityPolicy("abc", false);
		expect(policy).not.toContain("https:");
		expect(directive(policy, "frame-src")).toBe("'none'");
		expect(directive(policy, "script-src")).toBe("'self' 'nonce-abc' 'strict-dynamic'");
	});

	it("opens to Stripe's hosts, and to no other, where Stripe takes the cards", () => {
		const policy = contentSecurityPolicy("abc", true);
		const hosts = policy.match(/https:\/\/[^\s;]+/g) ?? [];
		expect(hosts.filter((host) => !/^https:\/\/(\*\.)?(js|hooks|api|\*\.js)\.stripe\.com$/.test(host))).toEqual([]);
		expect(directive(policy, "frame-src")).toBe(
			"https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
		);
		expect(directive(policy, "connect-src")).toBe("'self' https://api.stripe.com");
		expect(directive(policy, "script-src")).toContain("'nonce-abc' 'strict-dynamic' https://js.stripe.com");
		expect(directive(policy, "frame-ancestors")).toBe("'none'");
	});
});

it("the shop's windows are its own; wallets and Link may answer from theirs where Stripe takes the cards", () => {
	expect(openerPolicy(false)).toBe("same-origin");
	expect(openerPolicy(true)).toBe("same-origin-allow-popups");
});

const POLICY =
	"default-src 'self'; script-src 'self' 'nonce-N' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; " +
	"img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; " +
	"form-action 'self'; frame-ancestors 'none'";
const policyAt = async (path: string) =>
	(await proxy(new NextRequest(`http://shop.test${path}`))).headers
		.get("content-security-policy")
		?.replace(/'nonce-[^']+'/, "'nonce-N'");

describe("the policy that a page gets", () => {
	it("is what it is, to the letter", () => {
		expect(contentSecurityPolicy("N", false)).toBe(POLICY);
	});

	it.each(["/", "/catalogue", "/account", "/login", "/administration", "/admin-", "/shop/admin"])(
		"at %s is the strict one",
		async (path) => {
			expect(await policyAt(path)).toBe(POLICY);
		},
	);

	it.each(["/admin", "/admin/orders/picking?orders=CMD-1", "/commande-rapide"])(
		"at %s lets WebAssembly run, and nothing else",
		async (path) => {
			expect(await policyAt(path)).toBe(POLICY.replace("'strict-dynamic'", "'strict-dynamic' 'wasm-unsafe-eval'"));
		},
	);
});

it("the camera is allowed where codes are scanned alone, and nothing else is anywhere", async () => {
	const rules = (await nextConfig.headers?.()) ?? [];
	const allowed = rules.map(({ source, headers }) => [
		source,
		headers.find(({ key }) => key === "Permissions-Policy")?.value,
	]);
	expect(allowed).toEqual([
		["/:path*", "camera=(), microphone=(), geolocation=(), browsing-topics=()"],
		["/admin/:path*", "camera=(self), microphone=(), geolocation=(), browsing-topics=()"],
		["/commande-rapide/:path*", "camera=(self), microphone=(), geolocation=(), browsing-topics=()"],
	]);
});
