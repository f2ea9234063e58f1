import { Module } from "@medusajs/framework/utils";
import { PRODUCT_SEARCH_MODULE } from "./key";
import { ProductSearchService } from "./service";

export { affectedProducts, PRODUCT_EVENTS } from "./index/affected-products";
export { fillProductIndex, refreshProducts, repairProductIndex } from "./index/fill-index";
export { unpublishedChanges } from "./index/unpublished-changes";
export { PRODUCT_SEARCH_MODULE } from "./key";
export { allergenInformationOf } from "./query/allergen-information";
export { changesSince, forgetOldChanges } from "./query/changes";
export { isSearchFilled } from "./query/is-filled";
export { productsAfter } from "./query/products-after";
export type { ProductSearchService } from "./service";

/** What the catalogue, the product page and the suggestions read: published products only, one row each. (ADR 15) */
export default Module(PRODUCT_SEARCH_MODULE, { service: ProductSearchService });
