import { companyMemberUpdateSchema } from "@confiserie/domain/contract/company";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { sendCompany } from "../../../../../http/send-company";
import { handOver } from "../../../../../modules/approvals";
import { changeColleague, removeColleague } from "../../../../../modules/companies";

/** PUT /api/company/members/{id}: another role or limit. */
export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const update = parseBody(companyMemberUpdateSchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await changeColleague(pool, callerOf(req), `${req.params.id}`, update);
	await sendCompany(req, res);
}

/** DELETE /api/company/members/{id}: the member leaves. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await removeColleague(pool, callerOf(req), `${req.params.id}`, handOver);
	await sendCompany(req, res);
}
