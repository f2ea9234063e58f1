import { addToCart, type CartSource } from "@confiserie/domain/cart/cart";
import { expect, it } from "vitest";
import { cottonCandy } from "@/lib/testing/fixtures";
import { cartTax, lineNets } from "./cart-tax";
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

it("lines without VAT add up to their sum without it; each by itself is rounded as its product page does", () => {
	const food = (id: string, pricePerPieceBox: number) =>
		({ id, name: id, imageUrl: "", piecesPerBox: 10, pricePerPieceBox }) satisfies CartSource;
	const [cakes, popcorn] = [food("cakes", 4.16), food("popcorn", 2.16)];
	const lines = addToCart(addToCart([], cakes, "box", 4), popcorn, "box", 4);
	writePricing(lines, { cakes: { ...cakes, vatRate: 5.5 }, popcorn: { ...popcorn, vatRate: 5.5 } });
	const nets = (some: typeof lines) => some.map(lineNets(some, null));
	// 166.40 and 86.40 EUR with VAT, 252.80 EUR together.
	expect(lines.flatMap((line) => nets([line]))).toEqual([15_773, 8190]);
	expect(nets(lines)).toEqual([15_772, 8190]);
	expect(cartTax(lines, 0)?.totals).toMatchObject([{ netCents: 23_962 }]);
});
