import {
	beginBatchSchema,
	orderBatchDetailSchema,
	orderBatchListSchema,
	orderBatchQuerySchema,
	orderBatchSchema,
} from "../order-batch";
import { SAMPLE, shape } from "./shape";

const BATCH = {
	id: SAMPLE.batchId,
	status: "PREPARING" as const,
	notifyCustomer: true,
	state: "RUNNING" as const,
	total: 120,
	done: 40,
	unchanged: 1,
	refused: 1,
	startedBy: "admin@exemple.fr",
	startedAt: SAMPLE.at,
	endedAt: null,
};

export const ORDER_BATCH_QUERIES = {
	OrderBatchQuery: shape(orderBatchQuerySchema, { page: "0", size: "20" }),
};

export const ORDER_BATCH_BODIES = {
	BeginBatch: shape(beginBatchSchema, {
		requestId: "5d0f6a1b-3c2e-4f7a-9b8c-1d2e3f4a5b6c",
		status: "PREPARING",
		notifyCustomer: true,
		shipUnpaid: false,
		orderIds: [SAMPLE.orderId],
	}),
};

export const ORDER_BATCH_ANSWERS = {
	OrderBatch: shape(orderBatchSchema, BATCH),
	OrderBatchList: shape(orderBatchListSchema, { content: [BATCH] }),
	OrderBatchDetail: shape(orderBatchDetailSchema, {
		...BATCH,
		results: {
			content: [
				{
					orderId: SAMPLE.orderId,
					orderNumber: SAMPLE.orderNumber,
					result: "REFUSED",
					refusal: "Cette commande a changé entre-temps : rien n'a été enregistré. Vérifiez-la, puis recommencez.",
				},
			],
			totalElements: 120,
			last: false,
		},
	}),
};
