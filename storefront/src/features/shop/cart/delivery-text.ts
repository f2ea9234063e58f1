import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { formatEuros, formatRoundCents } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";

type Quoted = Pick<
	ShippingQuoteResponse,
	"shippingCost" | "freeShippingThreshold" | "isFreeShipping" | "options" | "optionId"
>;

/** What delivery costs: "Livraison à partir de 8,90 € TTC" where there is a choice or an address may be dearer. */
export function deliveryText(quote: Quoted, isPlaceKnown: boolean): string {
	const { shippingCost, freeShippingThreshold, isFreeShipping, options, optionId } = quote;
	const option = options.find(({ id }) => id === optionId);
	const price = `${formatEuros(shippingCost)} TTC`;
	if (option?.kind === "pickup") return `${option.name}\u00a0: ${isFreeShipping ? "gratuit" : price}`;
	if (isFreeShipping) return "Livraison offerte";
	if (option) return `Livraison ${isPlaceKnown && options.length === 1 ? "" : "à partir de "}${price}`;
	return `Livraison ${price}, offerte dès ${formatRoundCents(toCents(freeShippingThreshold))}`;
}
