import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { formatDate, formatEuros, formatRoundCents } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";

type Quoted = Pick<
	ShippingQuoteResponse,
	| "shippingCost"
	| "freeShippingThreshold"
	| "isFreeShipping"
	| "options"
	| "optionId"
	| "dispatchBy"
	| "leavesWithin48h"
>;

/**
 * What delivery costs, and when it arrives: "Livraison à partir de 8,90 € TTC, dès le 2 décembre 2026", where there is a choice or an address
 * may be dearer. Where the shop has one price for all, until when it leaves unless that is within 24-48 h.
 */
export function deliveryText(quote: Quoted, isPlaceKnown: boolean): string {
	const { shippingCost, freeShippingThreshold, isFreeShipping, options, optionId, dispatchBy, leavesWithin48h } = quote;
	const option = options.find(({ id }) => id === optionId);
	const price = `${formatEuros(shippingCost)} TTC`;
	if (!option) {
		const cost = isFreeShipping
			? "Livraison offerte"
			: `Livraison ${price}, offerte dès ${formatRoundCents(toCents(freeShippingThreshold))}`;
		return leavesWithin48h || !dispatchBy ? cost : `${cost}, départ le ${formatDate(dispatchBy)} au plus tard`;
	}
	if (option.kind === "pickup")
		return `${option.name}\u00a0: ${isFreeShipping ? "gratuit" : price}, dès le ${formatDate(option.deliveredFrom)}`;
	const cost = isFreeShipping
		? "Livraison offerte"
		: `Livraison ${isPlaceKnown && options.length === 1 ? "" : "à partir de "}${price}`;
	return `${cost}, dès le ${formatDate(option.deliveredFrom)}`;
}
