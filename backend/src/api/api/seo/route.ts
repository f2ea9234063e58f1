import type { PageSeo } from "@confiserie/domain/content/seo";
import { seoQuerySchema } from "@confiserie/domain/contract/content";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseQuery } from "../../../http/parse";
import { readSeo } from "../../../modules/content";

/** GET /api/seo?path=: what search engines show of a page. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PageSeo>): Promise<void> {
	const { path } = parseQuery(seoQuerySchema, req);
	const seo = await readSeo(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), path);
	res.setHeader("Cache-Control", "no-cache");
	res.json(seo);
}
