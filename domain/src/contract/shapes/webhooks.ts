import {
	orderEventDataSchema,
	productEventDataSchema,
	webhookDeliveryDetailSchema,
	webhookDeliveryPageSchema,
	webhookDeliveryQuerySchema,
	webhookDeliverySchema,
	webhookInputSchema,
	webhookListSchema,
	webhookSchema,
	webhookSecretSchema,
	webhookStateSchema,
} from "../webhook";
import { SAMPLE, shape } from "./shape";

const ID = "whk_01KA2B3C4D5E6F7G8H9J0K1M2N";
const INPUT = {
	name: "Caisse du magasin",
	url: "https://caisse.exemple.fr/webhooks",
	events: ["order.placed" as const, "order.paid" as const],
	channelId: null,
};
const WEBHOOK = {
	id: ID,
	...INPUT,
	createdAt: SAMPLE.at,
	pausedBecause: null,
	pausedAt: null,
	succeededAt: SAMPLE.at,
	failedAt: null,
	waiting: 0,
	formerSecretUntil: null,
};
const DELIVERY = {
	id: "4711",
	webhookId: ID,
	webhookName: INPUT.name,
	messageId: "msg_01KA2B3C4D5E6F7G8H9J0K1M2N",
	type: "order.paid" as const,
	label: SAMPLE.orderNumber,
	occurredAt: SAMPLE.at,
	state: "DONE" as const,
	attempts: 1,
	responseStatus: 204,
	error: null,
	nextTryAt: null,
	doneAt: SAMPLE.at,
};

export const WEBHOOK_QUERIES = {
	WebhookDeliveryQuery: shape(webhookDeliveryQuerySchema, {
		webhookId: ID,
		state: "FAILING",
		before: "4712",
		size: "20",
	}),
};

export const WEBHOOK_BODIES = {
	WebhookInput: shape(webhookInputSchema, INPUT),
	WebhookStateUpdate: shape(webhookStateSchema, { state: "PAUSED" }),
};

export const WEBHOOK_ANSWERS = {
	Webhook: shape(webhookSchema, WEBHOOK),
	WebhookList: shape(webhookListSchema, [WEBHOOK]),
	WebhookSecret: shape(webhookSecretSchema, {
		webhook: WEBHOOK,
		secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=",
	}),
	WebhookDelivery: shape(webhookDeliverySchema, DELIVERY),
	WebhookDeliveryPage: shape(webhookDeliveryPageSchema, { content: [DELIVERY], last: true }),
	WebhookDeliveryDetail: shape(webhookDeliveryDetailSchema, {
		...DELIVERY,
		data: { orderNumber: SAMPLE.orderNumber, paymentStatus: "PAID" },
		responseExcerpt: "",
	}),
};

/** What messages carry as `data`. */
export const WEBHOOK_DATA = {
	OrderEventData: shape(orderEventDataSchema, {
		orderId: "cmd_01KA2B3C4D5E6F7G8H9J0K1M2N",
		orderNumber: SAMPLE.orderNumber,
		channelId: "sc_01KA2B3C4D5E6F7G8H9J0K1M2N",
		externalRef: null,
		version: 2,
		status: "CONFIRMED",
		previousStatus: "PENDING",
		paymentStatus: "PAID",
		currency: "EUR",
		subtotal: 288.8,
		discount: 0,
		shipping: 0,
		total: 288.8,
		taxes: [{ ratePercent: 20, net: 240.67, vat: 48.13, gross: 288.8 }],
		paid: 288.8,
		refunded: 0,
		tracking: null,
		shipments: [],
		isPartlyShipped: false,
		createdAt: SAMPLE.at,
		lines: [
			{
				productId: SAMPLE.productId,
				reference: "BAP-FRA-40",
				name: "Barbe à papa fraise",
				boxes: 8,
				unitPrice: 36.1,
				total: 288.8,
				vatRate: 20,
			},
		],
	}),
	ProductEventData: shape(productEventDataSchema, { productId: SAMPLE.productId, product: null }),
};
