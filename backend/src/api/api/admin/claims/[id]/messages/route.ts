import { type AdminClaim, claimMessageSchema } from "@confiserie/domain/contract/claim";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { answerClaim } from "../../../../../../modules/refunds";

/** POST /api/admin/claims/{id}/messages: answers it; the buyer is sent the answer. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminClaim>): Promise<void> {
	const { customerId, email } = callerOf(req);
	const message = parseBody(claimMessageSchema, req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.status(201).json(await answerClaim(book, req.params.id ?? "", message, { customerId, email }));
}
