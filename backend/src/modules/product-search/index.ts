import { Module } from "@medusajs/framework/utils";
import { ProductSearchService } from "./service";

export const PRODUCT_SEARCH_MODULE = "product_search";

/** What the catalogue, the product page and the suggestions read: published products only, one row each. (ADR 0060) */
export default Module(PRODUCT_SEARCH_MODULE, { service: ProductSearchService });
