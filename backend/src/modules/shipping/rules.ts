import type { ShippingRules } from "@confiserie/domain/shipping";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SHIPPING_MODULE } from ".";
import type ShippingModuleService from "./service";

/** The shipping rules in force, in cents: what every total of the shop is computed with. */
export function shippingRules(scope: MedusaContainer): Promise<ShippingRules> {
	return scope.resolve<ShippingModuleService>(SHIPPING_MODULE).rules();
}
