import fc from "fast-check";
import { expect, it } from "vitest";
import { shareByRate } from "../invoicing/share";
import { depositCents } from "../payments/deposit";
import { type SaleTax, taxOf } from "./sale-tax";
import { grossSum, type TaxedAmount } from "./taxed-amount";

const BASKETS = 100_000;

const basket = fc.record({
	lines: fc.array(
		fc.record({
			quantity: fc.integer({ min: 1, max: 999 }),
			unitPriceCents: fc.integer({ min: 0, max: 50_000 }),
			ratePercent: fc.constantFrom(2.1, 5.5, 10, 20),
		}),
		{ minLength: 1, maxLength: 8 },
	),
	shippingCents: fc.integer({ min: 0, max: 5_000 }),
	reductionShare: fc.constantFrom(0, 0, 0.1, 0.333, 1),
	depositPercentage: fc.integer({ min: 20, max: 80 }),
	laterParts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
});

it(`adds up to the cent for ${BASKETS} random baskets: HT + VAT = TTC, deposit + balance = total by rate`, () => {
	fc.assert(
		fc.property(basket, ({ lines, shippingCents, reductionShare, depositPercentage, laterParts }) => {
			const goods = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0);
			const reductionCents = Math.floor(goods * reductionShare);
			const tax = taxOf({ lines, shippingCents, reductionCents });
			const total = goods - reductionCents + shippingCents;
			equal(grossSum(tax.totals), total);
			equal(grossSum(tax.shipping), shippingCents);
			tax.totals.forEach(holds);
			[...tax.lines, ...tax.shipping].forEach(isWhole);
			for (const one of tax.totals) addsUp(one, partsAt(tax, one.ratePercent));

			const amounts = [depositCents(total, depositPercentage)];
			let left = total - sum(amounts);
			for (const share of laterParts) {
				amounts.push(Math.floor(left * share));
				left = total - sum(amounts);
			}
			const paid: TaxedAmount[][] = [];
			for (const amount of [...amounts, left]) paid.push(shareByRate(tax.totals, paid.flat(), amount));
			paid[0]?.forEach(holds);
			paid.flat().forEach(isWhole);
			equal(grossSum(paid[0] ?? []), amounts[0] ?? 0);
			for (const one of tax.totals) {
				const ofRate = paid.flat().filter(({ ratePercent }) => ratePercent === one.ratePercent);
				addsUp(one, ofRate);
			}
		}),
		{ numRuns: BASKETS },
	);
}, 120_000);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const partsAt = ({ lines, shipping }: SaleTax, rate: number) =>
	[...lines, ...shipping].filter(({ ratePercent }) => ratePercent === rate);

/** `expect` half a million times a second is too slow; only a failure needs its words. */
function equal(actual: number, expected: number) {
	if (actual !== expected) expect(actual).toBe(expected);
}

function isWhole(amount: TaxedAmount) {
	const { netCents, vatCents, grossCents } = amount;
	equal(netCents + vatCents, grossCents);
	if (![netCents, vatCents].every((one) => Number.isSafeInteger(one) && one >= 0)) expect(amount).toBe("whole cents");
}

/** Whole, and its VAT at most a cent from net times rate. */
function holds(amount: TaxedAmount) {
	isWhole(amount);
	const { ratePercent, netCents, vatCents } = amount;
	if (Math.abs(vatCents - (netCents * ratePercent) / 100) > 1) expect(amount).toBe("at its rate");
}

function addsUp(whole: TaxedAmount, parts: readonly TaxedAmount[]) {
	for (const part of ["netCents", "vatCents", "grossCents"] as const) {
		equal(sum(parts.map((one) => one[part])), whole[part]);
	}
}
