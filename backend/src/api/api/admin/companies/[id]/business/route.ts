import { companyIdentitySchema } from "@confiserie/domain/contract/business";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { sendAdminCompany } from "../../../../../../http/send-admin-company";
import { changeBusiness } from "../../../../../../modules/companies";

/** PUT /api/admin/companies/:id/business: name, numbers and billing addresses, also the electronic one. */
export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const identity = parseBody(companyIdentitySchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await changeBusiness(pool, `${req.params.id}`, identity, callerOf(req));
	await sendAdminCompany(req, res);
}
