import { Module } from "@medusajs/framework/utils";
import ProductBatchService from "./service";

export { beginProductBatch, beginReceipt, beginUndo, FILTERED_CATEGORY, refuseOtherCount } from "./begin";
export { type BatchItem, doneAt, type ItemResult, nextItems, noteResults } from "./items";
export { PRODUCT_BATCHES, type QueuedProductBatch } from "./queue";
export { listProductBatches, permissionOfBatch, readProductBatchDetail, stopProductBatch } from "./read";
export { type default as ProductBatchService, PRODUCT_BATCHES_DUE } from "./service";

export const PRODUCT_BATCH_MODULE = "productBatch";

/** Changes of many products at once as they stand; who changes the products is src/modules/catalog/editing. */
export default Module(PRODUCT_BATCH_MODULE, { service: ProductBatchService });
