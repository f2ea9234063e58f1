import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const LOT = { id: { description: "Identifiant du lot", example: SAMPLE.lotId } };

/** Lots of the stock: receipts, counts, returns and recalls. */
export const LOTS = {
	"GET /api/admin/receipts": {
		id: "listReceipts",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lister les réceptions de marchandises",
		query: "ReceiptQuery",
		answers: { 200: "ReceiptPage" },
	},
	"POST /api/admin/receipts": {
		id: "recordReceipt",
		access: "admin",
		permission: "stock.change",
		summary: "Noter une réception, qui entre en stock",
		description: "La même `key` n'est reçue qu'une fois.",
		body: "ReceiptInput",
		answers: { 201: "Receipt" },
		errors: ["PRODUCT_NOT_FOUND", "LOT_CHANGED"],
	},
	"GET /api/admin/lots": {
		id: "listLots",
		access: "admin",
		permission: "catalogue.read",
		summary: "Lister les lots, dans l'ordre où ils partent",
		query: "LotQuery",
		answers: { 200: "LotPage" },
	},
	"POST /api/admin/lots/:id/count": {
		id: "countLot",
		access: "admin",
		permission: "stock.change",
		summary: "Compter un lot, avec le motif de l'écart",
		params: LOT,
		body: "LotCount",
		answers: { 200: "Lot" },
		errors: ["LOT_NOT_FOUND", "LOT_CHANGED", "STOCK_RESERVED"],
	},
	"GET /api/admin/lots/:id/recall": {
		id: "readRecall",
		access: "admin",
		permission: "orders.read",
		summary: "Lire qui a reçu un lot",
		params: LOT,
		answers: { 200: "Recall" },
		errors: ["LOT_NOT_FOUND"],
	},
	"POST /api/admin/lots/:id/recall": {
		id: "mailRecall",
		access: "admin",
		permission: "orders.change",
		summary: "Écrire à qui a reçu un lot, une fois à chacun",
		params: LOT,
		body: "RecallMail",
		answers: { 200: "RecallSent" },
		errors: ["LOT_NOT_FOUND"],
	},
	"GET /api/admin/lots/:id/recall.csv": {
		id: "exportRecall",
		access: "admin",
		permission: "orders.export",
		summary: "Exporter en CSV qui a reçu un lot",
		params: LOT,
		answers: { 200: { type: "text/csv", example: "Client;Cartons\nCamille Martin;12\n" } },
		sends: ["Content-Disposition"],
		errors: ["LOT_NOT_FOUND"],
	},
	"PUT /api/admin/orders/picking/lots": {
		id: "confirmLots",
		access: "admin",
		permission: "orders.change",
		summary: "Noter les lots pris pour plusieurs commandes",
		description: "Remplace ce qui était noté pour ces commandes ; ce qui est parti ne change plus.",
		body: "ConfirmedLots",
		answers: { 200: "ConfirmedLotsResult" },
		errors: ["ORDER_NOT_FOUND"],
	},
} as const satisfies Operations;
