import type { CartLine } from "@confiserie/domain/cart/cart";
import type { ZoneVat } from "@confiserie/domain/delivery/options";
import { type SaleTax, taxOf } from "@confiserie/domain/tax/sale-tax";
import { zoneRate } from "@confiserie/domain/tax/zone-rate";
import { readPricing } from "./stored-pricing";

/**
 * VAT of the cart by the rule that the server charges by, to show it sooner; null as long as a rate or a price is not known.
 * @param shippingCents with VAT
 * @param zoneVat of the country that it goes to
 */
export function cartTax(
	lines: readonly CartLine[],
	shippingCents: number,
	zoneVat: ZoneVat | null = null,
): SaleTax | null {
	const taxed = lines.flatMap(({ product, quantity }) => {
		const ratePercent = readPricing(product.id)?.vatRate;
		const unitPriceCents = Math.round(product.price * 100);
		return ratePercent === undefined || !Number.isFinite(unitPriceCents)
			? []
			: [{ quantity, unitPriceCents, ratePercent: zoneRate(zoneVat, ratePercent) }];
	});
	return lines.length > 0 && taxed.length === lines.length ? taxOf({ lines: taxed, shippingCents }) : null;
}

/** What a line is without VAT, as `taxOf` shares the sum of the goods: the lines add up to it, and a line alone is its product page's total. */
export function lineNets(lines: readonly CartLine[], zoneVat: ZoneVat | null): (line: CartLine) => number | undefined {
	const nets = cartTax(lines, 0, zoneVat)?.lines ?? [];
	return (line) => nets[lines.indexOf(line)]?.netCents;
}
