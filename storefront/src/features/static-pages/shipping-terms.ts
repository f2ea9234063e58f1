import { formatCents, formatEuros } from "@confiserie/domain/format";
import { DEFAULT_SHIPPING_RULES } from "@confiserie/domain/shipping";
import { serverApi } from "@/lib/server-api";

/** Shipping as a text states it, amounts formatted. */
export interface ShippingTerms {
	cost: string;
	freeFrom: string;
}

/** The shop's present shipping rules; the specified ones while the engine cannot be read. Source: spec §9. */
export async function shippingTerms(): Promise<ShippingTerms> {
	const settings = await serverApi.settings();
	if (settings.ok)
		return {
			cost: formatEuros(settings.data.shippingCost),
			freeFrom: formatEuros(settings.data.freeShippingThreshold),
		};
	const { shippingCostCents, freeShippingThresholdCents } = DEFAULT_SHIPPING_RULES;
	return { cost: formatCents(shippingCostCents), freeFrom: formatCents(freeShippingThresholdCents) };
}
