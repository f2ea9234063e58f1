import { z } from "zod";
import { DURABILITY_CODES } from "../food/durability";
import { ORDER_STATUSES } from "../orders/order-status";
import { CSV_FILE, operation } from "./operation";
import { pageOf } from "./page";
import { piecesPerBox } from "./payment";
import { flag, whole } from "./query-values";

/** Most boxes of a receipt or a count. */
export const LOT_BOXES = 100_000;

const DAY = "Une date AAAA-MM-JJ est attendue.";
const text = (maximum: number) =>
	z.string("Un texte est attendu.").trim().max(maximum, `${maximum} caractères au plus.`);
const boxes = (minimum: number) => {
	const message = `Un nombre entier de cartons est attendu, de ${minimum} à 100 000.`;
	return z.number(message).int(message).min(minimum, message).max(LOT_BOXES, message);
};

/** Number of a lot as printed on its label. GS1 allows twenty signs; other labels have more. */
const lotCode = text(40)
	.min(1, "Saisissez le numéro de lot.")
	// biome-ignore lint/suspicious/noControlCharactersInRegex: a scanner may send them, and no label shows them.
	.regex(/^[^\u0000-\u001f\u007f]*$/, "Le numéro de lot contient un caractère invisible.");

/** A lot without its product. `code`, `durability` and `expiresOn` are null for boxes of no known lot. */
const namedLot = z.object({
	id: z.string(),
	code: z.string().nullable(),
	durability: z.enum(DURABILITY_CODES).nullable(),
	expiresOn: z.iso.date().nullable(),
});

/** A lot of the stock. */
export const lotSchema = namedLot.extend({
	productId: z.string(),
	productName: z.string(),
	reference: z.string(),
	piecesPerBox,
	/** In stock now, those of picked orders included. */
	boxes: z.number().int(),
	/** By receipts, in all. */
	received: z.number().int(),
	/** Of the receipts, the latest first. */
	suppliers: z.array(z.string()),
	/** Codes on a piece and on a box; empty where none is known. */
	eanUnit: z.string(),
	eanBox: z.string(),
	/** On the shelf, but not for sale, since the lot is blocked or past its use-by date; not among `boxes`. */
	withheld: z.number().int(),
	/** Since when it is blocked, and why; null and empty where it is not. */
	blockedAt: z.string().nullable(),
	blockReason: z.string(),
	/** Short of life: to be sold at a reduced price; `isUnsafe`: past its use-by date. */
	isShort: z.boolean(),
	isUnsafe: z.boolean(),
});
export type Lot = z.infer<typeof lotSchema>;

export const lotReasonSchema = z.object({ reason: text(200).min(1, "Saisissez un motif.") });

/** How boxes leave otherwise than with an order: as a loss, or back to their supplier. */
export const LOT_REMOVALS = ["LOSS", "SUPPLIER"] as const;
export type LotRemoval = (typeof LOT_REMOVALS)[number];

/** Body of POST /admin/lots/{id}/removals. The same `key` is removed once. */
export const lotRemovalSchema = lotReasonSchema.extend({
	key: z.uuid("Un identifiant UUID est attendu."),
	boxes: boxes(1),
	kind: z.enum(LOT_REMOVALS, "Valeurs possibles\u00a0: LOSS ou SUPPLIER."),
});

/** Query of GET /admin/lots: a part of a product's name, a reference or a lot; those of a product; in stock; short of life. */
export const lotQuerySchema = z.object({
	query: text(100).default(""),
	productId: z.string().max(100, "100 caractères au plus.").optional(),
	inStock: flag.optional(),
	short: flag.optional(),
	page: whole(0, 999_999).default(0),
	size: whole(1, 100).default(20),
});
export type LotQuery = z.output<typeof lotQuerySchema>;

/** Response of GET /admin/lots: withheld ones first, then in the order in which the lots leave, sold out ones last. */
export const lotPageSchema = pageOf(lotSchema);
export type LotPage = z.infer<typeof lotPageSchema>;

/** Goods of one lot that came in; `costPerBox` in EUR without VAT. */
const receivedLot = z.object({
	productId: z.string("Choisissez un produit.").min(1, "Choisissez un produit.").max(100, "100 caractères au plus."),
	lot: lotCode,
	/** Left out, that of the product. */
	durability: z.enum(DURABILITY_CODES, "Valeurs possibles\u00a0: BEST_BEFORE ou USE_BY.").optional(),
	expiresOn: z.iso.date(DAY).nullable().default(null),
	boxes: boxes(1),
	costPerBox: z
		.number("Un montant en euros est attendu.")
		.min(0, "Un montant positif est attendu.")
		.max(100_000, "100 000 € au plus.")
		.nullable()
		.default(null),
});
const delivered = z.object({
	key: z.uuid("Un identifiant UUID est attendu."),
	supplier: text(120).default(""),
	receivedOn: z.iso.date(DAY),
});

/** Body of POST /admin/receipts. The same `key` is received once. */
export const receiptInputSchema = receivedLot.extend(delivered.shape);
export type ReceiptInput = z.input<typeof receiptInputSchema>;

/** Lines of one delivery at most. */
const DELIVERY_LINES = 100;

/**
 * Body of POST /admin/receipts/deliveries: the lots of one delivery, all or none. The same `key` is received once. `isConfirmed`
 * once an administrator has checked the unusual numbers that RECEIPT_UNUSUAL names.
 */
export const deliveryInputSchema = delivered.extend({
	deliveryNote: text(60).default(""),
	lines: z
		.array(receivedLot, "Une liste de lots est attendue.")
		.min(1, "Ajoutez un produit au moins.")
		.max(DELIVERY_LINES, "Cent lignes au plus."),
	isConfirmed: z.boolean("Vrai ou faux est attendu.").default(false),
});
export type DeliveryInput = z.input<typeof deliveryInputSchema>;

/** A goods receipt as recorded. */
export const receiptSchema = namedLot.omit({ id: true }).extend({
	id: z.string(),
	lotId: z.string(),
	productId: z.string(),
	productName: z.string(),
	reference: z.string(),
	piecesPerBox,
	boxes: z.number().int(),
	supplier: z.string(),
	/** Number of the supplier's delivery note; empty where none was stated. */
	deliveryNote: z.string(),
	costPerBox: z.number().nullable(),
	receivedOn: z.iso.date(),
	/** E-mail of the administrator who recorded it; null once the account is gone. */
	receivedBy: z.string().nullable(),
	createdAt: z.string(),
	/** Since when it does not count any more; null while it does. */
	undoneAt: z.string().nullable(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** Response of POST /admin/receipts/deliveries, in the order of the lines. */
export const deliverySchema = z.object({ content: z.array(receiptSchema) });

/** Query of GET /admin/receipts: a part of a product, lot, supplier or delivery note. */
export const receiptQuerySchema = lotQuerySchema.pick({ query: true, page: true, size: true });

/** Response of GET /admin/receipts, the latest first. */
export const receiptPageSchema = pageOf(receiptSchema);
export type ReceiptPage = z.infer<typeof receiptPageSchema>;

/** Lots of one stock count at most. */
export const COUNTED_LOTS = 500;

/** Body of POST /admin/stock-counts: the boxes that are there of each lot; `previousBoxes` as they were read. The same `key` counts once. */
export const stockCountInputSchema = z.object({
	key: z.uuid("Un identifiant UUID est attendu."),
	lines: z
		.array(
			z.object({
				lotId: text(100).min(1, "Un lot est attendu."),
				boxes: boxes(0),
				previousBoxes: boxes(0),
			}),
			"Une liste de lots est attendue.",
		)
		.min(1, "Comptez au moins un lot.")
		.max(COUNTED_LOTS, "Cinq cents lots au plus."),
	reason: text(200).min(1, "Saisissez un motif."),
});
export type StockCountInput = z.input<typeof stockCountInputSchema>;

/** A stock count as recorded, with the lots whose number differed. */
export const stockCountSchema = z.object({
	id: z.string(),
	reason: z.string(),
	countedAt: z.string(),
	/** E-mail of the administrator who counted; null once the account is gone. */
	countedBy: z.string().nullable(),
	/** Lots that were counted. */
	lots: z.number().int(),
	differences: z.array(
		namedLot.extend({
			productName: z.string(),
			reference: z.string(),
			expected: z.number().int(),
			counted: z.number().int(),
		}),
	),
});
export type StockCount = z.infer<typeof stockCountSchema>;

export const stockCountQuerySchema = lotQuerySchema.pick({ page: true, size: true });

/** Response of GET /admin/stock-counts, the latest first. */
export const stockCountPageSchema = pageOf(stockCountSchema);
export type StockCountPage = z.infer<typeof stockCountPageSchema>;

/** Lots of an order's lines: proposed, confirmed by a scan, or gone with it. */
export const LOT_STATES = ["SUGGESTED", "PICKED", "SHIPPED"] as const;
export const orderLotSchema = namedLot.extend({
	lineId: z.string(),
	boxes: z.number().int(),
	/** Of them, back in stock. */
	returned: z.number().int(),
	state: z.enum(LOT_STATES),
});
export type OrderLot = z.infer<typeof orderLotSchema>;

/** A lot of a picking list: what to take of it, and what is there. */
export const pickedLotSchema = namedLot.extend({ boxes: z.number().int(), stocked: z.number().int() });
export type PickedLot = z.infer<typeof pickedLotSchema>;

/** Body of PUT /admin/orders/picking/lots: the boxes confirmed for these orders by their lot, in place of those confirmed before. */
export const confirmedLotsSchema = z.object({
	orders: z
		.array(text(40).min(1, "Un numéro de commande est attendu."), "Une liste de numéros est attendue.")
		.min(1, "Nommez au moins une commande.")
		.max(200, "Deux cents commandes au plus."),
	lots: z
		.array(z.object({ reference: text(100), lot: text(40), boxes: boxes(1) }), "Une liste de lots est attendue.")
		.max(1_000, "Mille lots au plus."),
});
export type ConfirmedLots = z.input<typeof confirmedLotsSchema>;
/** Response: boxes recorded, fewer than sent where the orders want fewer. */
export const confirmedLotsResponseSchema = z.object({ boxes: z.number().int() });

/** Response of GET /admin/lots/{id}/recall: who received the lot. */
export const recallSchema = z.object({
	lot: lotSchema,
	/** Most boxes first. Contact data are empty once the customer's data were erased. */
	recipients: z.array(
		z.object({
			customerId: z.string(),
			name: z.string(),
			company: z.string().nullable(),
			email: z.string(),
			phone: z.string(),
			address: z.string(),
			boxes: z.number().int(),
			orders: z.array(z.object({ orderNumber: z.string(), status: z.enum(ORDER_STATUSES), boxes: z.number().int() })),
			/** When the recall was last mailed; null where it was not since they last received boxes. */
			mailedAt: z.string().nullable(),
		}),
	),
	/** Draft of the mail. */
	subject: z.string(),
	text: z.string(),
});
export type Recall = z.infer<typeof recallSchema>;

/** Body of POST /admin/lots/{id}/recall: the mail to every recipient who has received boxes since the last one for this lot. */
export const recallMailSchema = z.object({
	subject: text(150).min(1, "Saisissez un objet."),
	text: text(5_000).min(1, "Saisissez un texte."),
});
/** Response: mails queued, recipients without an address, and those who were written to before. */
export const recallSentSchema = z.object({
	sent: z.number().int(),
	unreachable: z.number().int(),
	already: z.number().int(),
});
export type RecallSent = z.infer<typeof recallSentSchema>;

export const listReceipts = operation("GET /api/admin/receipts", {
	access: { staff: "catalogue.read" },
	query: receiptQuerySchema,
	answer: { 200: receiptPageSchema },
});

export const recordReceipt = operation("POST /api/admin/receipts", {
	access: { staff: "stock.change" },
	body: receiptInputSchema,
	answer: { 201: receiptSchema },
	errors: ["PRODUCT_NOT_FOUND", "LOT_CHANGED", "LOT_WITHHELD", "IDEMPOTENCY_CONFLICT"],
});

export const recordDelivery = operation("POST /api/admin/receipts/deliveries", {
	access: { staff: "stock.change" },
	body: deliveryInputSchema,
	answer: { 201: deliverySchema },
	errors: ["PRODUCT_NOT_FOUND", "LOT_CHANGED", "LOT_WITHHELD", "RECEIPT_UNUSUAL", "IDEMPOTENCY_CONFLICT"],
});

export const undoReceipt = operation("POST /api/admin/receipts/:id/undo", {
	access: { staff: "stock.change" },
	answer: { 200: receiptSchema },
	errors: ["RECEIPT_NOT_FOUND", "RECEIPT_USED"],
});

export const listLots = operation("GET /api/admin/lots", {
	access: { staff: "catalogue.read" },
	query: lotQuerySchema,
	answer: { 200: lotPageSchema },
});

export const listStockCounts = operation("GET /api/admin/stock-counts", {
	access: { staff: "catalogue.read" },
	query: stockCountQuerySchema,
	answer: { 200: stockCountPageSchema },
});

export const countStock = operation("POST /api/admin/stock-counts", {
	access: { staff: "stock.change" },
	body: stockCountInputSchema,
	answer: { 201: stockCountSchema },
	errors: ["LOT_NOT_FOUND", "LOT_CHANGED", "STOCK_RESERVED", "IDEMPOTENCY_CONFLICT"],
});

export const blockLot = operation("POST /api/admin/lots/:id/block", {
	access: { staff: "stock.change" },
	body: lotReasonSchema,
	answer: { 200: lotSchema },
	errors: ["LOT_NOT_FOUND"],
});

export const unblockLot = operation("POST /api/admin/lots/:id/unblock", {
	access: { staff: "stock.change" },
	body: lotReasonSchema,
	answer: { 200: lotSchema },
	errors: ["LOT_NOT_FOUND", "LOT_WITHHELD"],
});

export const removeFromLot = operation("POST /api/admin/lots/:id/removals", {
	access: { staff: "stock.change" },
	body: lotRemovalSchema,
	answer: { 201: lotSchema },
	errors: ["LOT_NOT_FOUND", "IDEMPOTENCY_CONFLICT"],
});

export const readRecall = operation("GET /api/admin/lots/:id/recall", {
	access: { staff: "orders.read" },
	answer: { 200: recallSchema },
	errors: ["LOT_NOT_FOUND"],
});

export const mailRecall = operation("POST /api/admin/lots/:id/recall", {
	access: { staff: "orders.change" },
	body: recallMailSchema,
	answer: { 200: recallSentSchema },
	errors: ["LOT_NOT_FOUND"],
});

export const exportRecall = operation("GET /api/admin/lots/:id/recall.csv", {
	access: { staff: "orders.export" },
	...CSV_FILE,
	errors: ["LOT_NOT_FOUND"],
});

export const confirmLots = operation("PUT /api/admin/orders/picking/lots", {
	access: { staff: "orders.change" },
	body: confirmedLotsSchema,
	answer: { 200: confirmedLotsResponseSchema },
	errors: ["ORDER_NOT_FOUND", "LOT_WITHHELD"],
});
