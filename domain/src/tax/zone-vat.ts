import type { ShippingOffer, ZoneVat } from "../delivery/options";
import { type DeliveryPlace, zoneOf } from "../delivery/quote";
import { zoneRate } from "./zone-rate";

/** Who receives goods, as far as their VAT goes. */
export interface Recipient {
	/** Undefined while the address is unknown: mainland France. */
	place: DeliveryPlace | undefined;
	/** Of a company; empty or absent for a consumer. */
	vatNumber?: string | null | undefined;
}

/**
 * VAT percentage of goods: the French one, or that of the consumer's country where the zone says that the shop owes its VAT there.
 * Up to 10 000 € a year of distance sales to consumers in other member states French VAT is due; to a company with a VAT number it always is,
 * since the shop claims no exemption. Source: directive 2006/112/CE, art. 32, 33 and 59 quater; CGI art. 258, 258 A, 259 D.
 */
export function vatRateAt(
	ratePercent: number,
	{ place, vatNumber }: Recipient,
	{ zones }: Pick<ShippingOffer, "zones">,
): number {
	return vatNumber ? ratePercent : zoneRate(zoneVatAt(place, { zones }), ratePercent);
}

/** The rates of a country where the shop owes its VAT; null for French VAT. */
export const zoneVatAt = (place: DeliveryPlace | undefined, { zones }: Pick<ShippingOffer, "zones">): ZoneVat | null =>
	(place && zoneOf(place, zones)?.vat) ?? null;
