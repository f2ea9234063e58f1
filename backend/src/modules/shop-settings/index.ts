import { Module } from "@medusajs/framework/utils";
import ShopSettingsService from "./service";

export const SHOP_SETTINGS_MODULE = "shopSettings";

/** What the shop's operator may change without a release: delivery, deposit, who the shop is. */
export default Module(SHOP_SETTINGS_MODULE, { service: ShopSettingsService });
