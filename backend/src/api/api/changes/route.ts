import { type Changes, changesQuerySchema } from "@confiserie/domain/contract/changes";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../http/parse";
import { changesSince } from "../../../modules/catalog/search";

/** What changed on public pages; 400 for a cursor that is none. Names nothing that such pages do not show. */
export async function GET(req: MedusaRequest, res: MedusaResponse<Changes>): Promise<void> {
	const { since } = parseQuery(changesQuerySchema, req);
	res.json(await changesSince(req.scope, since));
}
