import { Module } from "@medusajs/framework/utils";
import ProductImportService from "./service";

export const PRODUCT_IMPORT_MODULE = "productImport";

/** Imports of products as they stand, and what it takes to undo one that did not end. */
export default Module(PRODUCT_IMPORT_MODULE, { service: ProductImportService });
