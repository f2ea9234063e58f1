import { type AdminClaim, claimDecisionSchema } from "@confiserie/domain/contract/claim";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { decideClaim } from "../../../../../../modules/refunds";

/** POST /api/admin/claims/{id}/decision: refunds it, replaces, settles otherwise, or refuses it with a reason. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminClaim>): Promise<void> {
	const { customerId, email } = callerOf(req);
	const decision = parseBody(claimDecisionSchema, req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await decideClaim(book, req.params.id ?? "", decision, { customerId, email }));
}
