import { Module } from "@medusajs/framework/utils";
import PackagingModuleService from "./service";

export { type CatalogueState, readCatalogueState } from "./catalogue-state";
export { changePackagingPrices, type MedusaIds, readMedusaIds } from "./change-prices";
export { PACKAGING_COLUMNS, type PackagingRecord, readColumns, writeColumns, writeNewColumns } from "./columns";
export { isExpiredOn } from "./expiry";
export { listPrices } from "./list-prices";
export { countAdminProducts, listAdminProducts, readUsualValues } from "./list-products";
export type { ProductPackaging } from "./models/product-packaging";
export { notePastPrices, readPriceHistory } from "./price-history";
export { PRICING_FIELDS, priceColumn, pricingColumns } from "./pricing-columns";
export { type BoxFacts, readBoxFacts } from "./read-box-facts";
export { readAdminProduct, readAdminProducts } from "./read-products";
export type { SaveRow } from "./save-row";
export { chosenProducts } from "./select-products";
export type { default as PackagingModuleService } from "./service";
export { readShopFrame, required, type ShopFrame, VAT_RATE_CODES } from "./shop-frame";
export { type NativePrice, nativePrices, tierPrices } from "./tier-prices";

export const PACKAGING_MODULE = "packaging";

/** How a product is packed and priced by box, layer and pallet, and what a shop of food must say of it. */
export default Module(PACKAGING_MODULE, { service: PackagingModuleService });
