import { z } from "zod";
import { ORDER_STATUSES } from "../order-status";
import { adminOrderFilterSchema } from "./admin-order";
import { whole } from "./query-values";

/** Orders that one batch takes, and those that may be named one by one: more are chosen by their filter. */
export const BATCH_ORDERS = 10_000;
export const BATCH_NAMED = 1_000;
/** Results on a page of a batch. */
export const BATCH_PAGE_SIZE = 20;

/** WAITING: not its turn yet, or never when the batch was stopped. UNCHANGED: it had that status already. */
export const BATCH_RESULTS = {
	WAITING: "En attente",
	DONE: "Faite",
	UNCHANGED: "Déjà ainsi",
	REFUSED: "Refusée",
} as const;
export type BatchResult = keyof typeof BATCH_RESULTS;

/** STOPPING: the order under way is finished first. STOPPED: what was done by then stays. */
export const BATCH_STATES = {
	RUNNING: "En cours",
	STOPPING: "Arrêt en cours",
	STOPPED: "Arrêté",
	DONE: "Terminé",
} as const;
export type BatchState = keyof typeof BATCH_STATES;

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
		/** Whether each customer is told by e-mail. */
		notifyCustomer: z.boolean("Une valeur vraie ou fausse est attendue."),
		...SELECTION,
	})
	.superRefine(decided);
export type BeginBatch = z.input<typeof beginBatchSchema>;
export type BatchRequest = z.output<typeof beginBatchSchema>;

/** A batch and how far it is: `total` orders, of which some are done, were so already, or were refused. */
export const orderBatchSchema = z.object({
	id: z.string(),
	status: z.enum(ORDER_STATUSES),
	notifyCustomer: z.boolean(),
	state: z.enum(Object.keys(BATCH_STATES) as [BatchState, ...BatchState[]]),
	total: z.number().int(),
	done: z.number().int(),
	unchanged: z.number().int(),
	refused: z.number().int(),
	/** E-mail of the administrator who asked for it. */
	startedBy: z.string(),
	startedAt: z.string(),
	endedAt: z.string().nullable(),
});
export type OrderBatch = z.infer<typeof orderBatchSchema>;

/** Response of GET /admin/orders/batches: the latest of the whole team. */
export const orderBatchListSchema = z.object({ content: z.array(orderBatchSchema) });
export type OrderBatchList = z.infer<typeof orderBatchListSchema>;

/** Query of GET /admin/orders/batches/{id}: the page of its results. */
export const orderBatchQuerySchema = z.strictObject({
	page: whole(0, BATCH_ORDERS).default(0),
	size: whole(1, 100).default(BATCH_PAGE_SIZE),
});

/** Response: with what became of each order, refused ones first; `refusal` says why one was. */
export const orderBatchDetailSchema = orderBatchSchema.extend({
	results: z.object({
		content: z.array(
			z.object({
				orderId: z.string(),
				orderNumber: z.string(),
				result: z.enum(Object.keys(BATCH_RESULTS) as [BatchResult, ...BatchResult[]]),
				refusal: z.string().nullable(),
			}),
		),
		totalElements: z.number().int(),
		last: z.boolean(),
	}),
});
export type OrderBatchDetail = z.infer<typeof orderBatchDetailSchema>;
