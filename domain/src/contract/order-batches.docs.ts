import { documented } from "./documented";
import * as orderBatches from "./order-batches";
import { SAMPLE, shape } from "./shape";

/** How far a batch is. */
export const RUNNING = {
	state: "RUNNING" as const,
	total: 120,
	done: 40,
	unchanged: 1,
	refused: 1,
	startedBy: "admin@exemple.fr",
	startedAt: SAMPLE.at,
	endedAt: null,
};
const BATCH = {
	id: SAMPLE.batchId,
	status: "PREPARING" as const,
	notifyCustomer: true,
	...RUNNING,
};

/** A status for many orders at once. Before the operations of one order, whose addresses these would fit too. */
export const ORDER_BATCHES = documented(orderBatches, {
	bodies: {
		BeginBatch: shape(orderBatches.beginBatchSchema, {
			requestId: "5d0f6a1b-3c2e-4f7a-9b8c-1d2e3f4a5b6c",
			status: "PREPARING",
			notifyCustomer: true,
			shipUnpaid: false,
			orderIds: [SAMPLE.orderId],
		}),
	},
	answers: {
		OrderBatch: shape(orderBatches.orderBatchSchema, BATCH),
		OrderBatchList: shape(orderBatches.orderBatchListSchema, { content: [BATCH] }),
		OrderBatchDetail: shape(orderBatches.orderBatchDetailSchema, {
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
	},
	groups: {
		"Administration : changements groupés": {
			listOrderBatches: { summary: "Lister les derniers changements groupés" },
			beginOrderBatch: {
				summary: "Changer le statut de plusieurs commandes",
				description:
					"Chacune change comme seule, l'une après l'autre, et peut être refusée sans arrêter les autres. Répétée avec le même requestId, la demande rend le même changement groupé.",
			},
			readOrderBatch: {
				summary: "Suivre un changement groupé",
				query: { page: "0", size: "20" },
			},
			stopOrderBatch: {
				summary: "Arrêter un changement groupé",
				description: "Ce qui est fait le reste.",
			},
		},
	},
});
