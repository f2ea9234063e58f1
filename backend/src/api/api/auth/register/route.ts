import { registrationSchema } from "@confiserie/domain/contract/registration";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, registrationLimits } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { inTransaction } from "../../../../lib/database/sql";
import { refuseRegistered, stateBusiness } from "../../../../modules/companies";
import { registerCustomerWorkflow } from "../../../../workflows/account/register-customer";
import { openSession } from "../session";

/** POST /api/auth/register -> 201 with the session. Source: accounts spec §7. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { business, ...registration } = parseBody(registrationSchema, req);
	await countAttempt(req.scope, registrationLimits(clientAddress(req)));
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	// Before the account: refused afterwards, it would be there without the company.
	if (business) await inTransaction(pool, (sql) => refuseRegistered(sql, business));
	const { result } = await registerCustomerWorkflow(req.scope).run({ input: registration });
	const session = await openSession(req.scope, { identityId: result.identityId });
	if (!session) throw new Error("The account is gone right after its registration.");
	if (business) await stateBusiness(pool, session.id, business);
	res.status(201).json(session);
}
