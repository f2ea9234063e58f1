import { type CustomerNote, customerNoteSchema } from "@confiserie/domain/contract/personal-data";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { shopTime } from "../../../../../../lib/database/clock";
import { noteCustomer } from "../../../../../../modules/personal-data";

/** PUT /api/admin/customers/:id/note { note } -> the note as stored. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<CustomerNote>): Promise<void> {
	const { note } = parseBody(customerNoteSchema, req);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await noteCustomer(database, `${req.params.id}`, note, callerOf(req), shopTime());
	res.json({ note });
}
