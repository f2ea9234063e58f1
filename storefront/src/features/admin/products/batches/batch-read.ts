import { BATCH_PAGE_SIZE } from "@confiserie/domain/contract/batch";
import type { listOrderBatches, readOrderBatch } from "@confiserie/domain/contract/order-batches";
import type { listProductBatches, readProductBatch } from "@confiserie/domain/contract/product-batches";

/** Reads a batch with a page of its results. */
export type BatchRead = typeof readOrderBatch | typeof readProductBatch;
/** Reads the team's latest batches. */
export type BatchesRead = typeof listOrderBatches | typeof listProductBatches;

/** Input that reads a batch with a page of its results. */
export const batchInput = (id: string, page = 0) => ({ params: { id }, query: { page, size: BATCH_PAGE_SIZE } });
