export { beginProductBatch, beginReceipt, beginUndo, FILTERED_CATEGORY, refuseOtherProducts } from "./begin";
export { type BatchItem, doneAt, nextItems, noteResults } from "./items";
export {
	announceBatches,
	PRODUCT_BATCHES,
	PRODUCT_BATCHES_DUE,
	permissionOfBatch,
	productBatches,
	type QueuedProductBatch,
} from "./product-batches";
