import { z } from "zod";
import { ORDER_STATUSES } from "../orders/order-status";
import { adminOrderFilterSchema } from "./admin-order";
import { BATCH_PROGRESS, BATCH_RESULT, batchQuery, batchResults } from "./batch";
import { operation } from "./operation";

/** Orders that one batch takes, and those that may be named one by one: more are chosen by their filter. */
export const BATCH_ORDERS = 10_000;
export const BATCH_NAMED = 1_000;
const ids = z
	.array(z.string("Un identifiant est attendu.").min(1).max(100), "Une liste de commandes est attendue.")
	.max(BATCH_NAMED, "Mille commandes au plus\u00a0: choisissez-les par un filtre.");

/** Orders by their ids, or all that a filter finds but `except`: `expected` is how many those were when they were chosen. */
const SELECTION = {
	orderIds: ids.min(1, "Choisissez au moins une commande.").optional(),
	filter: adminOrderFilterSchema.optional(),
	except: ids.optional(),
	expected: z
		.number("Un nombre est attendu.")
		.int("Un nombre entier est attendu.")
		.min(1, "Aucune commande ne correspond.")
		.max(BATCH_ORDERS, "Dix mille commandes au plus à la fois.")
		.optional(),
};

function decided(
	{ orderIds, filter, except, expected }: z.output<z.ZodObject<typeof SELECTION>>,
	context: z.RefinementCtx,
): void {
	const add = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
	if ((orderIds === undefined) === (filter === undefined))
		add("orderIds", "Choisissez des commandes, ou un filtre\u00a0: l'un des deux.");
	if (filter && expected === undefined) add("expected", "Dites combien de commandes le filtre trouve.");
	if (except && !filter) add("except", "Seul un filtre a des exceptions.");
}

/**
 * Body of POST /admin/orders/batches: moves many orders to a status, each as PATCH /admin/orders/{id}/status would.
 * `requestId` makes a repetition harmless.
 */
export const beginBatchSchema = z
	.strictObject({
		requestId: z.uuid("Un UUID est attendu."),
		status: z.enum(ORDER_STATUSES, "Ce statut n'existe pas."),
		/** Whether each customer is notified by e-mail. */
		notifyCustomer: z.boolean("Une valeur vraie ou fausse est attendue."),
		/** Whether orders that are not paid in full are shipped too; otherwise each of them is refused. */
		shipUnpaid: z.boolean("Une valeur vraie ou fausse est attendue.").default(false),
		...SELECTION,
	})
	.superRefine(decided);
export type BeginBatch = z.input<typeof beginBatchSchema>;
export type BatchRequest = z.output<typeof beginBatchSchema>;

/** A batch and how far it is. */
export const orderBatchSchema = z.object({
	id: z.string(),
	status: z.enum(ORDER_STATUSES),
	notifyCustomer: z.boolean(),
	...BATCH_PROGRESS,
});
export type OrderBatch = z.infer<typeof orderBatchSchema>;

/** Response of GET /admin/orders/batches: the latest of the whole team. */
export const orderBatchListSchema = z.object({ content: z.array(orderBatchSchema) });
export type OrderBatchList = z.infer<typeof orderBatchListSchema>;

/** Query of GET /admin/orders/batches/{id}: the page of its results. */
export const orderBatchQuerySchema = batchQuery(BATCH_ORDERS);

/** Response: with the result of each order, refused ones first; `refusal` is the reason. */
export const orderBatchDetailSchema = orderBatchSchema.extend({
	results: batchResults({ orderId: z.string(), orderNumber: z.string(), ...BATCH_RESULT }),
});
export type OrderBatchDetail = z.infer<typeof orderBatchDetailSchema>;

export const listOrderBatches = operation("GET /api/admin/orders/batches", {
	access: { staff: "orders.read" },
	answer: { 200: orderBatchListSchema },
});

export const beginOrderBatch = operation("POST /api/admin/orders/batches", {
	access: { staff: "orders.change" },
	body: beginBatchSchema,
	answer: { 202: orderBatchSchema },
	errors: ["ORDER_NOT_FOUND", "SELECTION_CHANGED", "IDEMPOTENCY_CONFLICT"],
});

export const readOrderBatch = operation("GET /api/admin/orders/batches/:id", {
	access: { staff: "orders.read" },
	query: orderBatchQuerySchema,
	answer: { 200: orderBatchDetailSchema },
	errors: ["BATCH_NOT_FOUND"],
});

export const stopOrderBatch = operation("POST /api/admin/orders/batches/:id/stop", {
	access: { staff: "orders.change" },
	answer: { 200: orderBatchSchema },
	errors: ["BATCH_NOT_FOUND"],
});
