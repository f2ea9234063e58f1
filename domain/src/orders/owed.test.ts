import { expect, it } from "vitest";
import { owed } from "./owed";

/** 90 EUR on account. */
const sale = { totalCents: 9000, capturedCents: 0, refundedCents: 0 };

it.each([
	["nothing paid", {}, [9000, 0, 9000]],
	["paid", { capturedCents: 9000 }, [9000, 9000, 0]],
	["a payment of 10 that was recorded by mistake and corrected", { capturedCents: 0 }, [9000, 0, 9000]],
	["goods of 30 given back of a paid order", { capturedCents: 9000, refundedCents: 3000 }, [6000, 6000, 0]],
	["goods of 30 taken off the unpaid part", { withdrawnCents: 3000 }, [6000, 0, 6000]],
	["a deposit of 27 waived as a gesture", { capturedCents: 2700, refundedCents: 2700 }, [6300, 0, 6300]],
	["10 more than the price", { capturedCents: 10_000 }, [9000, 10_000, -1000]],
] as const)("%s", (_, changes, [dueCents, paidCents, outstandingCents]) => {
	expect(owed({ ...sale, ...changes })).toEqual({ dueCents, paidCents, outstandingCents });
});
