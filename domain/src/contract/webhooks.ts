import { z } from "zod";
import {
	MAXIMUM_WEBHOOKS,
	PAUSE_REASONS,
	type PauseReason,
	SECRET_OVERLAP_HOURS,
	WEBHOOK_EVENT_NAMES,
} from "../channels/webhook";
import { ORDER_STATUSES } from "../orders/order-status";
import { PAYMENT_STATUSES } from "../payments/payment-status";
import { oneLine } from "../text";
import { channelOfferSchema } from "./channel-catalogue";
import { operation } from "./operation";
import { productSchema } from "./product";
import { whole } from "./query-values";
import { shipmentSchema } from "./shipment";
import { taxTotalSchema } from "./tax-total";
import { trackingSchema } from "./tracking";

const moment = z.string().describe("ISO 8601");
const eventName = z.enum(WEBHOOK_EVENT_NAMES, "Cet événement n'existe pas.");
const NAME_MESSAGE = "Saisissez un nom.";
const URL_MESSAGE = "Saisissez une adresse complète, en https://.";

/**
 * Body of POST and PUT /admin/webhooks: receiver and events. `channelId` limits orders to that channel's, and products
 * to what it sells.
 */
export const webhookInputSchema = z.object({
	name: z.string(NAME_MESSAGE).overwrite(oneLine).min(1, NAME_MESSAGE).max(80, "80 caractères au plus."),
	url: z.string(URL_MESSAGE).trim().min(1, URL_MESSAGE).max(2000, "2000 caractères au plus."),
	events: z
		.array(eventName, "Choisissez un événement au moins.")
		.min(1, "Choisissez un événement au moins.")
		.max(WEBHOOK_EVENT_NAMES.length, "Chaque événement une seule fois.")
		.transform((events) => WEBHOOK_EVENT_NAMES.filter((name) => events.includes(name))),
	channelId: z.string().min(1).max(100).nullable().default(null),
});
export type WebhookInput = z.output<typeof webhookInputSchema>;

/** An endpoint with how it fares. */
export const webhookSchema = z.object({
	id: z.string(),
	name: z.string(),
	url: z.string(),
	events: z.array(z.enum(WEBHOOK_EVENT_NAMES)),
	channelId: z.string().nullable(),
	createdAt: moment,
	pausedBecause: z.enum(Object.keys(PAUSE_REASONS) as [PauseReason, ...PauseReason[]]).nullable(),
	pausedAt: moment.nullable(),
	succeededAt: moment.nullable(),
	failedAt: moment.nullable(),
	/** Messages that are still to arrive. */
	waiting: z.number().int(),
	/** Until when the former secret signs too. */
	formerSecretUntil: moment.nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;
export const webhookListSchema = z.array(webhookSchema).describe(`${MAXIMUM_WEBHOOKS} au plus`);

/** Response of POST /admin/webhooks and of a rotation: the secret is shown this once. */
export const webhookSecretSchema = z.object({
	webhook: webhookSchema,
	secret: z.string().describe(`whsec_… ; l'ancien signe encore ${SECRET_OVERLAP_HOURS} heures`),
});
export type WebhookSecret = z.infer<typeof webhookSecretSchema>;

export const webhookStateSchema = z.object({
	state: z.enum(["PAUSED", "ACTIVE"], "Valeurs possibles : PAUSED ou ACTIVE."),
});

const DELIVERY_STATES = ["WAITING", "FAILING", "DONE"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A message to an endpoint. WAITING: not tried yet. FAILING: tried in vain, and tried again at `nextTryAt`. */
export const webhookDeliverySchema = z.object({
	id: z.string(),
	webhookId: z.string(),
	webhookName: z.string(),
	/** As in the header webhook-id; the same whenever this message is sent again. */
	messageId: z.string(),
	type: z.enum(WEBHOOK_EVENT_NAMES),
	/** The order's number or the product's name. */
	label: z.string(),
	occurredAt: moment,
	state: z.enum(DELIVERY_STATES),
	attempts: z.number().int(),
	responseStatus: z.number().int().nullable(),
	error: z.string().nullable(),
	/** Null when it arrived, or while its endpoint is paused. */
	nextTryAt: moment.nullable(),
	doneAt: moment.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** Query of GET /admin/webhooks/deliveries: newest first; `before` is the id of the last one read. */
export const webhookDeliveryQuerySchema = z.object({
	webhookId: z.string().max(100).optional(),
	state: z.enum(DELIVERY_STATES, "Valeurs possibles : WAITING, FAILING ou DONE.").optional(),
	before: whole(0, 999_999_999_999_999, "Un identifiant est attendu.").optional(),
	size: whole(1, 100).default(20),
});
export const webhookDeliveryPageSchema = z.object({ content: z.array(webhookDeliverySchema), last: z.boolean() });
export type WebhookDeliveryPage = z.infer<typeof webhookDeliveryPageSchema>;

/** Response of GET /admin/webhooks/deliveries/{id}: with what is sent, null until it is sent first, and what was answered. */
export const webhookDeliveryDetailSchema = webhookDeliverySchema.extend({
	data: z.record(z.string(), z.unknown()).nullable(),
	responseExcerpt: z.string().nullable(),
});
export type WebhookDeliveryDetail = z.infer<typeof webhookDeliveryDetailSchema>;

/** `data` of an order's message: amounts in EUR, boxes; nothing of a person (ADR 27). */
export const orderEventDataSchema = z.object({
	orderId: z.string(),
	orderNumber: z.string(),
	channelId: z.string().nullable(),
	externalRef: z.string().nullable(),
	/** Grows with each change; of two messages the higher one is the later one. */
	version: z.number().int(),
	status: z.enum(ORDER_STATUSES),
	/** With order.status_changed and order.cancelled. */
	previousStatus: z.enum(ORDER_STATUSES).optional(),
	/** With order.corrected: what was. A contact itself is read with a key that may. */
	corrected: z.enum(["CONTACT", "ARTICLES"]).optional(),
	paymentStatus: z.enum(PAYMENT_STATUSES),
	currency: z.string(),
	/** Of the articles after promotions, which took off `discount`. */
	subtotal: z.number(),
	discount: z.number(),
	shipping: z.number(),
	total: z.number(),
	/** One a rate, lowest first; they add up to `total`. */
	taxes: z.array(taxTotalSchema),
	paid: z.number(),
	refunded: z.number(),
	/** Null while no number is known. */
	tracking: trackingSchema.nullable(),
	/** What has left at one time each, oldest first. */
	shipments: z.array(shipmentSchema),
	/** A part has left, the rest is still here. */
	isPartlyShipped: z.boolean(),
	createdAt: moment,
	lines: z.array(
		z.object({
			productId: z.string(),
			reference: z.string(),
			name: z.string(),
			boxes: z.number().int(),
			unitPrice: z.number(),
			total: z.number(),
			vatRate: z.number(),
		}),
	),
});
export type OrderEventData = z.infer<typeof orderEventDataSchema>;

/**
 * `data` of a product's message. To an endpoint of all channels `product`, as GET /products/{id} returns it; to an endpoint of one
 * channel `offer`, what that channel sells of it, at its prices, in cents as under /channel. Null: it is no longer sold there.
 */
export const productEventDataSchema = z.object({
	productId: z.string(),
	product: productSchema.nullable().optional(),
	offer: channelOfferSchema.nullable().optional(),
});
export type ProductEventData = z.infer<typeof productEventDataSchema>;

const access = { staff: "channels.change" } as const;

export const listWebhookDeliveries = operation("GET /api/admin/webhooks/deliveries", {
	access,
	query: webhookDeliveryQuerySchema,
	answer: { 200: webhookDeliveryPageSchema },
});

export const readWebhookDelivery = operation("GET /api/admin/webhooks/deliveries/:id", {
	access,
	answer: { 200: webhookDeliveryDetailSchema },
	errors: ["DELIVERY_NOT_FOUND"],
});

export const resendWebhookDelivery = operation("POST /api/admin/webhooks/deliveries/:id/resend", {
	access,
	answer: { 202: webhookDeliveryDetailSchema },
	errors: ["DELIVERY_NOT_FOUND"],
});

export const listWebhooks = operation("GET /api/admin/webhooks", { access, answer: { 200: webhookListSchema } });

export const createWebhook = operation("POST /api/admin/webhooks", {
	access,
	body: webhookInputSchema,
	answer: { 201: webhookSecretSchema },
	errors: ["WEBHOOK_LIMIT"],
});

export const readWebhook = operation("GET /api/admin/webhooks/:id", {
	access,
	answer: { 200: webhookSchema },
	errors: ["WEBHOOK_NOT_FOUND"],
});

export const changeWebhook = operation("PUT /api/admin/webhooks/:id", {
	access,
	body: webhookInputSchema,
	answer: { 200: webhookSchema },
	errors: ["WEBHOOK_NOT_FOUND"],
});

export const removeWebhook = operation("DELETE /api/admin/webhooks/:id", {
	access,
	answer: { 204: "nothing" },
	errors: ["WEBHOOK_NOT_FOUND"],
});

export const rotateWebhookSecret = operation("POST /api/admin/webhooks/:id/secret", {
	access,
	answer: { 201: webhookSecretSchema },
	errors: ["WEBHOOK_NOT_FOUND"],
});

export const setWebhookState = operation("PUT /api/admin/webhooks/:id/state", {
	access,
	body: webhookStateSchema,
	answer: { 200: webhookSchema },
	errors: ["WEBHOOK_NOT_FOUND"],
});
