import { type Webhook, webhookStateSchema } from "@confiserie/domain/contract/webhook";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { pauseEndpoint, resumeEndpoint, webhooks } from "../../../../../../modules/webhook";

/** PUT /api/admin/webhooks/{id}/state { state }: PAUSED or ACTIVE. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<Webhook>): Promise<void> {
	const { state } = parseBody(webhookStateSchema, req);
	const { pool, now } = webhooks(req.scope);
	const set = state === "PAUSED" ? pauseEndpoint : resumeEndpoint;
	res.json(await set(pool, req.params.id ?? "", { actor: callerOf(req), now: now() }));
}
