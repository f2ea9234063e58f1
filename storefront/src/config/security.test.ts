import { describe, expect, it } from "vitest";
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
