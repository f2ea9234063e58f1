import { BATCH_PAGE_SIZE } from "@confiserie/domain/contract/batch";
import {
	type BeginBatch,
	type OrderBatch,
	type OrderBatchDetail,
	type OrderBatchList,
	orderBatchDetailSchema,
	orderBatchListSchema,
	orderBatchSchema,
} from "@confiserie/domain/contract/order-batches";
import { formatCount } from "@confiserie/domain/format";
import { ORDER_STATUS } from "@confiserie/domain/order-status";
import { api } from "@/lib/api";

const PATH = "/admin/orders/batches";
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** POST /admin/orders/batches. */
export function callBeginBatch(request: BeginBatch): Promise<OrderBatch> {
	return api.post(PATH, request, orderBatchSchema);
}

/** GET /admin/orders/batches: the latest of the team. */
export function callBatches(signal: AbortSignal): Promise<OrderBatchList> {
	return api.get(PATH, orderBatchListSchema, { signal });
}

/** GET /admin/orders/batches/{id}, with a page of its results, from 0. */
export function callBatch(id: string, page: number, signal: AbortSignal): Promise<OrderBatchDetail> {
	return api.get(pathOf(id), orderBatchDetailSchema, { query: { page, size: BATCH_PAGE_SIZE }, signal });
}

/** POST /admin/orders/batches/{id}/stop. */
export function callStopBatch(id: string): Promise<OrderBatch> {
	return api.post(`${pathOf(id)}/stop`, {}, orderBatchSchema);
}

/** The page that follows a batch. */
export const batchHref = (id: string): string => `/admin/orders/batches/${encodeURIComponent(id)}`;

/** Query key of a batch. */
export const batchKey = (id: string) => ["admin", "orders", "batch", id];

/** What a batch does, to how many. */
export function batchWords({ total, status }: OrderBatch): string {
	return `${formatCount(total, "commande")} vers «\u00a0${ORDER_STATUS[status].label}\u00a0»`;
}
