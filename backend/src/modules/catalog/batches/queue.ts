import type { ProductBatchAction } from "@confiserie/domain/contract/product-batches";
import { batchQueue } from "../../batches";

/** A row of product_batch, as its worker reads it. */
export interface QueuedProductBatch {
	actorId: string;
	actorEmail: string;
	action: ProductBatchAction;
	/** The batch that this one puts back. */
	undoes: string | null;
}

/** Batches of products under way. */
export const PRODUCT_BATCHES = batchQueue<QueuedProductBatch>("product_batch");
