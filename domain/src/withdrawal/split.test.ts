import { describe, expect, it } from "vitest";
import { isGivenBack } from "../orders/owed";
import { turnoverCents } from "../orders/turnover";
import { balanceDueCents } from "../payments/balance";
import { paymentStatus } from "../payments/payment-status";
import { splitWithdrawal } from "./split";

const TOTAL = 10_000;

/** An order after a withdrawal that was settled by the rule. */
function after(capturedCents: number, refundedCents: number, worth: number) {
	const before = { status: "CONFIRMED" as const, totalCents: TOTAL, capturedCents, refundedCents };
	const { offBalanceCents, refundCents } = splitWithdrawal(worth, balanceDueCents(before));
	const order = { ...before, withdrawnCents: offBalanceCents, refundedCents: refundedCents + refundCents };
	return { order, offBalanceCents, refundCents, balance: balanceDueCents(order) };
}

describe("a withdrawal settles the payments against the remaining goods", () => {
	it.each([
		["deposit paid, worth less than the balance", 2500, 0, 2000, 2000, 0, 5500],
		["deposit paid, worth more than the deposit", 2500, 0, 6000, 6000, 0, 1500],
		["deposit paid, worth the balance", 2500, 0, 7500, 7500, 0, 0],
		["deposit paid, worth more than the balance", 2500, 0, 8000, 7500, 500, 0],
		["deposit paid, everything withdrawn", 2500, 0, 10_000, 7500, 2500, 0],
		["deposit paid, a part of it given back as a gesture", 2500, 500, 6000, 6000, 0, 1500],
		["balance paid, one line", 10_000, 0, 2000, 0, 2000, 0],
		["balance paid, everything", 10_000, 0, 10_000, 0, 10_000, 0],
		["accepted by hand, nothing paid", 0, 0, 4000, 4000, 0, 6000],
	])("%s", (_, captured, refunded, worth, off, back, balance) => {
		expect(after(captured, refunded, worth)).toMatchObject({ offBalanceCents: off, refundCents: back, balance });
	});

	it("whatever was paid and is withdrawn, before or after the balance: what is paid in the end is the price less the withdrawal", () => {
		for (let captured = 0; captured <= TOTAL; captured += 500)
			for (let worth = 0; worth <= TOTAL; worth += 500) {
				const { order, refundCents, balance } = after(captured, 0, worth);
				const retained = captured + balance - refundCents;
				const isOver = isGivenBack(order);
				expect([captured, worth, retained]).toEqual([captured, worth, TOTAL - worth]);
				expect([captured, worth, turnoverCents(order)]).toEqual([captured, worth, isOver ? 0 : TOTAL - worth]);
				if (captured > 0 && !isOver)
					expect(paymentStatus({ ...order, lastAttemptFailed: false })).toBe(balance === 0 ? "PAID" : "PARTIAL");
			}
	});

	it("the same withdrawal comes to the same before the balance is paid and after it", () => {
		for (let worth = 0; worth < TOTAL; worth += 250) {
			const before = after(2500, 0, worth);
			const later = after(TOTAL, 0, worth);
			expect(2500 + before.balance - before.refundCents).toBe(TOTAL - later.refundCents);
		}
	});
});
