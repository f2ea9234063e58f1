import { describe, expect, it } from "vitest";
import { isNewOrder, statusAfterCapture } from "../orders/order-status";
import { remainingCents } from "../orders/owed";
import { paymentStatus } from "./payment-status";

const facts = { totalCents: 10_000, capturedCents: 0, refundedCents: 0, lastAttemptFailed: false };

describe("payment status is derived from money", () => {
	it.each([
		["PENDING nothing captured", {}, "PENDING"],
		["FAILED last attempt failed and nothing captured", { lastAttemptFailed: true }, "FAILED"],
		["PARTIAL captured under the total", { capturedCents: 2500 }, "PARTIAL"],
		["PARTIAL even when a later attempt failed", { capturedCents: 2500, lastAttemptFailed: true }, "PARTIAL"],
		["PAID captured at the total", { capturedCents: 10_000 }, "PAID"],
		["PAID when a part was given back", { capturedCents: 10_000, refundedCents: 1 }, "PAID"],
		["REFUNDED everything captured was given back", { capturedCents: 2500, refundedCents: 2500 }, "REFUNDED"],
	] as const)("%s", (_name, changed, expected) => {
		expect(paymentStatus({ ...facts, ...changed })).toBe(expected);
	});

	it("what remains is never negative", () => {
		expect(remainingCents({ totalCents: 10_000, capturedCents: 2500 })).toBe(7500);
		expect(remainingCents({ totalCents: 10_000, capturedCents: 12_000 })).toBe(0);
	});
});

describe("order status", () => {
	it("the first successful payment moves PENDING to CONFIRMED and nothing else", () => {
		expect(statusAfterCapture("PENDING")).toBe("CONFIRMED");
		expect(statusAfterCapture("SHIPPED")).toBe("SHIPPED");
	});

	it("an order counts as new if created within 3 days", () => {
		const now = new Date("2026-11-20T12:00:00Z");
		expect(isNewOrder("2026-11-17T12:00:00Z", now)).toBe(true);
		expect(isNewOrder("2026-11-17T11:59:59Z", now)).toBe(false);
	});
});
