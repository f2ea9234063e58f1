import { nameUpdateSchema } from "@confiserie/domain/contract/account";
import type { User } from "@confiserie/domain/contract/auth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { updateCustomersWorkflow } from "@medusajs/medusa/core-flows";
import { accountOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";

/** PUT /api/auth/name -> the caller with the new names; past orders are unchanged. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<User>): Promise<void> {
	const account = accountOf(req);
	const { firstName, lastName } = parseBody(nameUpdateSchema, req);
	await updateCustomersWorkflow(req.scope).run({
		input: { selector: { id: account.id }, update: { first_name: firstName, last_name: lastName } },
	});
	res.json({ ...account, firstName, lastName });
}
