import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCents } from "../format";
import { taxOf } from "../tax/sale-tax";
import { type PriceText, priceText } from "./price-text";

/** French typography puts no-break spaces into amounts; a test reads them as spaces. */
const plain = ({ ttc, ht }: PriceText) => [ttc, ht].map((text) => text?.replaceAll(/[\u00a0\u202f]/g, " ") ?? null);

describe("a price in both views", () => {
	it.each([
		["20 %", 20, "36,00 € TTC", "30,00 € HT"],
		["5,5 %", 5.5, "36,00 € TTC", "34,12 € HT"],
		["no known rate", undefined, "36,00 € TTC", null],
	] as const)("at %s", (_case, rate, ...both) => {
		expect(plain(priceText(rate, ({ cents }) => cents(3600)))).toEqual(both);
	});

	it.each([
		["whole cents stay whole cents", 1.38, "1,38 € TTC", "1,31 € HT"],
		["parts of a cent stay parts of a cent", 0.0525, "0,0525 € TTC", "0,0498 € HT"],
	] as const)("a piece: %s", (_case, euros, ...both) => {
		expect(plain(priceText(5.5, ({ piece }) => piece(euros)))).toEqual(both);
	});

	it("without VAT it is what a sale of that price alone comes to", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(5.5, 20), (unitPriceCents, ratePercent) => {
				const line = { quantity: 1, unitPriceCents, ratePercent };
				const [total] = taxOf({ lines: [line], shippingCents: 0 }).totals;
				expect(priceText(ratePercent, ({ bare }) => bare(unitPriceCents)).ht).toBe(formatCents(total?.netCents ?? -1));
			}),
		);
	});
});
