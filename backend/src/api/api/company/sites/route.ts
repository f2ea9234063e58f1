import { companySiteInputSchema } from "@confiserie/domain/contract/company";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { sendCompany } from "../../../../http/send-company";
import { addSite } from "../../../../modules/companies";

/** POST /api/company/sites: one more place of delivery; 201 with the company. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const site = parseBody(companySiteInputSchema, req);
	await addSite(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), callerOf(req).customerId, site);
	res.status(201);
	await sendCompany(req, res);
}
