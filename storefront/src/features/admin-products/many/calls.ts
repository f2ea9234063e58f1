import { BATCH_PAGE_SIZE } from "@confiserie/domain/contract/batch";
import {
	type BeginProductBatch,
	beginProductBatch,
	listProductBatches,
	type PreviewProductBatch,
	type ProductBatch,
	type ProductBatchDetail,
	type ProductBatchList,
	type ProductBatchPreview,
	previewProductBatch,
	type ReceiveStock,
	readProductBatch,
	receiveStock,
	stopProductBatch,
	undoProductBatch,
} from "@confiserie/domain/contract/product-batches";
import { call } from "@/lib/api";

const PATH = "/admin/products/batches";
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** Calls of changes of many products. */
export const batchCalls = {
	preview: (asked: PreviewProductBatch): Promise<ProductBatchPreview> => call(previewProductBatch, { body: asked }),
	begin: (request: BeginProductBatch): Promise<ProductBatch> => call(beginProductBatch, { body: request }),
	receive: (request: ReceiveStock): Promise<ProductBatch> => call(receiveStock, { body: request }),
	/** The latest of the team. */
	list: (signal: AbortSignal): Promise<ProductBatchList> => call(listProductBatches, { signal }),
	/** With a page of its results, from 0. */
	read: (id: string, page: number, signal: AbortSignal): Promise<ProductBatchDetail> =>
		call(readProductBatch, { params: { id }, query: { page, size: BATCH_PAGE_SIZE }, signal }),
	stop: (id: string): Promise<ProductBatch> => call(stopProductBatch, { params: { id } }),
	undo: (id: string, requestId: string): Promise<ProductBatch> =>
		call(undoProductBatch, { params: { id }, body: { requestId } }),
};

/** The page that follows a batch. */
export const productBatchHref = pathOf;

/** Keys of the query cache. */
export const batchKeys = {
	list: ["admin", "products", "batches"] as const,
	one: (id: string) => ["admin", "products", "batch", id] as const,
};

/** What `useFollow` follows of one. */
export const followed = (id: string) => ({
	lists: ["admin", "products"],
	one: batchKeys.one(id),
	href: productBatchHref(id),
});
