import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../../http/caller";
import { shopTime } from "../../../../../../../lib/database/clock";
import { revokeKey } from "../../../../../../../modules/channel-key";

/** DELETE /api/admin/channels/{id}/keys/{keyId}: ends a key at once; it stays in the list, with who and when. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { id: channelId = "", keyId: id = "" } = req.params;
	await revokeKey(sql, { channelId, id, actor: callerOf(req), now: shopTime() });
	res.status(204).end();
}
