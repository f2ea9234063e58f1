import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const BATCH = { id: { description: "Identifiant du changement groupé", example: SAMPLE.batchId } };

/** A status for many orders at once. Before the operations of one order, whose addresses these would fit too. */
export const ORDER_BATCHES = {
	"GET /api/admin/orders/batches": {
		id: "listOrderBatches",
		access: "admin",
		permission: "orders.read",
		summary: "Lister les derniers changements groupés",
		answers: { 200: "OrderBatchList" },
	},
	"POST /api/admin/orders/batches": {
		id: "beginOrderBatch",
		access: "admin",
		permission: "orders.change",
		summary: "Changer le statut de plusieurs commandes",
		description:
			"Chacune change comme seule, l'une après l'autre, et peut être refusée sans arrêter les autres. Répétée avec le même requestId, la demande rend le même changement groupé.",
		body: "BeginBatch",
		answers: { 202: "OrderBatch" },
		errors: ["ORDER_NOT_FOUND", "SELECTION_CHANGED", "IDEMPOTENCY_CONFLICT"],
	},
	"GET /api/admin/orders/batches/:id": {
		id: "readOrderBatch",
		access: "admin",
		permission: "orders.read",
		summary: "Suivre un changement groupé",
		params: BATCH,
		query: "OrderBatchQuery",
		answers: { 200: "OrderBatchDetail" },
		errors: ["BATCH_NOT_FOUND"],
	},
	"POST /api/admin/orders/batches/:id/stop": {
		id: "stopOrderBatch",
		access: "admin",
		permission: "orders.change",
		summary: "Arrêter un changement groupé",
		description: "Ce qui est fait le reste.",
		params: BATCH,
		answers: { 200: "OrderBatch" },
		errors: ["BATCH_NOT_FOUND"],
	},
} as const satisfies Operations;
