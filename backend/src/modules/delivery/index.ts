import type { ShippingRules } from "@confiserie/domain/shipping";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { shopSettings } from "../settings";
import ShopShippingProvider from "./provider";

/** The shipping rules in force, in cents: what every total of the shop is computed with. */
export function shippingRules(scope: MedusaContainer): Promise<ShippingRules> {
	return shopSettings(scope).read("delivery");
}

/**
 * Delivery, as Medusa's fulfilment knows it. A module needs rows of its own; delivery has rules, which are settings.
 */
export default ModuleProvider(Modules.FULFILLMENT, { services: [ShopShippingProvider] });
