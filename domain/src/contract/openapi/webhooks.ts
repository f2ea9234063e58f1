import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from "../../channels/webhook";
import { SAMPLE } from "../shape";
import { WEBHOOK_DATA } from "../webhooks.docs";
import { type Json, schemaRef } from "./components";

/** What the shop itself sends to those who listen, an operation an event. */
export function webhookMessages(): Record<string, Json> {
	return Object.fromEntries(WEBHOOK_EVENT_NAMES.map((name) => [name, { post: messageOf(name) }]));
}

function messageOf(type: WebhookEvent): Json {
	const data = type.startsWith("order.") ? "OrderEventData" : "ProductEventData";
	const timestamp = { type: "string", format: "date-time", description: "Quand cela s'est passé." };
	return {
		summary: WEBHOOK_EVENTS[type],
		security: [{ webhookSignature: [] }],
		parameters: ["webhook-id", "webhook-timestamp"].map((name) => ({
			name,
			in: "header",
			required: true,
			schema: { type: "string" },
		})),
		requestBody: {
			required: true,
			content: {
				"application/json": {
					schema: {
						type: "object",
						required: ["type", "timestamp", "data"],
						properties: { type: { const: type }, timestamp, data: { $ref: schemaRef(data) } },
					},
					example: { type, timestamp: SAMPLE.at, data: WEBHOOK_DATA[data].example },
				},
			},
		},
		responses: { "2XX": { description: "Reçu. Toute autre réponse, ou aucune en dix secondes : le message revient." } },
	};
}
