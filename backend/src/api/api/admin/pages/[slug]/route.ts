import { type AdminPage, savePageSchema } from "@confiserie/domain/contract/content";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { shopTime } from "../../../../../lib/database/clock";
import { deletePage, readAdminPage, savePage } from "../../../../../modules/content";

/** GET /api/admin/pages/{slug}: a page and its versions. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminPage>): Promise<void> {
	res.json(await readAdminPage(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.slug ?? ""));
}

/** PUT /api/admin/pages/{slug}: a version, published now, later or not yet. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<AdminPage>): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const change = { slug: req.params.slug ?? "", actor: callerOf(req), now: shopTime() };
	res.json(await savePage(pool, { ...parseBody(savePageSchema, req), ...change }));
}

/** DELETE /api/admin/pages/{slug} -> 204. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await deletePage(pool, req.params.slug ?? "", callerOf(req));
	res.status(204).end();
}
