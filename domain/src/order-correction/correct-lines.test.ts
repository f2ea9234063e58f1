import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correctedShipping, correctLines } from "./correct-lines";
import { articleRefusal, settleDifference, totalRefusal } from "./difference";

const ORDERED = [
	{ productId: "nougat", boxes: 8, unitPriceCents: 900 },
	{ productId: "calisson", boxes: 1, unitPriceCents: 1500 },
];
const PRICES: Record<string, number> = { nougat: 1000, praline: 700 };
const today = (id: string, boxes: number) => (id === "nougat" && boxes >= 48 ? 800 : PRICES[id]);

describe("prices of a corrected order", () => {
	it.each([
		["as it is", { nougat: 8, calisson: 1 }, [900, 1500], []],
		["fewer boxes have the agreed price, below its tier too", { nougat: 3, calisson: 1 }, [900, 1500], []],
		["more at the agreed price where today's is higher", { nougat: 9, calisson: 1 }, [900, 1500], []],
		["more at today's tier where that is lower", { nougat: 48, calisson: 1 }, [800, 1500], []],
		["new at today's price", { nougat: 8, praline: 2 }, [900, 700], []],
		["more of what is not sold any more cannot be had", { nougat: 8, calisson: 2 }, [900, 1500], ["calisson"]],
	])("%s", (_, wanted, prices, missing) => {
		const lines = Object.entries(wanted).map(([productId, boxes]) => ({ productId, boxes }));
		const corrected = correctLines(ORDERED, lines, today);
		expect(corrected.lines.map(({ unitPriceCents }) => unitPriceCents)).toEqual(prices);
		expect(corrected.unavailable).toEqual(missing);
	});

	it.each([
		["fewer boxes have the reduced price", 3, 900, 1000],
		["more share what was taken off", 10, 920, 1000],
		["more at a lower tier too", 48, 783, 800],
		["never less than that", 900, 799, 800],
	])("a promotion: %s", (_, boxes, unitPriceCents, listUnitPriceCents) => {
		const ordered = [{ productId: "nougat", boxes: 8, unitPriceCents: 900, listUnitPriceCents: 1000 }];
		const { lines } = correctLines(ordered, [{ productId: "nougat", boxes }], today);
		expect(lines).toMatchObject([{ unitPriceCents, listUnitPriceCents }]);
	});

	it.each([
		["stays as agreed", 3000, 499, 2000, 499],
		["stays free as agreed below the threshold", 3000, 0, 2000, 0],
		["becomes free over the threshold", 3000, 499, 4000, 0],
		["costs today's price under it", 5000, 0, 3999, 499],
		["stays free above it", 5000, 0, 4500, 0],
	])("delivery %s", (_, subtotalCents, shippingCents, after, expected) => {
		const rules = { freeShippingThresholdCents: 4000, shippingCostCents: 499 };
		expect(correctedShipping({ subtotalCents, shippingCents }, after, rules)).toBe(expected);
	});
});

describe("how the difference is settled", () => {
	it.each([
		["paid, more", 10_000, 10_000, 12_000, { addedCents: 2000, offBalanceCents: 0, refundCents: 0, dueCents: 2000 }],
		["paid, less", 10_000, 10_000, 8000, { addedCents: 0, offBalanceCents: 0, refundCents: 2000, dueCents: 0 }],
		["deposit, more", 10_000, 2500, 12_000, { addedCents: 2000, offBalanceCents: 0, refundCents: 0, dueCents: 9500 }],
		["deposit, less", 10_000, 2500, 8000, { addedCents: 0, offBalanceCents: 2000, refundCents: 0, dueCents: 5500 }],
		["unpaid, less", 10_000, 0, 8000, { addedCents: 0, offBalanceCents: 2000, refundCents: 0, dueCents: 8000 }],
		["balance first", 10_000, 9500, 8000, { addedCents: 0, offBalanceCents: 500, refundCents: 1500, dueCents: 0 }],
		["the same total", 10_000, 2500, 10_000, { addedCents: 0, offBalanceCents: 0, refundCents: 0, dueCents: 7500 }],
	])("%s", (_, totalCents, capturedCents, after, expected) => {
		expect(settleDifference({ totalCents, capturedCents }, after)).toEqual(expected);
	});

	it("a payment corrected after a correction gave money back is due whole, and lowers first", () => {
		const order = { totalCents: 8000, correctedCents: 2000, capturedCents: 7000, refundedCents: 2000 };
		expect(settleDifference(order, 8000).dueCents).toBe(3000);
		expect(settleDifference(order, 6000)).toEqual({
			addedCents: 0,
			offBalanceCents: 2000,
			refundCents: 0,
			dueCents: 1000,
		});
	});

	it("no cent is lost: what was received, less what goes back, with what is due is the new total", () => {
		const cents = fc.integer({ min: 1, max: 1_000_000 });
		fc.assert(
			fc.property(cents, fc.nat(100), cents, (totalCents, paidPercent, after) => {
				const capturedCents = Math.floor((totalCents * paidPercent) / 100);
				const { addedCents, offBalanceCents, refundCents, dueCents } = settleDifference(
					{ totalCents, capturedCents },
					after,
				);
				expect(capturedCents - refundCents + dueCents).toBe(after);
				expect(addedCents - offBalanceCents - refundCents).toBe(after - totalCents);
				expect(refundCents === 0 || dueCents === 0).toBe(true);
				expect(Math.min(addedCents, offBalanceCents, refundCents, dueCents)).toBeGreaterThanOrEqual(0);
				expect(refundCents).toBeLessThanOrEqual(capturedCents);
			}),
		);
	});
});

describe("what refuses a correction", () => {
	const open = {
		status: "CONFIRMED" as const,
		hasLeft: false,
		isEntered: false,
		isOfChannel: false,
		isContested: false,
		isRefunded: false,
	};
	it.each([
		[{}, null],
		[{ status: "SHIPPED" as const }, /partie/],
		[{ status: "PENDING" as const }, /pas fini de payer/],
		[{ status: "PENDING" as const, isEntered: true }, null],
		[{ isOfChannel: true }, /canal de vente/],
		[{ isContested: true }, /rétractation/],
		[{ isRefunded: true }, /remboursée/],
	])("%j", (change, words) => {
		const refusal = articleRefusal({ ...open, ...change });
		if (words) expect(refusal).toMatch(words);
		else expect(refusal).toBeNull();
	});

	const paid = { totalCents: 10_000, capturedCents: 10_000, correctedCents: 0, isDepositInvoiced: false };
	it.each([
		[{}, 12_000, null],
		[{}, 1, null],
		[{}, 0, /annulez/],
		[{}, 100_000_000, /999/],
		[{ correctedCents: 500 }, 10_001, /nouvelle commande/],
		[{ correctedCents: 500 }, 9000, null],
		[{ capturedCents: 2500, isDepositInvoiced: true }, 2499, /25,00/],
		[{ capturedCents: 2500, isDepositInvoiced: true }, 2500, null],
	])("%j to %i", (change, totalCents, words) => {
		const refusal = totalRefusal({ ...paid, ...change }, totalCents);
		if (words) expect(refusal).toMatch(words);
		else expect(refusal).toBeNull();
	});
});
