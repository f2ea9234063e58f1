import { type CompanyNote, companyNoteSchema } from "@confiserie/domain/contract/admin-company";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { shopTime } from "../../../../../../lib/database/clock";
import { noteCompany } from "../../../../../../modules/companies";

/** PUT /api/admin/companies/:id/note { note } -> the note as stored. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<CompanyNote>): Promise<void> {
	const { note } = parseBody(companyNoteSchema, req);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await noteCompany(database, `${req.params.id}`, note, callerOf(req), shopTime());
	res.json({ note });
}
