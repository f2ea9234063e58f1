import { type ChannelProduct, channelProductUpdateSchema } from "@confiserie/domain/contract/channel";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../../http/caller";
import { parseBody } from "../../../../../../../http/parse";
import { shopTime } from "../../../../../../../lib/database/clock";
import { changeChannelProduct } from "../../../../../../../modules/offers";

/** PUT /api/admin/channels/{id}/products/{productId}: whether the channel sells it, and at what price. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<ChannelProduct>): Promise<void> {
	const update = parseBody(channelProductUpdateSchema, req);
	const { id: channelId = "", productId = "" } = req.params;
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await changeChannelProduct(sql, { channelId, productId, update, actor: callerOf(req), now: shopTime() }));
}
