import { companySiteInputSchema } from "@confiserie/domain/contract/company";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { sendCompany } from "../../../../../http/send-company";
import { changeSite, removeSite } from "../../../../../modules/companies";

/** PUT /api/company/sites/{id}: the site as it is to be. */
export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const site = parseBody(companySiteInputSchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await changeSite(pool, callerOf(req).customerId, `${req.params.id}`, site);
	await sendCompany(req, res);
}

/** DELETE /api/company/sites/{id}. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await removeSite(pool, callerOf(req).customerId, `${req.params.id}`);
	await sendCompany(req, res);
}
