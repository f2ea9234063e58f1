import { addToCart } from "@confiserie/domain/cart";
import { expect, it } from "vitest";
import { cottonCandy } from "@/lib/testing/fixtures";
import { cartTax } from "./cart-tax";
import { writePricing } from "./stored-pricing";

it.each([
	["France", null, 20],
	["a country whose VAT the shop owes", { standardPercent: 21, reducedPercent: 6 }, 21],
])("goods and delivery without VAT add up to the total without it: to %s", (_, zoneVat, ratePercent) => {
	const lines = addToCart([], cottonCandy, "layer", 1);
	writePricing(lines, { [cottonCandy.id]: { ...cottonCandy, vatRate: 20 } });
	const tax = cartTax(lines, 499, zoneVat);
	expect(tax?.totals.map((total) => total.ratePercent)).toEqual([ratePercent]);
	const parts = [...(tax?.lines ?? []), ...(tax?.shipping ?? [])];
	expect(parts.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(tax?.totals[0]?.netCents);
});
