import { z } from "zod";
import { ORDER_TYPES } from "../prices/tier-price";
import { LINE_STATES } from "../quick-order/check-lines";
import { QUICK_ORDER } from "../quick-order/read-lines";
import { operation, PDF_FILE } from "./operation";
import { boxCount } from "./payment";
import { allergenInformationSchema } from "./product";

const unit = z.enum(ORDER_TYPES, "L'unité est box, layer ou pallet.");
const TOO_MANY = `${QUICK_ORDER.maximumLines} lignes au plus.`;

/** Body of POST /quick-order: what each line wants. Prices and stock come back; nothing is ordered. */
export const quickOrderRequestSchema = z.object({
	lines: z
		.array(
			z.object({
				/** Reference, EAN of the piece or the box, or name. */
				text: z
					.string("Une référence est attendue.")
					.trim()
					.min(1, "Une référence est attendue.")
					.max(QUICK_ORDER.textLength, `${QUICK_ORDER.textLength} caractères au plus.`),
				/** Units; null while none can be read. */
				quantity: boxCount.nullable().default(1),
				unit: unit.default("box"),
				/** Additive: the units are single pieces, by which only a product without boxes is sold. */
				isInPieces: z.boolean("Une valeur vraie ou fausse est attendue.").default(false),
			}),
			"Une liste de lignes est attendue.",
		)
		.min(1, "Une ligne au moins est attendue.")
		.max(QUICK_ORDER.maximumLines, TOO_MANY),
});
export type QuickOrderRequest = z.input<typeof quickOrderRequestSchema>;

const count = z.number().int();
/** What the cart needs of a product, with its stock in boxes. Prices per piece in EUR incl. VAT. */
export const orderableSchema = z.object({
	id: z.string(),
	reference: z.string(),
	name: z.string(),
	imageUrl: z.string(),
	vatRate: z.number(),
	piecesPerBox: count,
	boxesPerLayer: count.nullable(),
	boxesPerPallet: count.nullable(),
	pricePerPieceBox: z.number(),
	pricePerPieceLayer: z.number().nullable(),
	pricePerPiecePallet: z.number().nullable(),
	stock: count,
	/** Additive. */
	allergenInformation: allergenInformationSchema,
});

export type OrderableProduct = z.infer<typeof orderableSchema>;

/** A line in the order of the request. Amounts in cents incl. VAT; the lines of one product count together for the tier. */
export const quickOrderLineSchema = z.object({
	state: z.enum(LINE_STATES),
	product: orderableSchema.nullable(),
	/** Boxes of the line, and those that are left for it. */
	boxes: count,
	left: count,
	unitPrice: count,
	totalPrice: count,
	/** What an unknown or ambiguous text may mean. */
	suggestions: z.array(z.object({ reference: z.string(), name: z.string() })),
});
export type QuickOrderLine = z.infer<typeof quickOrderLineSchema>;

/** Response of POST /quick-order. `total` counts the lines that can be ordered, each at the tier of its product. */
export const quickOrderSchema = z.object({
	lines: z.array(quickOrderLineSchema),
	total: count,
	/** Additive: what mixed pallets take off the total. */
	palletDiscount: count.default(0),
});
export type QuickOrder = z.infer<typeof quickOrderSchema>;

/** Response of POST /quick-order/file: the lines of a file, as they are written there, and what of it is passed over. */
export const orderFileSchema = z.object({
	lines: z.array(
		z.object({
			text: z.string(),
			quantity: z.string(),
			unit,
			isInPieces: z.boolean().optional(),
			problem: z.string().optional(),
		}),
	),
	notice: z.string().optional(),
});
export type OrderFile = z.infer<typeof orderFileSchema>;

/** Response of GET /quick-order/usual: what the caller orders most often, as it is sold today. */
export const usualProductsSchema = z.array(
	z.object({
		product: orderableSchema,
		/** Boxes of the latest order, and in how many of the latest orders it stands. */
		boxes: count,
		orders: count,
	}),
);
export type UsualProduct = z.infer<typeof usualProductsSchema>[number];

export const listUsualProducts = operation("GET /api/quick-order/usual", {
	access: "customer",
	answer: { 200: usualProductsSchema },
});

export const checkQuickOrder = operation("POST /api/quick-order", {
	access: "public",
	body: quickOrderRequestSchema,
	answer: { 200: quickOrderSchema },
});

export const readOrderFile = operation("POST /api/quick-order/file", {
	access: "public",
	form: { field: "file", type: "text/csv", maximumBytes: QUICK_ORDER.maximumBytes, tooLarge: "ORDER_FILE_TOO_LARGE" },
	answer: { 200: orderFileSchema },
	errors: ["CSV_INVALID", "UPLOAD_MISSING", "ORDER_FILE_TOO_LARGE", "RATE_LIMITED"],
});

export const downloadPriceList = operation("GET /api/price-list.xlsx", {
	access: "customer",
	answer: { 200: { file: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" } },
	sends: ["Content-Disposition"],
	errors: ["RATE_LIMITED"],
});

export const printPriceList = operation("GET /api/price-list.pdf", {
	access: "customer",
	...PDF_FILE,
	errors: ["RATE_LIMITED"],
});
