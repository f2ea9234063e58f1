import { type RedirectTarget, redirectQuerySchema } from "@confiserie/domain/contract/content";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseQuery } from "../../../http/parse";
import { findRedirect } from "../../../modules/content";

/** GET /api/redirects?path=: where an old address leads now. */
export async function GET(req: MedusaRequest, res: MedusaResponse<RedirectTarget>): Promise<void> {
	const { path } = parseQuery(redirectQuerySchema, req);
	const to = await findRedirect(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), path);
	res.setHeader("Cache-Control", "no-cache");
	res.json({ to });
}
