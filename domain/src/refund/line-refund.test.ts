import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balanceDueCents } from "../payments/balance";
import { paymentStatus } from "../payments/payment-status";
import { grossSum } from "../tax/taxed-amount";
import {
	chosenByRate,
	lineRefundFaults,
	type ReturnableLine,
	returnedLines,
	STILL_HERE,
	settleLines,
	settlementTaxes,
} from "./line-refund";

const UNTOUCHED = {
	removedBoxes: 0,
	shippedBoxes: 0,
	packedBoxes: 0,
	returnedBoxes: 0,
	givenBackBoxes: 0,
	declaredBoxes: 0,
};
const line = (changes: Partial<ReturnableLine> = {}): ReturnableLine => {
	return { ...UNTOUCHED, lineId: "a", boxes: 8, unitPriceCents: 900, ratePercent: 20, ...changes };
};
const cake = line({ lineId: "b", boxes: 2, unitPriceCents: 500, ratePercent: 5.5 });

describe("what chosen boxes cost", () => {
	it("is their price with VAT, by rate", () => {
		const chosen = [
			{ lineId: "a", boxes: 3 },
			{ lineId: "b", boxes: 1 },
		];
		expect(chosenByRate([line(), cake], chosen)).toEqual([
			{ ratePercent: 5.5, grossCents: 500 },
			{ ratePercent: 20, grossCents: 2700 },
		]);
	});

	it("leaves out a rate without a chosen box", () => {
		expect(chosenByRate([line(), cake], [{ lineId: "a", boxes: 3 }])).toEqual([{ ratePercent: 20, grossCents: 2700 }]);
	});

	it("the delivery is refunded by the shares it was sold with, whatever lines are chosen", () => {
		const alone = chosenByRate([line(), cake], [], 820);
		expect(alone).toEqual([
			{ ratePercent: 5.5, grossCents: 100 },
			{ ratePercent: 20, grossCents: 720 },
		]);
		expect(grossSum(chosenByRate([line(), cake], [{ lineId: "b", boxes: 2 }], 820))).toBe(1820);
	});
});

it.each<[string, Partial<ReturnableLine>, number]>([
	["none came back", { shippedBoxes: 8 }, 0],
	["of a part that left", { shippedBoxes: 3, returnedBoxes: 2 }, 2],
	["some are refunded", { shippedBoxes: 8, returnedBoxes: 5, givenBackBoxes: 2 }, 3],
	["all are refunded", { shippedBoxes: 8, returnedBoxes: 2, givenBackBoxes: 2 }, 0],
	["the rest was refunded before it left", { removedBoxes: 5, shippedBoxes: 3, returnedBoxes: 3 }, 3],
	["a withdrawal declares the rest", { shippedBoxes: 8, returnedBoxes: 8, declaredBoxes: 6 }, 2],
])("what came back is refunded, without a second restocking: %s", (_, goods, boxes) => {
	const chosen = boxes > 0 ? [{ lineId: "a", boxes, isRestocked: false }] : [];
	expect(returnedLines([line(goods), cake])).toEqual(chosen);
});

describe("how lines that are given back are settled", () => {
	it.each([
		["paid in full", 2700, 0, 14_400, { offBalanceCents: 0, refundCents: 2700, beyondCents: 0 }],
		[
			"a deposit paid, worth less than the balance",
			2700,
			10_800,
			3600,
			{ offBalanceCents: 2700, refundCents: 0, beyondCents: 0 },
		],
		[
			"a deposit paid, worth more",
			12_000,
			10_800,
			3600,
			{ offBalanceCents: 10_800, refundCents: 1200, beyondCents: 0 },
		],
		[
			"all but a little given back by amount",
			2700,
			0,
			1000,
			{ offBalanceCents: 0, refundCents: 1000, beyondCents: 1700 },
		],
		["nothing left to give back", 2700, 0, 0, { offBalanceCents: 0, refundCents: 0, beyondCents: 2700 }],
	])("%s", (_, worth, balanceCents, refundableCents, parts) => {
		expect(settleLines(worth, { balanceCents, refundableCents })).toEqual({ worthCents: worth, ...parts });
	});

	const cents = fc.integer({ min: 0, max: 1_000_000 });

	it("never gives back more than was paid, nor takes off more than is due, and loses no cent", () => {
		fc.assert(
			fc.property(cents, cents, cents, (worth, balanceCents, refundableCents) => {
				const { offBalanceCents, refundCents, beyondCents } = settleLines(worth, { balanceCents, refundableCents });
				expect(offBalanceCents).toBeLessThanOrEqual(balanceCents);
				expect(refundCents).toBeLessThanOrEqual(refundableCents);
				expect(Math.min(offBalanceCents, refundCents, beyondCents)).toBeGreaterThanOrEqual(0);
				expect(offBalanceCents + refundCents + beyondCents).toBe(worth);
			}),
		);
	});

	const orders = fc.array(
		fc.record({
			boxes: fc.integer({ min: 1, max: 50 }),
			unitPriceCents: fc.integer({ min: 1, max: 9999 }),
			ratePercent: fc.constantFrom(5.5, 20),
		}),
		{ minLength: 1, maxLength: 5 },
	);

	it("line by line, box by box and with the delivery: in the end exactly what was paid is back, and a gesture before counts", () => {
		fc.assert(
			fc.property(orders, fc.nat(2000), fc.nat(100), fc.nat(100), (sold, shippingCents, paidPart, gesturePart) => {
				const lines = sold.map((one, index) => ({ ...one, lineId: `${index}` }));
				const totalCents = lines.reduce(
					(sum, { boxes, unitPriceCents }) => sum + boxes * unitPriceCents,
					shippingCents,
				);
				const capturedCents = Math.max(1, Math.floor((totalCents * paidPart) / 100));
				const gesture = Math.floor(((capturedCents - 1) * gesturePart) / 100);
				const order = {
					status: "DELIVERED" as const,
					totalCents,
					withdrawnCents: 0,
					capturedCents,
					refundedCents: gesture,
				};
				const give = (worth: number) => {
					const left = { balanceCents: balanceDueCents(order), refundableCents: capturedCents - order.refundedCents };
					const { offBalanceCents, refundCents } = settleLines(worth, left);
					order.withdrawnCents += offBalanceCents;
					order.refundedCents += refundCents;
				};
				for (const one of lines)
					for (const part of [1, one.boxes - 1].filter((boxes) => boxes > 0))
						give(grossSum(chosenByRate(lines, [{ lineId: one.lineId, boxes: part }])));
				give(grossSum(chosenByRate(lines, [], shippingCents)));
				expect(order.refundedCents).toBe(capturedCents);
				expect(balanceDueCents(order)).toBe(0);
				expect(paymentStatus({ ...order, lastAttemptFailed: false })).toBe("REFUNDED");
			}),
		);
	});

	it("VAT adds up to what moves, net and VAT to the gross", () => {
		const worth = chosenByRate(
			[line(), cake],
			[
				{ lineId: "a", boxes: 3 },
				{ lineId: "b", boxes: 1 },
			],
			820,
		);
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 6000 }), (refundableCents) => {
				const settled = settleLines(grossSum(worth), { balanceCents: 0, refundableCents });
				const taxes = settlementTaxes(worth, settled);
				expect(grossSum(taxes)).toBe(settled.refundCents);
				for (const { netCents, vatCents, grossCents } of taxes) expect(netCents + vatCents).toBe(grossCents);
			}),
		);
	});
});

it("a cent belongs to one rate: a rate that does not change has no line", () => {
	const worth = [
		{ ratePercent: 5.5, grossCents: 500 },
		{ ratePercent: 20, grossCents: 2700 },
	];
	const settled = settleLines(3200, { balanceCents: 0, refundableCents: 1 });
	expect(settlementTaxes(worth, settled)).toMatchObject([{ ratePercent: 20, grossCents: 1 }]);
});

describe("a choice of lines", () => {
	const faults = (changes: Partial<ReturnableLine>, boxes: number, isRestocked = false) =>
		lineRefundFaults([line(changes)], [{ lineId: "a", boxes, isRestocked }]).map(
			({ field, message }) => `${field}: ${message}`,
		);

	it.each([
		["all of it", {}, 8, []],
		["what earlier refunds left", { givenBackBoxes: 5 }, 3, []],
		["one more than they left", { givenBackBoxes: 5 }, 4, ["boxes: Au plus 3 cartons de cet article."]],
		[
			"of a line that is given back",
			{ removedBoxes: 3, givenBackBoxes: 5 },
			1,
			["boxes: Cet article est déjà entièrement remboursé ou rétracté."],
		],
		["of another order", { lineId: "z" }, 1, ["lineId: Cet article n'est pas dans la commande."]],
	] as const)("%s", (_, changes, boxes, expected) => expect(faults(changes, boxes)).toEqual(expected));

	it("names a line once, and puts boxes back into stock only once they have left it", () => {
		const chosen = ["b", "a", "a"].map((lineId) => ({ lineId, boxes: 1, isRestocked: false }));
		expect(lineRefundFaults([line(), cake], chosen)).toEqual([
			{ index: 2, field: "lineId", message: "Cet article figure deux fois." },
		]);
		expect(faults({}, 1, true)).toEqual([`isRestocked: ${STILL_HERE}`]);
		expect(faults({ shippedBoxes: 8 }, 1, true)).toEqual([]);
		expect(faults({ shippedBoxes: 2 }, 3, true)).toEqual(["isRestocked: Au plus 2 cartons à remettre en stock."]);
		expect(faults({ shippedBoxes: 2 }, 3)).toEqual([]);
		expect(faults({ shippedBoxes: 2, returnedBoxes: 2 }, 1, true)[0]).toContain("est déjà revenu");
	});
});
