import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import ShopSettingsService, { SHOP_SETTINGS_MODULE } from "./service";

export { readSettings } from "./administer";
export { changeSettings } from "./change-settings";
export { readSetting } from "./read-setting";
export { SHOP_SETTINGS_MODULE } from "./service";
export { readTerms, termsInForce } from "./terms";
export type { ShopSettingsService };

/** The settings of the shop, as Medusa's container hands them out. */
export function shopSettings(scope: MedusaContainer): ShopSettingsService {
	return scope.resolve<ShopSettingsService>(SHOP_SETTINGS_MODULE);
}

/** What the shop's operator may change without a release: delivery, deposit, who the shop is. */
export default Module(SHOP_SETTINGS_MODULE, { service: ShopSettingsService });
