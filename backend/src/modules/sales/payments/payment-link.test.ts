import { expect, test } from "vitest";
import { readPaymentLink, signPaymentLink } from "./payment-link";

const SECRET = "s".repeat(32);
const now = new Date("2026-11-20T10:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const { token, expiresAt } = signPaymentLink("CMD-7K3M-9QX2", SECRET, now);

test("a link names its order for thirty days", () => {
	expect(expiresAt).toEqual(days(30));
	expect(readPaymentLink(token, SECRET, now)).toBe("CMD-7K3M-9QX2");
	expect(readPaymentLink(token, SECRET, days(29.99))).toBe("CMD-7K3M-9QX2");
	expect(readPaymentLink(token, SECRET, days(30))).toBeUndefined();
});

test("it fits into an address as it is", () => {
	expect(encodeURIComponent(token)).toBe(token);
});

test.each([
	["another order", token.replace("7K3M", "7K3N")],
	["a later end", token.replace(/\.[0-9a-z]+\./, ".zzzzzzz.")],
	["a cut signature", token.slice(0, -1)],
	["no signature", token.replace(/\.[^.]+$/, "")],
	["more than a link", `${token}.x`],
	["nothing", ""],
])("%s opens nothing", (_, changed) => {
	expect(readPaymentLink(changed, SECRET, now)).toBeUndefined();
});

test("another secret's link opens nothing", () => {
	expect(readPaymentLink(token, "t".repeat(32), now)).toBeUndefined();
});
