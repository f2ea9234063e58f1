import { z } from "zod";
import { ATTENTION_LABELS, type Attention } from "../orders/attention";
import { isDay, type OrderRanges, rangeFaults } from "../orders/order-filters";
import { ORDER_SEARCH_MINIMUM } from "../orders/order-search";
import { ORDER_STATUSES } from "../orders/order-status";
import { PAYMENT_STATUSES } from "../payments/payment-status";
import { HISTORY_ACT_CODES } from "../timeline/timeline-words";
import { buyingCompanySchema } from "./buyer";
import { channelNameSchema } from "./channels";
import { instant } from "./instant";
import { orderLotSchema } from "./lots";
import { orderItemSchema, orderSchema } from "./order";
import { pageOf } from "./page";
import { whole } from "./query-values";
import { trackingInputSchema } from "./tracking";

/** Sizes and orders of the administrator's list. Source: accounts spec §9. */
export const ADMIN_ORDERS_PAGE_SIZE = 20;
export const ADMIN_EXPORT_ROWS = 10_000;
export const ADMIN_ORDER_SORTS = ["createdAt_desc", "createdAt_asc", "totalAmount_desc", "totalAmount_asc"] as const;
export type AdminOrderSort = (typeof ADMIN_ORDER_SORTS)[number];

const attention = z.enum(Object.keys(ATTENTION_LABELS) as [Attention, ...Attention[]]).nullable();

/** An order line as it is packed. */
const adminOrderItemSchema = orderItemSchema.extend({
	/** Additive: boxes that leave, without those refunded before the goods left. */
	quantityToShip: z.number().int(),
	/** Additive: of those, the boxes that have left. */
	quantityShipped: z.number().int().default(0),
	/** Additive: of those, the boxes that came back. */
	quantityReturned: z.number().int().default(0),
});

/** An order as an administrator sees it; amounts in EUR. `version` grows with each change that a decision rests on. */
export const adminOrderSchema = orderSchema.extend({
	items: z.array(adminOrderItemSchema),
	version: z.number().int(),
	customerId: z.string(),
	/** Given back so far; `paidAmount` is what is left of the payments. */
	refundedAmount: z.number(),
	attention,
	/** The sales channel that the order came through, and what that channel calls it. */
	channel: channelNameSchema,
	/** Additive: the company that owes it; null for a private order. */
	company: buyingCompanySchema.nullable().default(null),
	externalRef: z.string().nullable(),
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

/** Who moved an order: its customer, an administrator by name, the payment, the shop itself. */
export const historyActorSchema = z.object({
	kind: z.enum(["customer", "administrator", "payment", "shop"]),
	name: z.string(),
});
/** One step in an order's life; `from` is null for its creation. `act` is a change without a change of status; null for a step. */
export const historyEntrySchema = z.object({
	at: z.string(),
	actor: historyActorSchema,
	from: z.enum(ORDER_STATUSES).nullable(),
	to: z.enum(ORDER_STATUSES),
	act: z.enum(HISTORY_ACT_CODES).nullable(),
	note: z.string().nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Response of GET /admin/orders/{id or number} and of its changes. */
export const adminOrderDetailSchema = adminOrderSchema.extend({
	history: z.array(historyEntrySchema),
	/** Whether refunds, invoices or mails of a change within the last minute are still under way: read again, more is there. */
	isSettling: z.boolean().default(false),
	/** Whether its customer has an account, and so a record in the admin. */
	hasAccount: z.boolean().default(false),
	/** Lots of its lines: proposed while its goods are here, then those that left with it. */
	lots: z.array(orderLotSchema).default([]),
});
export type AdminOrderDetail = z.infer<typeof adminOrderDetailSchema>;

/** Response of GET /admin/orders and /admin/orders/search. */
export const adminOrderPageSchema = pageOf(adminOrderSchema);
export type AdminOrderPage = z.infer<typeof adminOrderPageSchema>;

/** Response of GET /admin/orders/stats; amounts in EUR, days of Europe/Paris, weeks from Monday. Source: accounts spec §2, §3. */
export const adminOrderStatsSchema = z.object({
	totalOrders: z.number().int(),
	/** Customers who ordered within the last twelve months. */
	activeCustomers: z.number().int(),
	/** Of all orders that were accepted and not cancelled, net of refunds: the domain's `turnoverCents`. */
	totalRevenue: z.number(),
	averageOrderValue: z.number(),
	ordersNeedingAttention: z.number().int(),
	newOrdersToday: z.number().int(),
	revenueToday: z.number(),
	newOrdersThisWeek: z.number().int(),
	revenueThisWeek: z.number(),
});
export type AdminOrderStats = z.infer<typeof adminOrderStatsSchema>;

/** An empty select means no filter. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional()).optional();
const text = z.string().trim().max(200, "Deux cents caractères au plus.");

/** A day of Europe/Paris. */
const day = optional(z.string().refine(isDay, "Un jour est attendu, par exemple 2026-11-20.").meta({ format: "date" }));
/** A total with VAT, in EUR and cents. */
const euros = optional(
	z
		.string()
		.regex(/^\d{1,7}([.]\d{1,2})?$/, "Un montant en euros est attendu, par exemple 20.50.")
		.transform(Number)
		.meta({ type: "number", minimum: 0, exclusiveMaximum: 10_000_000, pattern: undefined }),
);
/** From two characters on; trimmed. */
const searched = text.refine(
	(value) => value.length >= ORDER_SEARCH_MINIMUM,
	`Saisissez au moins ${ORDER_SEARCH_MINIMUM} caractères.`,
);

const PAGING = {
	page: whole(0, 100_000).default(0),
	size: whole(1, ADMIN_EXPORT_ROWS).default(ADMIN_ORDERS_PAGE_SIZE),
};
const SORT = { sort: z.enum(ADMIN_ORDER_SORTS, "Ce tri n'existe pas.").default("createdAt_desc") };
const FILTERS = {
	status: optional(z.enum(ORDER_STATUSES, "Ce statut n'existe pas.")),
	paymentStatus: optional(z.enum(PAYMENT_STATUSES, "Ce statut de paiement n'existe pas.")),
	orderNumber: optional(text),
	customerEmail: optional(text),
	/** The id of a sales channel. */
	channel: text.optional(),
	attention: optional(z.literal("true", "Valeur possible : true.")).transform((value) => value === "true"),
	/** First and last day on which the order was placed, both included. */
	from: day,
	to: day,
	/** How the city of delivery begins. */
	city: optional(text),
	/** The reference of a product that the order holds. */
	product: optional(text),
	amountFrom: euros,
	amountTo: euros,
};

/** No end of a range before its beginning. */
function ordered(ranges: OrderRanges, context: z.RefinementCtx): void {
	for (const [field, message] of Object.entries(rangeFaults(ranges)))
		context.addIssue({ code: "custom", path: [field], message });
}

/**
 * Query of GET /admin/orders; a parameter that is not among these is refused. `attention=true` selects the orders that the
 * alerts count. Source: accounts spec §7, ADR 23.
 */
export const adminOrderQuerySchema = z.strictObject({ ...PAGING, ...SORT, ...FILTERS }).superRefine(ordered);
export type AdminOrderQuery = z.output<typeof adminOrderQuerySchema> & { query?: string | undefined };

/** Query of GET /admin/orders/search: the list's, and what is looked for. */
export const adminOrderSearchSchema = z
	.strictObject({ ...PAGING, ...SORT, ...FILTERS, query: searched })
	.superRefine(ordered);

/** Query of GET /admin/orders/export: the list's, with a search or without. */
export const adminOrderExportSchema = z
	.strictObject({ ...SORT, ...FILTERS, query: optional(searched) })
	.superRefine(ordered);
export type AdminOrderExport = z.output<typeof adminOrderExportSchema>;

/** The filters alone, as a body names the orders that they find; values as in a query string. */
export const adminOrderFilterSchema = z.strictObject({ ...FILTERS, query: optional(searched) }).superRefine(ordered);

/** Why an order goes beyond the limits of its company and its member all the same; who may is asked for a permission of its own. */
export const overrideReason = z
	.string()
	.trim()
	.min(3, "Indiquez le motif du dépassement.")
	.max(300, "Trois cents caractères au plus.")
	.optional();

/**
 * Body of PATCH /admin/orders/{id}/status. `version` is the one that the administrator saw: another one returns 409 with
 * the order as it is. Without it the change is made on whatever is there. Source: accounts spec §7.
 */
export const adminStatusUpdateSchema = z.object({
	status: z.enum(ORDER_STATUSES, "Ce statut n'existe pas."),
	deliveredAt: instant().nullish(),
	version: z.number("Un nombre est attendu.").int("Un nombre entier est attendu.").optional(),
	/** Internal note, stored in the history. */
	note: z.string().trim().max(500, "Cinq cents caractères au plus.").nullish(),
	/** Tracking at the carrier; null removes it, left out it stays. */
	tracking: trackingInputSchema.nullable().optional(),
	/** Whether the customer is notified by e-mail; left out, yes. */
	notifyCustomer: z.boolean("Une valeur vraie ou fausse est attendue.").optional(),
	overrideReason,
});
export type AdminStatusUpdate = z.input<typeof adminStatusUpdateSchema>;

/** Body of POST /admin/orders/{id}/status/mail: what is about to be saved, as far as its mail tells it. */
export const statusMailRequestSchema = adminStatusUpdateSchema.pick({ status: true, tracking: true });
export type StatusMailRequest = z.input<typeof statusMailRequestSchema>;

/** Response of POST /admin/orders/{id}/status/mail: the mail that the customer would get; null where none is sent. */
export const statusMailSchema = z.object({
	mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }).nullable(),
});
export type StatusMail = z.infer<typeof statusMailSchema>;
