import { type Webhook, type WebhookSecret, webhookInputSchema } from "@confiserie/domain/contract/webhook";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { createEndpoint, listEndpoints, webhooks } from "../../../../modules/webhook";

/** GET /api/admin/webhooks: every endpoint, the oldest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<Webhook[]>): Promise<void> {
	res.json(await listEndpoints(webhooks(req.scope).pool));
}

/** POST /api/admin/webhooks { name, url, events, channelId }: adds an endpoint and shows its secret. */
export async function POST(req: MedusaRequest, res: MedusaResponse<WebhookSecret>): Promise<void> {
	const input = parseBody(webhookInputSchema, req);
	const { pool, policy, now } = webhooks(req.scope);
	res.status(201).json(await createEndpoint(pool, policy, input, { actor: callerOf(req), now: now() }));
}
