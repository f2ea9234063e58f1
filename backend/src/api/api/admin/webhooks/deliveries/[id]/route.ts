import type { WebhookDeliveryDetail } from "@confiserie/domain/contract/webhook";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readDelivery, webhooks } from "../../../../../../modules/webhook";

/** GET /api/admin/webhooks/deliveries/{id}: a message with what it says and what was answered. */
export async function GET(req: MedusaRequest, res: MedusaResponse<WebhookDeliveryDetail>): Promise<void> {
	res.json(await readDelivery(webhooks(req.scope).pool, req.params.id ?? ""));
}
