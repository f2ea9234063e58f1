import { type AdminSeo, seoSchema } from "@confiserie/domain/contract/content";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { changeSeo, listSeo } from "../../../../modules/content";

/** GET /api/admin/seo: every page with parts of its own. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminSeo[]>): Promise<void> {
	res.json(await listSeo(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)));
}

/** PUT /api/admin/seo: what search engines show of a page. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<AdminSeo[]>): Promise<void> {
	const seo = parseBody(seoSchema, req);
	res.json(await changeSeo(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), seo, callerOf(req)));
}
