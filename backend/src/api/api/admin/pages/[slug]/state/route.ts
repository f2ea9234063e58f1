import { type AdminPage, pageStateSchema } from "@confiserie/domain/contract/content";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { withdrawPage } from "../../../../../../modules/content";

/** PUT /api/admin/pages/{slug}/state: takes a page off. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<AdminPage>): Promise<void> {
	parseBody(pageStateSchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await withdrawPage(pool, req.params.slug ?? "", callerOf(req)));
}
