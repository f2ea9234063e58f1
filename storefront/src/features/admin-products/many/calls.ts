import { BATCH_PAGE_SIZE } from "@confiserie/domain/contract/batch";
import {
	type BeginProductBatch,
	type PreviewProductBatch,
	type ProductBatch,
	type ProductBatchDetail,
	type ProductBatchList,
	type ProductBatchPreview,
	productBatchDetailSchema,
	productBatchListSchema,
	productBatchPreviewSchema,
	productBatchSchema,
	type ReceiveStock,
} from "@confiserie/domain/contract/product-batches";
import { api } from "@/lib/api";

const PATH = "/admin/products/batches";
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** Calls of changes of many products. */
export const batchCalls = {
	preview: (asked: PreviewProductBatch): Promise<ProductBatchPreview> =>
		api.post(`${PATH}/preview`, asked, productBatchPreviewSchema),
	begin: (request: BeginProductBatch): Promise<ProductBatch> => api.post(PATH, request, productBatchSchema),
	receive: (request: ReceiveStock): Promise<ProductBatch> =>
		api.post("/admin/products/receipts", request, productBatchSchema),
	/** The latest of the team. */
	list: (signal: AbortSignal): Promise<ProductBatchList> => api.get(PATH, productBatchListSchema, { signal }),
	/** With a page of its results, from 0. */
	read: (id: string, page: number, signal: AbortSignal): Promise<ProductBatchDetail> =>
		api.get(pathOf(id), productBatchDetailSchema, { query: { page, size: BATCH_PAGE_SIZE }, signal }),
	stop: (id: string): Promise<ProductBatch> => api.post(`${pathOf(id)}/stop`, {}, productBatchSchema),
	undo: (id: string, requestId: string): Promise<ProductBatch> =>
		api.post(`${pathOf(id)}/undo`, { requestId }, productBatchSchema),
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
