import { type ChannelKey, type IssuedKey, issueKeySchema } from "@confiserie/domain/contract/channel-key";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { shopTime } from "../../../../../../lib/database/clock";
import { issueKey, listKeys } from "../../../../../../modules/channel-key";

/** GET /api/admin/channels/{id}/keys: the channel's keys, newest first, without the keys themselves. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ChannelKey[]>): Promise<void> {
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await listKeys(sql, { channelId: req.params.id ?? "", now: shopTime() }));
}

/** POST /api/admin/channels/{id}/keys: issues a key, which this response alone carries. */
export async function POST(req: MedusaRequest, res: MedusaResponse<IssuedKey>): Promise<void> {
	const wish = parseBody(issueKeySchema, req);
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const act = { channelId: req.params.id ?? "", actor: callerOf(req), now: shopTime() };
	res.status(201).json(await issueKey(sql, { ...act, wish }));
}
