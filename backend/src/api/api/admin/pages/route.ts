import { type AdminPage, type AdminPageHead, newPageSchema } from "@confiserie/domain/contract/content";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { createPage, readAdminPages } from "../../../../modules/content";

/** GET /api/admin/pages: every page of text. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminPageHead[]>): Promise<void> {
	res.json(await readAdminPages(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)));
}

/** POST /api/admin/pages -> 201 with the draft of a new page. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminPage>): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.status(201).json(await createPage(pool, { ...parseBody(newPageSchema, req), actor: callerOf(req) }));
}
