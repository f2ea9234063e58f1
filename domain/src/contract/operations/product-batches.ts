import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const BATCH = { id: { description: "Identifiant du changement groupé", example: SAMPLE.productBatchId } };
const BEGINNING = ["PRODUCT_NOT_FOUND", "SELECTION_CHANGED"] as const;

/** Many products at once. Before the operations of one product, whose addresses these would fit too. */
export const PRODUCT_BATCHES = {
	"GET /api/admin/products/batches": {
		id: "listProductBatches",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lister les derniers changements groupés de produits",
		answers: { 200: "ProductBatchList" },
	},
	"POST /api/admin/products/batches": {
		id: "beginProductBatch",
		access: "admin",
		permission: "catalogue.change",
		summary: "Changer plusieurs produits",
		description:
			"Publication, tags ou prix. Chaque produit change comme seul et peut être refusé sans arrêter les autres. Un prix est arrondi au centime, le demi-centime vers le haut\u00a0; au dix-millième si un prix du produit, ou le montant, a déjà des fractions de centime. Répétée avec le même requestId, la demande rend le même changement groupé.",
		body: "BeginProductBatch",
		answers: { 202: "ProductBatch" },
		errors: [...BEGINNING, "IDEMPOTENCY_CONFLICT"],
	},
	"POST /api/admin/products/batches/preview": {
		id: "previewProductBatch",
		access: "admin",
		permission: "catalogue.change",
		summary: "Essayer un changement groupé sans rien écrire",
		body: "PreviewProductBatch",
		answers: { 200: "ProductBatchPreview" },
		errors: BEGINNING,
	},
	"POST /api/admin/products/receipts": {
		id: "receiveStock",
		access: "admin",
		permission: "stock.change",
		summary: "Ajouter au stock les cartons d'une livraison",
		description:
			"Une référence peut revenir\u00a0: ses lignes s'ajoutent. Une référence inconnue refuse toute la liste.",
		body: "ReceiveStock",
		answers: { 202: "ProductBatch" },
		errors: ["PRODUCT_NOT_FOUND", "IDEMPOTENCY_CONFLICT"],
	},
	"GET /api/admin/products/batches/:id": {
		id: "readProductBatch",
		access: "admin",
		permission: "catalogue.read",
		summary: "Suivre un changement groupé de produits",
		params: BATCH,
		query: "ProductBatchQuery",
		answers: { 200: "ProductBatchDetail" },
		errors: ["BATCH_NOT_FOUND"],
	},
	"POST /api/admin/products/batches/:id/stop": {
		id: "stopProductBatch",
		access: "admin",
		permission: "stock.change",
		summary: "Arrêter un changement groupé de produits",
		description: "Ce qui est fait le reste. Qui ne compte que le stock n'arrête que des réceptions.",
		params: BATCH,
		answers: { 200: "ProductBatch" },
		errors: ["BATCH_NOT_FOUND"],
	},
	"POST /api/admin/products/batches/:id/undo": {
		id: "undoProductBatch",
		access: "admin",
		permission: "stock.change",
		summary: "Annuler un changement groupé de produits",
		description:
			"Un changement groupé de plus, qui remet à chaque produit ce qu'il avait, sauf si quelqu'un l'a changé depuis. Qui ne compte que le stock n'annule que des réceptions.",
		params: BATCH,
		body: "UndoProductBatch",
		answers: { 202: "ProductBatch" },
		errors: ["BATCH_NOT_FOUND", "NOTHING_TO_UNDO", "IDEMPOTENCY_CONFLICT"],
	},
} as const satisfies Operations;
