import { expect, it } from "vitest";
import { type AttentionFacts, attention } from "./attention";

const NOW = new Date("2026-11-20T12:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const paid: AttentionFacts = {
	status: "CONFIRMED",
	confirmedAt: hoursAgo(1),
	totalCents: 1000,
	capturedCents: 1000,
	refundedCents: 0,
	lastAttemptFailed: false,
};
const unpaid = { capturedCents: 0 };

it.each<[string, Partial<AttentionFacts>, ReturnType<typeof attention>]>([
	["a fresh paid order", {}, null],
	["48 hours old to the minute", { confirmedAt: hoursAgo(48) }, null],
	["older than the shipping promise", { confirmedAt: hoursAgo(48.1) }, "LATE"],
	["old and being prepared", { status: "PREPARING", confirmedAt: hoursAgo(60) }, "LATE"],
	["shipped and paid", { status: "SHIPPED", confirmedAt: hoursAgo(500) }, null],
	["shipped with a balance", { status: "SHIPPED", capturedCents: 250 }, "BALANCE_DUE"],
	["shipped, its deposit given back", { status: "SHIPPED", capturedCents: 250, refundedCents: 250 }, "BALANCE_DUE"],
	["refunded, packed in the engine already", { status: "PREPARING", refundedCents: 1000 }, "REFUNDED"],
	["to be shipped, its deposit given back", { capturedCents: 250, refundedCents: 250 }, "REFUNDED"],
	["refunded in part", { refundedCents: 300 }, null],
	["delivered unpaid", { status: "DELIVERED", ...unpaid }, "BALANCE_DUE"],
	["cancelled with money here", { status: "CANCELLED" }, "REFUND_DUE"],
	["cancelled and refunded", { status: "CANCELLED", refundedCents: 1000 }, null],
	["cancelled unpaid", { status: "CANCELLED", ...unpaid }, null],
	["unpaid", { status: "PENDING", ...unpaid, confirmedAt: null }, null],
	["refused card", { status: "PENDING", ...unpaid, confirmedAt: null, lastAttemptFailed: true }, "PAYMENT_FAILED"],
	[
		"refused card after a deposit",
		{ status: "PENDING", capturedCents: 250, confirmedAt: null, lastAttemptFailed: true },
		null,
	],
])("%s", (_, facts, reason) => {
	expect(attention({ ...paid, ...facts }, NOW)).toBe(reason);
});
