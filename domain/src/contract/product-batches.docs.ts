import { documented } from "./documented";
import { RUNNING } from "./order-batches.docs";
import * as productBatches from "./product-batches";
import { SAMPLE, shape } from "./shape";

const ACTION = { kind: "PRICE" as const, tier: "all" as const, step: { percent: 4 } };
const SELECTION = { filter: { category: "BARBE_A_PAPA" }, expected: 120 };
const REQUEST_ID = "5d0f6a1b-3c2e-4f7a-9b8c-1d2e3f4a5b6c";
const BATCH = {
	id: SAMPLE.productBatchId,
	action: ACTION,
	...RUNNING,
	undoes: null,
	isUndoable: false,
};
const NAMED = { productId: SAMPLE.productId, reference: "BAP-FRA-40", name: "Barbe à papa fraise" };
const CHANGE = {
	before: { pricePerPieceBox: 1.5, pricePerPieceLayer: 1.38, pricePerPiecePallet: null },
	after: { pricePerPieceBox: 1.56, pricePerPieceLayer: 1.44, pricePerPiecePallet: null },
};

/** Many products at once. Before the operations of one product, whose addresses these would fit too. */
export const PRODUCT_BATCHES = documented(productBatches, {
	bodies: {
		PreviewProductBatch: shape(productBatches.previewProductBatchSchema, { action: ACTION, selection: SELECTION }),
		BeginProductBatch: shape(productBatches.beginProductBatchSchema, {
			requestId: REQUEST_ID,
			action: ACTION,
			selection: SELECTION,
		}),
		ReceiveStock: shape(productBatches.receiveStockSchema, {
			requestId: REQUEST_ID,
			lines: [{ reference: "BAP-FRA-40", boxes: 24 }],
		}),
		UndoProductBatch: shape(productBatches.undoProductBatchSchema, { requestId: REQUEST_ID }),
	},
	answers: {
		ProductBatch: shape(productBatches.productBatchSchema, BATCH),
		ProductBatchList: shape(productBatches.productBatchListSchema, { content: [BATCH] }),
		ProductBatchPreview: shape(productBatches.productBatchPreviewSchema, {
			total: 120,
			changed: 118,
			unchanged: 1,
			refused: 1,
			examples: [{ ...NAMED, ...CHANGE }],
			refusals: [{ reason: "Un prix tomberait à zéro ou en dessous.", count: 1, references: ["BAP-FRA-40"] }],
		}),
		ProductBatchDetail: shape(productBatches.productBatchDetailSchema, {
			...BATCH,
			results: {
				content: [{ ...NAMED, result: "DONE", refusal: null, ...CHANGE }],
				totalElements: 120,
				last: false,
			},
		}),
	},
	groups: {
		"Administration : produits groupés": {
			listProductBatches: { summary: "Lister les derniers changements groupés de produits" },
			beginProductBatch: {
				summary: "Changer plusieurs produits",
				description:
					"Publication, tags ou prix. Chaque produit change comme seul et peut être refusé sans arrêter les autres. Un prix est arrondi au centime, le demi-centime vers le haut\u00a0; au dix-millième si un prix du produit, ou le montant, a déjà des fractions de centime. Répétée avec le même requestId, la demande rend le même changement groupé.",
			},
			previewProductBatch: { summary: "Essayer un changement groupé sans rien écrire" },
			receiveStock: {
				summary: "Ajouter au stock les cartons d'une livraison",
				description:
					"Une référence peut revenir\u00a0: ses lignes s'ajoutent. Une référence inconnue refuse toute la liste.",
			},
			readProductBatch: {
				summary: "Suivre un changement groupé de produits",
				query: { page: "0", size: "20" },
			},
			stopProductBatch: {
				summary: "Arrêter un changement groupé de produits",
				description: "Ce qui est fait le reste. Qui ne compte que le stock n'arrête que des réceptions.",
			},
			undoProductBatch: {
				summary: "Annuler un changement groupé de produits",
				description:
					"Un changement groupé de plus, qui remet à chaque produit ce qu'il avait, sauf si quelqu'un l'a changé depuis. Qui ne compte que le stock n'annule que des réceptions.",
			},
		},
	},
});
