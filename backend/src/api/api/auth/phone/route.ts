import type { User } from "@confiserie/domain/contract/auth";
import { phoneUpdateSchema } from "@confiserie/domain/contract/registration";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { updateCustomersWorkflow } from "@medusajs/medusa/core-flows";
import { accountOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";

/** PUT /api/auth/phone -> the caller with the new number. Source: accounts spec §5, §7. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<User>): Promise<void> {
	const account = accountOf(req);
	const { phoneNumber } = parseBody(phoneUpdateSchema, req);
	await updateCustomersWorkflow(req.scope).run({
		input: { selector: { id: account.id }, update: { phone: phoneNumber } },
	});
	res.json({ ...account, phoneNumber });
}
