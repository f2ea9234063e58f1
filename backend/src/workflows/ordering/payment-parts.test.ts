import { expect, test } from "vitest";
import { paymentParts } from "./payment-parts";

const open = (amountCents: number) => ({ amountCents, isCaptured: false });
const paid = (amountCents: number) => ({ amountCents, isCaptured: true });

test.each([
	["paid in full", 5000, 5000, 5000, [paid(5000)]],
	["unpaid", 5000, 5000, 0, [open(5000)]],
	["deposit paid, balance due", 5000, 2500, 2500, [paid(2500), open(2500)]],
	["deposit and balance paid", 5000, 2000, 5000, [paid(2000), paid(3000)]],
])("%s", (_, totalCents, expectedCents, capturedCents, parts) => {
	expect(paymentParts({ totalCents, expectedCents, capturedCents })).toEqual(parts);
});
