import { type AdminRedirect, newRedirectsSchema } from "@confiserie/domain/contract/content";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { addRedirects, readRedirects } from "../../../../modules/content";

/** GET /api/admin/redirects: every redirect, by old address. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminRedirect[]>): Promise<void> {
	res.json(await readRedirects(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)));
}

/** POST /api/admin/redirects: adds redirects, all or none. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminRedirect[]>): Promise<void> {
	const { redirects } = parseBody(newRedirectsSchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await addRedirects(pool, redirects, callerOf(req)));
}
