import {
	type DeliveryState,
	type Webhook,
	type WebhookDeliveryDetail,
	type WebhookDeliveryPage,
	type WebhookSecret,
	webhookDeliveryDetailSchema,
	webhookDeliveryPageSchema,
	webhookListSchema,
	webhookSchema,
	webhookSecretSchema,
} from "@confiserie/domain/contract/webhook";
import type { WebhookEvent } from "@confiserie/domain/webhook";
import { api } from "@/lib/api";

/** Query key of the lists. */
export const WEBHOOKS_KEY = ["admin", "webhooks"];

/** Request of the endpoint form. */
export interface WebhookValues {
	name: string;
	url: string;
	events: WebhookEvent[];
	channelId: string | null;
}

/** GET /admin/webhooks. */
export function callWebhooks(signal: AbortSignal): Promise<Webhook[]> {
	return api.get("/admin/webhooks", webhookListSchema, { signal });
}

/** POST /admin/webhooks: the answer alone shows the secret. */
export function callCreate(values: WebhookValues): Promise<WebhookSecret> {
	return api.post("/admin/webhooks", values, webhookSecretSchema);
}

/** PUT /admin/webhooks/{id}. */
export function callChange(id: string, values: WebhookValues): Promise<Webhook> {
	return api.put(pathOf(id), values, webhookSchema);
}

/** DELETE /admin/webhooks/{id}: with its messages. */
export function callRemove(id: string): Promise<void> {
	return api.delete(pathOf(id));
}

/** POST /admin/webhooks/{id}/secret: another secret, shown this once. */
export function callRotate(id: string): Promise<WebhookSecret> {
	return api.post(`${pathOf(id)}/secret`, {}, webhookSecretSchema);
}

/** PUT /admin/webhooks/{id}/state. */
export function callState(id: string, state: "PAUSED" | "ACTIVE"): Promise<Webhook> {
	return api.put(`${pathOf(id)}/state`, { state }, webhookSchema);
}

/** GET /admin/webhooks/deliveries: newest first, those before the id `before`. */
export function callDeliveries(
	filter: { webhookId: string; state: DeliveryState | ""; before: string },
	signal: AbortSignal,
): Promise<WebhookDeliveryPage> {
	const given = Object.entries(filter).filter(([, value]) => value !== "");
	return api.get("/admin/webhooks/deliveries", webhookDeliveryPageSchema, { query: Object.fromEntries(given), signal });
}

/** GET /admin/webhooks/deliveries/{id}. */
export function callDelivery(id: string, signal: AbortSignal): Promise<WebhookDeliveryDetail> {
	return api.get(`/admin/webhooks/deliveries/${encodeURIComponent(id)}`, webhookDeliveryDetailSchema, { signal });
}

/** POST /admin/webhooks/deliveries/{id}/resend. */
export function callResend(id: string): Promise<WebhookDeliveryDetail> {
	return api.post(`/admin/webhooks/deliveries/${encodeURIComponent(id)}/resend`, {}, webhookDeliveryDetailSchema);
}

const pathOf = (id: string) => `/admin/webhooks/${encodeURIComponent(id)}`;
