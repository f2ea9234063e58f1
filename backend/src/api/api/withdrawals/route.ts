import { type WithdrawalReceipt, withdrawalSchema } from "@confiserie/domain/contract/withdrawal";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../../../http/client-address";
import { countAttempt, withdrawalLimits } from "../../../http/limits";
import { parseBody } from "../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../modules/order-service";
import { declareWithdrawal } from "../../../modules/refunds";

/** POST /api/withdrawals: the declaration, confirmed. 201 once it is stored with its acknowledgement. */
export async function POST(req: MedusaRequest, res: MedusaResponse<WithdrawalReceipt>): Promise<void> {
	const declared = parseBody(withdrawalSchema, req);
	await countAttempt(req.scope, withdrawalLimits(declared, clientAddress(req)));
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.status(201).json(await declareWithdrawal(book, declared));
}
