import { type WebhookDeliveryPage, webhookDeliveryQuerySchema } from "@confiserie/domain/contract/webhook";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../../http/parse";
import { listDeliveries, webhooks } from "../../../../../modules/webhook";

/** GET /api/admin/webhooks/deliveries?webhookId=&state=&before=&size=: messages, the newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<WebhookDeliveryPage>): Promise<void> {
	res.json(await listDeliveries(webhooks(req.scope).pool, parseQuery(webhookDeliveryQuerySchema, req)));
}
