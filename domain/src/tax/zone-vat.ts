import type { ShippingOffer, ZoneVat } from "../delivery/options";
import { type DeliveryPlace, zoneOf } from "../delivery/quote";
import { zoneRate } from "./zone-rate";

/**
 * VAT percentage of goods delivered to a place: the French one, or that of the country where the zone says that the shop owes its VAT there.
 * Up to 10 000 € a year of distance sales to consumers in other member states French VAT is due. Source: directive 2006/112/CE,
 * art. 33 and 59 quater; CGI art. 258 A, 259 D.
 * @param place undefined while the address is unknown: mainland France
 */
export function vatRateAt(
	ratePercent: number,
	place: DeliveryPlace | undefined,
	{ zones }: Pick<ShippingOffer, "zones">,
): number {
	return zoneRate(zoneVatAt(place, { zones }), ratePercent);
}

/** The rates of a country where the shop owes its VAT; null for French VAT. */
export const zoneVatAt = (place: DeliveryPlace | undefined, { zones }: Pick<ShippingOffer, "zones">): ZoneVat | null =>
	(place && zoneOf(place, zones)?.vat) ?? null;
