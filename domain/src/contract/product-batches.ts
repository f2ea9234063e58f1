import { z } from "zod";
import { HIGHEST, type ProductAction } from "../catalogue/product-changes";
import { TAG_CODES } from "../catalogue/tags";
import { ORDER_TYPES } from "../prices/tier-price";
import { adminProductQuerySchema } from "./admin-product";
import { BATCH_PROGRESS, BATCH_RESULT, batchQuery, batchResults } from "./batch";
import { operation } from "./operation";

/** Products that one batch takes, and those that may be named one by one: more are chosen by their filter. */
export const BATCH_PRODUCTS = 50_000;
export const BATCH_NAMED_PRODUCTS = 1_000;
/** Products that a preview shows before and after, and that it names for a refusal. */
export const PREVIEW_EXAMPLES = 5;
export const PREVIEW_REFUSED = 3;

/** The filters of the list as a body names them; values as in a query string. */
export const adminProductFilterSchema = adminProductQuerySchema.omit({ page: true, size: true, sort: true }).strict();

const ids = z
	.array(z.string("Un identifiant est attendu.").min(1).max(100), "Une liste de produits est attendue.")
	.max(BATCH_NAMED_PRODUCTS, "Mille produits au plus\u00a0: choisissez-les par un filtre.");

/** Products by their ids, or all that a filter finds but `except`: `expected` is how many those were when they were chosen. */
export const productSelectionSchema = z
	.strictObject({
		productIds: ids.min(1, "Choisissez au moins un produit.").optional(),
		filter: adminProductFilterSchema.optional(),
		except: ids.optional(),
		expected: z
			.number("Un nombre est attendu.")
			.int("Un nombre entier est attendu.")
			.min(1, "Aucun produit ne correspond.")
			.max(BATCH_PRODUCTS, "Cinquante mille produits au plus à la fois.")
			.optional(),
	})
	.superRefine(({ productIds, filter, except, expected }, context) => {
		const add = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
		if ((productIds === undefined) === (filter === undefined))
			add("productIds", "Choisissez des produits, ou un filtre\u00a0: l'un des deux.");
		if (filter && expected === undefined) add("expected", "Dites combien de produits le filtre trouve.");
		if (except && !filter) add("except", "Seul un filtre a des exceptions.");
	});
export type ProductSelection = z.input<typeof productSelectionSchema>;

const tags = z.array(z.enum(TAG_CODES, "Ce tag n'existe pas."), "Une liste de tags est attendue.");
const decimals = (value: number, places: number) => Number(value.toFixed(places)) === value;
const PERCENT = "Un pourcentage de -90 à 500, différent de 0, avec deux décimales au plus, est attendu.";
const AMOUNT = "Un montant par pièce différent de 0, avec quatre décimales au plus, est attendu.";

const stepSchema = z.union(
	[
		z.strictObject({
			percent: z
				.number(PERCENT)
				.min(-90, PERCENT)
				.max(500, PERCENT)
				.refine((value) => value !== 0 && decimals(value, 2), PERCENT),
		}),
		z.strictObject({
			amount: z
				.number(AMOUNT)
				.min(-HIGHEST.price, AMOUNT)
				.max(HIGHEST.price, AMOUNT)
				.refine((value) => value !== 0 && decimals(value, 4), AMOUNT),
		}),
	],
	"Donnez un pourcentage, ou un montant par pièce\u00a0: l'un des deux.",
);

/** What is done to each product, see `ProductAction`. */
export const productActionSchema = z
	.discriminatedUnion(
		"kind",
		[
			z.strictObject({
				kind: z.literal("PUBLISH"),
				isPublished: z.boolean("Une valeur vraie ou fausse est attendue."),
			}),
			z.strictObject({ kind: z.literal("TAGS"), add: tags, remove: tags }),
			z.strictObject({
				kind: z.literal("PRICE"),
				tier: z.enum(["all", ...ORDER_TYPES], "Ce tarif n'existe pas."),
				step: stepSchema,
			}),
		],
		"Cette action n'existe pas.",
	)
	.superRefine((action, context) => {
		if (action.kind !== "TAGS") return;
		const add = (message: string) => context.addIssue({ code: "custom", path: ["add"], message });
		if (action.add.length + action.remove.length === 0) add("Choisissez un tag à ajouter ou à retirer.");
		if (action.add.some((tag) => action.remove.includes(tag))) add("Un tag est à ajouter ou à retirer.");
	}) satisfies z.ZodType<ProductAction>;

export const previewProductBatchSchema = z.strictObject({
	action: productActionSchema,
	selection: productSelectionSchema,
});

/** Body of POST /admin/products/batches. `requestId` makes a repetition harmless. */
export const beginProductBatchSchema = previewProductBatchSchema.extend({ requestId: z.uuid("Un UUID est attendu.") });
export type BeginProductBatch = z.input<typeof beginProductBatchSchema>;
export type ProductBatchRequest = z.output<typeof beginProductBatchSchema>;

/** Body of POST /admin/products/receipts: boxes that came in, to be added to what is there. */
export const receiveStockSchema = z.strictObject({
	requestId: z.uuid("Un UUID est attendu."),
	lines: z
		.array(
			z.strictObject({
				reference: z
					.string("Une référence est attendue.")
					.trim()
					.toUpperCase()
					.min(1)
					.max(40, "Cette référence est trop longue."),
				boxes: z
					.number("Un nombre entier de cartons est attendu.")
					.int("Un nombre entier de cartons est attendu.")
					.min(1, "Un carton au moins est attendu.")
					.max(100_000, "Cent mille cartons au plus par ligne."),
			}),
			"Une liste de lignes est attendue.",
		)
		.min(1, "Une ligne au moins est attendue.")
		.max(BATCH_NAMED_PRODUCTS, "Mille lignes au plus à la fois."),
});
export type ReceiveStock = z.input<typeof receiveStockSchema>;
export type StockReceipt = z.output<typeof receiveStockSchema>;

export const undoProductBatchSchema = z.strictObject({ requestId: z.uuid("Un UUID est attendu.") });

/** What was touched of a product; prices in EUR a piece, `stocked` in boxes. */
export const productValuesSchema = z.object({
	pricePerPieceBox: z.number().optional(),
	pricePerPieceLayer: z.number().nullable().optional(),
	pricePerPiecePallet: z.number().nullable().optional(),
	isPublished: z.boolean().optional(),
	tags: z.array(z.enum(TAG_CODES)).optional(),
	stocked: z.number().int().optional(),
});

const named = { productId: z.string(), reference: z.string(), name: z.string() };

/** Response of the preview: nothing was changed. `refusals` by reason, each with some of the references. */
export const productBatchPreviewSchema = z.object({
	total: z.number().int(),
	changed: z.number().int(),
	unchanged: z.number().int(),
	refused: z.number().int(),
	examples: z.array(z.object({ ...named, before: productValuesSchema, after: productValuesSchema })),
	refusals: z.array(z.object({ reason: z.string(), count: z.number().int(), references: z.array(z.string()) })),
});
export type ProductBatchPreview = z.infer<typeof productBatchPreviewSchema>;

/** RECEIPT added boxes by a list; UNDO puts back what the batch `undoes` did. */
const batchActionSchema = z.union([
	productActionSchema,
	z.strictObject({ kind: z.literal("RECEIPT") }),
	z.strictObject({ kind: z.literal("UNDO") }),
]);
export type ProductBatchAction = z.infer<typeof batchActionSchema>;

/** A batch and how far it is. */
export const productBatchSchema = z.object({
	id: z.string(),
	action: batchActionSchema,
	...BATCH_PROGRESS,
	/** The batch that this one puts back. */
	undoes: z.string().nullable(),
	/** Whether some of what it did was not yet put back. */
	isUndoable: z.boolean(),
});
export type ProductBatch = z.infer<typeof productBatchSchema>;

/** Response of GET /admin/products/batches: the latest of the whole team. */
export const productBatchListSchema = z.object({ content: z.array(productBatchSchema) });
export type ProductBatchList = z.infer<typeof productBatchListSchema>;

/** Query of GET /admin/products/batches/{id}: the page of its results. */
export const productBatchQuerySchema = batchQuery(BATCH_PRODUCTS);

/** Response: with what became of each product, refused ones first. */
export const productBatchDetailSchema = productBatchSchema.extend({
	results: batchResults({
		...named,
		...BATCH_RESULT,
		before: productValuesSchema.nullable(),
		after: productValuesSchema.nullable(),
	}),
});
export type ProductBatchDetail = z.infer<typeof productBatchDetailSchema>;

const BEGINNING = ["PRODUCT_NOT_FOUND", "SELECTION_CHANGED"] as const;

export const listProductBatches = operation("GET /api/admin/products/batches", {
	access: { staff: "catalogue.read" },
	answer: { 200: productBatchListSchema },
});

export const beginProductBatch = operation("POST /api/admin/products/batches", {
	access: { staff: "catalogue.change" },
	body: beginProductBatchSchema,
	answer: { 202: productBatchSchema },
	errors: [...BEGINNING, "IDEMPOTENCY_CONFLICT"],
});

export const previewProductBatch = operation("POST /api/admin/products/batches/preview", {
	access: { staff: "catalogue.change" },
	body: previewProductBatchSchema,
	answer: { 200: productBatchPreviewSchema },
	errors: BEGINNING,
});

export const receiveStock = operation("POST /api/admin/products/receipts", {
	access: { staff: "stock.change" },
	body: receiveStockSchema,
	answer: { 202: productBatchSchema },
	errors: ["PRODUCT_NOT_FOUND", "IDEMPOTENCY_CONFLICT"],
});

export const readProductBatch = operation("GET /api/admin/products/batches/:id", {
	access: { staff: "catalogue.read" },
	query: productBatchQuerySchema,
	answer: { 200: productBatchDetailSchema },
	errors: ["BATCH_NOT_FOUND"],
});

export const stopProductBatch = operation("POST /api/admin/products/batches/:id/stop", {
	access: { staff: "stock.change" },
	answer: { 200: productBatchSchema },
	errors: ["BATCH_NOT_FOUND"],
});

export const undoProductBatch = operation("POST /api/admin/products/batches/:id/undo", {
	access: { staff: "stock.change" },
	body: undoProductBatchSchema,
	answer: { 202: productBatchSchema },
	errors: ["BATCH_NOT_FOUND", "NOTHING_TO_UNDO", "IDEMPOTENCY_CONFLICT"],
});
