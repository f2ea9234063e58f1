import { companyMemberUpdateSchema } from "@confiserie/domain/contract/company";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseBody } from "../../../../../../../http/parse";
import { sendAdminCompany, staffManager } from "../../../../../../../http/send-admin-company";
import { handOver } from "../../../../../../../modules/approvals";
import { changeColleague, removeColleague } from "../../../../../../../modules/companies";

/** PUT /api/admin/companies/:id/members/:member: another role or limit. */
export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const update = parseBody(companyMemberUpdateSchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await changeColleague(pool, staffManager(req), `${req.params.member}`, update);
	await sendAdminCompany(req, res);
}

/** DELETE /api/admin/companies/:id/members/:member: the member leaves. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await removeColleague(pool, staffManager(req), `${req.params.member}`, handOver);
	await sendAdminCompany(req, res);
}
