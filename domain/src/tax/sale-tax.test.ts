import { describe, expect, it } from "vitest";
import { taxOf } from "./sale-tax";

const line = (ratePercent: number, unitPriceCents: number, quantity = 1) => ({ ratePercent, unitPriceCents, quantity });

describe("totals by rate", () => {
	it("takes VAT once a rate from the sum, not line by line", () => {
		const { totals, lines } = taxOf({ lines: [line(20, 100), line(20, 100), line(20, 100)], shippingCents: 0 });
		expect(totals).toEqual([{ ratePercent: 20, netCents: 250, vatCents: 50, grossCents: 300 }]);
		expect(lines.map(({ netCents }) => netCents)).toEqual([84, 83, 83]);
	});

	it("taxes delivery at the rates of the goods, pro rata of their value", () => {
		const { totals, shipping } = taxOf({ lines: [line(20, 1000, 3), line(5.5, 500, 2)], shippingCents: 499 });
		expect(shipping).toEqual([
			{ ratePercent: 5.5, netCents: 118, vatCents: 7, grossCents: 125 },
			{ ratePercent: 20, netCents: 312, vatCents: 62, grossCents: 374 },
		]);
		expect(totals).toEqual([
			{ ratePercent: 5.5, netCents: 1066, vatCents: 59, grossCents: 1125 },
			{ ratePercent: 20, netCents: 2812, vatCents: 562, grossCents: 3374 },
		]);
	});

	it("takes a reduction off the goods pro rata, before the delivery is shared", () => {
		const sale = { lines: [line(20, 3000), line(5.5, 1000)], shippingCents: 400, reductionCents: 1000 };
		const { lines, shipping } = taxOf(sale);
		expect(lines.map(({ grossCents }) => grossCents)).toEqual([2250, 750]);
		expect(shipping.map(({ grossCents }) => grossCents)).toEqual([100, 300]);
	});

	it("leaves the delivery of goods that cost nothing to the highest rate", () => {
		const { shipping } = taxOf({ lines: [line(20, 0), line(5.5, 0)], shippingCents: 499 });
		expect(shipping).toEqual([{ ratePercent: 20, netCents: 416, vatCents: 83, grossCents: 499 }]);
	});

	it("has nothing to say of an empty sale", () => {
		expect(taxOf({ lines: [], shippingCents: 0 })).toEqual({ totals: [], lines: [], shipping: [] });
	});

	it.each([
		["a delivery without goods", { lines: [], shippingCents: 499 }],
		["a reduction beyond the goods", { lines: [line(20, 100)], shippingCents: 499, reductionCents: 101 }],
		["fractions of a cent", { lines: [line(20, 0.5)], shippingCents: 0 }],
	])("refuses %s", (_, sale) => {
		expect(() => taxOf(sale)).toThrow(RangeError);
	});
});
