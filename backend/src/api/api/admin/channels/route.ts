import { channelCreationSchema, type SalesChannel, type SalesChannelList } from "@confiserie/domain/contract/channel";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { readStockLocations } from "../../../../medusa/shop/channels";
import { createChannel, listSalesChannels } from "../../../../modules/channels";

/** GET /api/admin/channels: the sales channels, and the stock locations that one may draw on. */
export async function GET(req: MedusaRequest, res: MedusaResponse<SalesChannelList>): Promise<void> {
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const [content, locations] = await Promise.all([listSalesChannels(sql), readStockLocations(sql)]);
	res.json({ content, locations });
}

/** POST /api/admin/channels { name } -> 201. */
export async function POST(req: MedusaRequest, res: MedusaResponse<SalesChannel>): Promise<void> {
	const { name } = parseBody(channelCreationSchema, req);
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.status(201).json(await createChannel(sql, name, callerOf(req)));
}
