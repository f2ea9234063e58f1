import { Module } from "@medusajs/framework/utils";
import PackagingModuleService from "./service";

export { countAdminProducts, listAdminProducts } from "./admin/list-products";
export { readAdminProduct, readAdminProducts } from "./admin/read-products";
export { type ChosenProducts, chosenProducts } from "./admin/select-products";
export { type CatalogueState, readCatalogueState } from "./catalogue-state";
export { changePackagingPrices, type EngineIds, readEngineIds } from "./change-prices";
export { PACKAGING_COLUMNS, type PackagingRecord, readColumns, writeColumns, writeNewColumns } from "./columns";
export { isExpiredOn } from "./expiry";
export type { ProductPackaging } from "./models/product-packaging";
export { notePastPrices, readPriceHistory } from "./price-history";
export type { SaveRow } from "./save-row";
export type { default as PackagingModuleService } from "./service";
export { type NativePrice, nativePrices, tierPrices } from "./tier-prices";

export const PACKAGING_MODULE = "packaging";

/** How a product is packed and priced by box, layer and pallet, and what a shop of food must say of it. */
export default Module(PACKAGING_MODULE, { service: PackagingModuleService });
