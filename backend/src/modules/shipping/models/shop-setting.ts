import { model } from "@medusajs/framework/utils";

/** One setting of the shop that its owner may change without a release. */
export const ShopSetting = model.define("shop_setting", {
	key: model.text().primaryKey(),
	value: model.json(),
});
