import type { TextPages } from "@confiserie/domain/contract/content";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readPages } from "../../../modules/content";

/** GET /api/pages: the merchant's own pages that are published. */
export async function GET(req: MedusaRequest, res: MedusaResponse<TextPages>): Promise<void> {
	res.setHeader("Cache-Control", "no-cache");
	res.json(await readPages(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)));
}
