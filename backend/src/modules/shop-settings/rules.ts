import type { DepositRules } from "@confiserie/domain/deposit";
import type { ShippingRules } from "@confiserie/domain/shipping";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SETTINGS_MODULE } from ".";
import type ShopSettingsService from "./service";

export function shopSettings(scope: MedusaContainer): ShopSettingsService {
	return scope.resolve<ShopSettingsService>(SHOP_SETTINGS_MODULE);
}

/** The shipping rules in force, in cents: what every total of the shop is computed with. */
export function shippingRules(scope: MedusaContainer): Promise<ShippingRules> {
	return shopSettings(scope).read("delivery");
}

/** The rules of deposits in force, in cents. */
export function depositRules(scope: MedusaContainer): Promise<DepositRules> {
	return shopSettings(scope).read("deposit");
}
