import type { WebhookSecret } from "@confiserie/domain/contract/webhook";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { rotateSecret, webhooks } from "../../../../../../modules/webhook";

/** POST /api/admin/webhooks/{id}/secret: another secret; the present one signs beside it for 24 hours. */
export async function POST(req: MedusaRequest, res: MedusaResponse<WebhookSecret>): Promise<void> {
	const { pool, now } = webhooks(req.scope);
	res.status(201).json(await rotateSecret(pool, req.params.id ?? "", { actor: callerOf(req), now: now() }));
}
