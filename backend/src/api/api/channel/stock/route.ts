import { type ChannelStockPage, channelCatalogueQuerySchema } from "@confiserie/domain/contract/channel-catalogue";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { channelOf } from "../../../../http/channel-caller";
import { parseQuery } from "../../../../http/parse";
import { listChannelStock } from "../../../../modules/offers";

/** GET /api/channel/stock?after=&limit=&reference=&ean=: boxes that the key's channel can sell now. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ChannelStockPage>): Promise<void> {
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await listChannelStock(sql, channelOf(req).channel, parseQuery(channelCatalogueQuerySchema, req)));
}
