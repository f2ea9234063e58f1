import { type ChannelProductPage, channelProductQuerySchema } from "@confiserie/domain/contract/channel";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseQuery } from "../../../../../../http/parse";
import { listChannelProducts } from "../../../../../../modules/offers";

/** GET /api/admin/channels/{id}/products?query=&page=&size=: the products on sale as the channel sells them. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ChannelProductPage>): Promise<void> {
	const query = parseQuery(channelProductQuerySchema, req);
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await listChannelProducts(sql, req.params.id ?? "", query));
}
