import { channelUpdateSchema, type SalesChannel } from "@confiserie/domain/contract/channel";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { shopTime } from "../../../../../lib/database/clock";
import { readSalesChannel } from "../../../../../modules/channels";
import { changeTerms } from "../../../../../modules/offers";

/** GET /api/admin/channels/{id}: the channel with its terms, and the version that PUT wants back. */
export async function GET(req: MedusaRequest, res: MedusaResponse<SalesChannel>): Promise<void> {
	res.json(await readSalesChannel(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), idOf(req)));
}

/** PUT /api/admin/channels/{id} -> the channel as it is now. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<SalesChannel>): Promise<void> {
	const update = parseBody(channelUpdateSchema, req);
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await changeTerms(sql, { id: idOf(req), update, actor: callerOf(req), now: shopTime() }));
}

const idOf = (req: MedusaRequest): string => req.params.id ?? "";
