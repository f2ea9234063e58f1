import type { CompanyTerms } from "@confiserie/domain/company/terms";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import { formatCents } from "@confiserie/domain/format";
import { ApiFailure } from "../../../foundations/failures";

/** The delivery rules of a buyer: of the shipping options, those that the terms allow. */
export function rulesUnder({ shippingOptionIds }: CompanyTerms, rules: DeliveryRules): DeliveryRules {
	if (!shippingOptionIds) return rules;
	const allowed = rules.options.filter(({ id }) => shippingOptionIds.includes(id));
	// Options that were all deleted since leave the shop's own: a company is never without delivery by oversight.
	return allowed.length === 0 ? rules : { ...rules, options: allowed };
}

/** @throws ApiFailure BELOW_MINIMUM_ORDER */
export function refuseBelowMinimum({ minimumOrderCents }: CompanyTerms, subtotalCents: number): void {
	if (subtotalCents >= minimumOrderCents) return;
	throw new ApiFailure("BELOW_MINIMUM_ORDER", {
		field: "orderData.items",
		message: `Vos conditions prévoient un minimum de ${formatCents(minimumOrderCents)} de produits par commande\u00a0: il manque ${formatCents(minimumOrderCents - subtotalCents)}.`,
	});
}
