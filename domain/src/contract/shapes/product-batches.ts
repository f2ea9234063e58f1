import {
	beginProductBatchSchema,
	previewProductBatchSchema,
	productBatchDetailSchema,
	productBatchListSchema,
	productBatchPreviewSchema,
	productBatchQuerySchema,
	productBatchSchema,
	receiveStockSchema,
	undoProductBatchSchema,
} from "../product-batch";
import { SAMPLE, shape } from "./shape";

const REQUEST_ID = "5d0f6a1b-3c2e-4f7a-9b8c-1d2e3f4a5b6c";
const ACTION = { kind: "PRICE" as const, tier: "all" as const, step: { percent: 4 } };
const SELECTION = { filter: { category: "BARBE_A_PAPA" }, expected: 120 };
const NAMED = { productId: SAMPLE.productId, reference: "BAP-FRA-40", name: "Barbe à papa fraise" };
const CHANGE = {
	before: { pricePerPieceBox: 1.5, pricePerPieceLayer: 1.38, pricePerPiecePallet: null },
	after: { pricePerPieceBox: 1.56, pricePerPieceLayer: 1.44, pricePerPiecePallet: null },
};
const BATCH = {
	id: SAMPLE.productBatchId,
	action: ACTION,
	state: "RUNNING" as const,
	total: 120,
	done: 40,
	unchanged: 1,
	refused: 1,
	startedBy: "admin@exemple.fr",
	startedAt: SAMPLE.at,
	endedAt: null,
	undoes: null,
	isUndoable: false,
};

export const PRODUCT_BATCH_QUERIES = {
	ProductBatchQuery: shape(productBatchQuerySchema, { page: "0", size: "20" }),
};

export const PRODUCT_BATCH_BODIES = {
	PreviewProductBatch: shape(previewProductBatchSchema, { action: ACTION, selection: SELECTION }),
	BeginProductBatch: shape(beginProductBatchSchema, { requestId: REQUEST_ID, action: ACTION, selection: SELECTION }),
	ReceiveStock: shape(receiveStockSchema, {
		requestId: REQUEST_ID,
		lines: [{ reference: "BAP-FRA-40", boxes: 24 }],
	}),
	UndoProductBatch: shape(undoProductBatchSchema, { requestId: REQUEST_ID }),
};

export const PRODUCT_BATCH_ANSWERS = {
	ProductBatch: shape(productBatchSchema, BATCH),
	ProductBatchList: shape(productBatchListSchema, { content: [BATCH] }),
	ProductBatchPreview: shape(productBatchPreviewSchema, {
		total: 120,
		changed: 118,
		unchanged: 1,
		refused: 1,
		examples: [{ ...NAMED, ...CHANGE }],
		refusals: [{ reason: "Un prix tomberait à zéro ou en dessous.", count: 1, references: ["BAP-FRA-40"] }],
	}),
	ProductBatchDetail: shape(productBatchDetailSchema, {
		...BATCH,
		results: {
			content: [{ ...NAMED, result: "DONE", refusal: null, ...CHANGE }],
			totalElements: 120,
			last: false,
		},
	}),
};
