import { type ChannelCataloguePage, channelCatalogueQuerySchema } from "@confiserie/domain/contract/channel-catalogue";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { channelOf } from "../../../../http/channel-caller";
import { parseQuery } from "../../../../http/parse";
import { listChannelCatalogue } from "../../../../modules/offers";

/** GET /api/channel/products?after=&limit=&reference=&ean=: what the key's channel sells, at its prices. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ChannelCataloguePage>): Promise<void> {
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await listChannelCatalogue(sql, channelOf(req).channel, parseQuery(channelCatalogueQuerySchema, req)));
}
