import type { WebhookDeliveryDetail } from "@confiserie/domain/contract/webhook";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../../http/caller";
import { sendAgain, webhooks } from "../../../../../../../modules/webhook";

/** POST /api/admin/webhooks/deliveries/{id}/resend: sends a message again; the worker does it within seconds. */
export async function POST(req: MedusaRequest, res: MedusaResponse<WebhookDeliveryDetail>): Promise<void> {
	const { pool, now } = webhooks(req.scope);
	res.status(202).json(await sendAgain(pool, req.params.id ?? "", { actor: callerOf(req), now: now() }));
}
