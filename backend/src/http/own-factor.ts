import type { MedusaRequest } from "@medusajs/framework/http";
import { ApiFailure } from "../modules/foundations/failures";
import { accountOf, sessionOf } from "./caller";

/** Whose second factor the caller changes: their own. Throws FORBIDDEN for an account that is not of the team. */
export function ownFactor(req: MedusaRequest) {
	const { identityId, sessionId } = sessionOf(req);
	const { id: customerId, email, role } = accountOf(req);
	if (role !== "ADMIN") throw new ApiFailure("FORBIDDEN");
	return { identityId, sessionId, by: { customerId, email } };
}
