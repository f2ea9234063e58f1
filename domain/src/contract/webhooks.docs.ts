import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";
import * as webhooks from "./webhooks";

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
/** What messages carry as `data`. */
export const WEBHOOK_DATA = {
	OrderEventData: shape(webhooks.orderEventDataSchema, {
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
	ProductEventData: shape(webhooks.productEventDataSchema, { productId: SAMPLE.productId, product: null }),
};
const SIGNED = "Chaque message est signé comme le dit Standard Webhooks ; docs/channels.md montre comment le vérifier.";

/** Webhooks: subscriptions and their messages. */
export const WEBHOOKS = documented(webhooks, {
	bodies: {
		WebhookInput: shape(webhooks.webhookInputSchema, INPUT),
		WebhookStateUpdate: shape(webhooks.webhookStateSchema, { state: "PAUSED" }),
	},
	answers: {
		Webhook: shape(webhooks.webhookSchema, WEBHOOK),
		WebhookList: shape(webhooks.webhookListSchema, [WEBHOOK]),
		WebhookSecret: shape(webhooks.webhookSecretSchema, {
			webhook: WEBHOOK,
			secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=",
		}),
		WebhookDelivery: shape(webhooks.webhookDeliverySchema, DELIVERY),
		WebhookDeliveryPage: shape(webhooks.webhookDeliveryPageSchema, { content: [DELIVERY], last: true }),
		WebhookDeliveryDetail: shape(webhooks.webhookDeliveryDetailSchema, {
			...DELIVERY,
			data: { orderNumber: SAMPLE.orderNumber, paymentStatus: "PAID" },
			responseExcerpt: "",
		}),
	},
	groups: {
		"Administration : webhooks": {
			listWebhookDeliveries: {
				summary: "Lister les messages des webhooks, les plus récents d'abord",
				query: {
					webhookId: ID,
					state: "FAILING",
					before: "4712",
					size: "20",
				},
			},
			readWebhookDelivery: { summary: "Lire un message : ce qu'il dit, ce qui a été répondu" },
			resendWebhookDelivery: {
				summary: "Renvoyer un message",
				description: "Tout de suite s'il n'est pas arrivé, sinon une fois encore, sous le même webhook-id.",
			},
			listWebhooks: { summary: "Lister les webhooks" },
			createWebhook: { summary: "Ajouter un webhook", description: `Le secret n'est montré que cette fois. ${SIGNED}` },
			readWebhook: { summary: "Lire un webhook" },
			changeWebhook: { summary: "Modifier un webhook" },
			removeWebhook: { summary: "Supprimer un webhook et ses messages" },
			rotateWebhookSecret: {
				summary: "Renouveler le secret d'un webhook",
				description: "Pendant 24 heures, l'ancien secret signe aussi : chaque message porte deux signatures.",
			},
			setWebhookState: {
				summary: "Mettre un webhook en pause, ou reprendre l'envoi",
				description: "Pendant une pause les messages attendent, 30 jours au plus.",
			},
		},
	},
});
