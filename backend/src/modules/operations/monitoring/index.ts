import { Module } from "@medusajs/framework/utils";
import ShopStateService from "./service";

export { callWebhook } from "./call-webhook";
export { readShopFigures, type ShopFigures } from "./figures";
export { findAlerts } from "./find-alerts";
export { readOpenAlerts, watchShop } from "./watch-shop";

export const SHOP_STATE_MODULE = "shopState";

/** How the shop is: figures for machines, alerts for people. */
export default Module(SHOP_STATE_MODULE, { service: ShopStateService });
