import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "../orders/order-status";
import { balanceDueCents, firstPaymentCents, type Receipt, refundableCents, spreadRefund } from "./balance";
import { collectedCents, DEPOSIT_PERCENTAGES } from "./deposit";

const facts = { status: "CONFIRMED", totalCents: 5000, capturedCents: 2000, refundedCents: 0 } as const;

describe("the balance of an order", () => {
	it.each([
		["deposit paid", {}, 3000],
		["in preparation, shipped or delivered", { status: "DELIVERED" }, 3000],
		["paid", { capturedCents: 5000 }, 0],
		["paid and partly given back as a gesture", { capturedCents: 5000, refundedCents: 1000 }, 0],
		["deposit partly given back", { refundedCents: 500 }, 3000],
		["deposit given back: the rest stays due", { refundedCents: 2000 }, 3000],
		["cancelled", { status: "CANCELLED" }, 0],
		["an unpaid checkout", { status: "PENDING", capturedCents: 0 }, 0],
		["confirmed by an administrator before any payment", { capturedCents: 0 }, 5000],
		["put back to pending after its deposit", { status: "PENDING" }, 3000],
	] as const)("%s", (_, changes, due) => {
		expect(balanceDueCents({ ...facts, ...changes })).toBe(due);
	});

	it("deposit and balance make the total, in whole cents, for 100,000 orders", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 2500, max: 99_999_999 }),
				fc.constantFrom(...DEPOSIT_PERCENTAGES),
				fc.constantFrom(...ORDER_STATUSES.filter((status) => status !== "CANCELLED")),
				(totalCents, percentage, status) => {
					const capturedCents = collectedCents(totalCents, percentage);
					const due = balanceDueCents({ status, totalCents, capturedCents, refundedCents: 0 });
					const after = balanceDueCents({ status, totalCents, capturedCents: capturedCents + due, refundedCents: 0 });
					return Number.isInteger(due) && due > 0 && capturedCents + due === totalCents && after === 0;
				},
			),
			{ numRuns: 100_000 },
		);
	});
});

describe("the first payment of an order", () => {
	it.each([
		["in full", { expectedCents: 5000 }, 5000],
		["a deposit", { expectedCents: 1500 }, 1500],
		["in full, after a part was taken off", { expectedCents: 5000, withdrawnCents: 3000 }, 2000],
		["a deposit of more than is left", { expectedCents: 1500, withdrawnCents: 4000 }, 1000],
		["of an order that was taken off whole", { expectedCents: 5000, withdrawnCents: 5000 }, 0],
		["as it was, once it has come", { expectedCents: 1500, capturedCents: 1500 }, 1500],
	])("%s", (_, changes, asked) => {
		expect(firstPaymentCents({ totalCents: 5000, capturedCents: 0, ...changes })).toBe(asked);
	});
});

const anyReceipts: fc.Arbitrary<Receipt[]> = fc
	.array(
		fc
			.record({ amountCents: fc.integer({ min: 1, max: 1_000_000 }), share: fc.nat(100), isByHand: fc.boolean() })
			.map(({ amountCents, share, isByHand }) => ({
				amountCents,
				refundedCents: Math.floor((amountCents * share) / 100),
				isByHand,
			})),
		{ maxLength: 5 },
	)
	.map((receipts) => receipts.map((receipt, index) => ({ id: `r${index}`, ...receipt })));

describe("a refund over several receipts", () => {
	const deposit = { id: "deposit", amountCents: 2000, refundedCents: 0, isByHand: false };
	const transfer = { id: "transfer", amountCents: 1000, refundedCents: 0, isByHand: true };
	const balance = { id: "balance", amountCents: 2000, refundedCents: 500, isByHand: false };
	const receipts = [deposit, transfer, balance];

	it("takes cards before transfers, the latest first, and what is left of each", () => {
		expect(spreadRefund(receipts, 1500)).toEqual([{ receiptId: "balance", amountCents: 1500, isByHand: false }]);
		expect(spreadRefund(receipts, 4000)).toEqual([
			{ receiptId: "balance", amountCents: 1500, isByHand: false },
			{ receiptId: "deposit", amountCents: 2000, isByHand: false },
			{ receiptId: "transfer", amountCents: 500, isByHand: true },
		]);
	});

	it.each([4501, 0, -1, 0.5, Number.NaN])("refuses %d cents of 4500", (cents) => {
		expect(() => spreadRefund(receipts, cents)).toThrow(RangeError);
	});

	it("never gives back more than was received, whatever is asked in whatever order", () => {
		fc.assert(
			fc.property(anyReceipts, fc.array(fc.integer({ min: 1, max: 2_000_000 }), { maxLength: 8 }), (start, asked) => {
				const now = start.map((receipt) => ({ ...receipt }));
				for (const cents of asked) {
					const before = refundableCents(now);
					if (cents > before) {
						expect(() => spreadRefund(now, cents)).toThrow(RangeError);
						continue;
					}
					const parts = spreadRefund(now, cents);
					expect(parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(cents);
					for (const part of parts) {
						const receipt = now.find(({ id }) => id === part.receiptId);
						if (receipt) receipt.refundedCents += part.amountCents;
					}
					expect(refundableCents(now)).toBe(before - cents);
				}
				return now.every(({ amountCents, refundedCents }) => refundedCents <= amountCents);
			}),
			{ numRuns: 5000 },
		);
	});
});
