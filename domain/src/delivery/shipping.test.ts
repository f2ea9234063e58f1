import { describe, expect, it } from "vitest";
import { quoteShipping } from "./shipping";

describe("spec §9 shipping", () => {
	it.each([
		[0, 499, false, 4000],
		[3999, 499, false, 1],
		[4000, 0, true, 0],
		[52992, 0, true, 0],
	])("a subtotal of %d cents ships for %d cents", (subtotal, cost, free, missing) => {
		expect(quoteShipping(subtotal)).toEqual({
			subtotalCents: subtotal,
			shippingCostCents: cost,
			totalCents: subtotal + cost,
			freeShippingThresholdCents: 4000,
			amountForFreeShippingCents: missing,
			isFreeShipping: free,
		});
	});

	it("follows the shop's own rules", () => {
		expect(quoteShipping(5000, { freeShippingThresholdCents: 10_000, shippingCostCents: 990 }).totalCents).toBe(5990);
	});
});
