import { describe, expect, it } from "vitest";
import { taxOf } from "../tax/sale-tax";
import type { TaxedAmount } from "../tax/taxed-amount";
import { shareByRate } from "./share";

const { totals } = taxOf({
	lines: [
		{ ratePercent: 20, unitPriceCents: 3001, quantity: 1 },
		{ ratePercent: 5.5, unitPriceCents: 1000, quantity: 1 },
	],
	shippingCents: 0,
});

function splitTotals(whole: readonly TaxedAmount[], amounts: readonly number[]): TaxedAmount[][] {
	const parts: TaxedAmount[][] = [];
	for (const amount of amounts) parts.push(shareByRate(whole, parts.flat(), amount));
	return parts;
}

describe("a sale paid in parts", () => {
	it("splits a deposit over the rates, and leaves the balance the difference", () => {
		expect(splitTotals(totals, [1000, 3001])).toEqual([
			[
				{ ratePercent: 5.5, netCents: 237, vatCents: 13, grossCents: 250 },
				{ ratePercent: 20, netCents: 625, vatCents: 125, grossCents: 750 },
			],
			[
				{ ratePercent: 5.5, netCents: 711, vatCents: 39, grossCents: 750 },
				{ ratePercent: 20, netCents: 1876, vatCents: 375, grossCents: 2251 },
			],
		]);
	});

	it("gives all of a sale that is paid at once", () => {
		expect(splitTotals(totals, [4001])).toEqual([totals]);
	});

	it("refuses amounts beyond the sale", () => {
		expect(() => splitTotals(totals, [4000, 2])).toThrow("2 cents are more than the 1 that are left");
	});
});
