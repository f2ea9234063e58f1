import { type Webhook, webhookInputSchema } from "@confiserie/domain/contract/webhook";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { changeEndpoint, readEndpoint, removeEndpoint, webhooks } from "../../../../../modules/webhook";

/** GET /api/admin/webhooks/{id}. */
export async function GET(req: MedusaRequest, res: MedusaResponse<Webhook>): Promise<void> {
	res.json(await readEndpoint(webhooks(req.scope).pool, req.params.id ?? ""));
}

/** PUT /api/admin/webhooks/{id} { name, url, events, channelId }. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<Webhook>): Promise<void> {
	const input = parseBody(webhookInputSchema, req);
	const { pool, policy, now } = webhooks(req.scope);
	res.json(await changeEndpoint(pool, policy, req.params.id ?? "", input, { actor: callerOf(req), now: now() }));
}

/** DELETE /api/admin/webhooks/{id}: forgets the endpoint with its messages. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { pool, now } = webhooks(req.scope);
	await removeEndpoint(pool, req.params.id ?? "", { actor: callerOf(req), now: now() });
	res.status(204).end();
}
