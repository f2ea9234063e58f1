import { businessInputSchema } from "@confiserie/domain/contract/business";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { sendAdminCompany } from "../../../../../../http/send-admin-company";
import { changeBusiness } from "../../../../../../modules/companies";

/** PUT /api/admin/companies/:id/business: name, numbers and billing address. */
export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const business = parseBody(businessInputSchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await changeBusiness(pool, `${req.params.id}`, business, callerOf(req));
	await sendAdminCompany(req, res);
}
