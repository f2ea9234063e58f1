import { type AdminWithdrawal, withdrawalDecisionSchema } from "@confiserie/domain/contract/withdrawal";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { decideWithdrawal } from "../../../../../../modules/refunds";

/** POST /api/admin/withdrawals/{id}/decision: refunds it, or refuses it with a reason. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminWithdrawal>): Promise<void> {
	const { customerId, email } = callerOf(req);
	const decision = parseBody(withdrawalDecisionSchema, req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await decideWithdrawal(book, req.params.id ?? "", decision, { customerId, email }));
}
