import { type WithdrawableOrder, withdrawalLookupSchema } from "@confiserie/domain/contract/withdrawal";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, withdrawalLimits } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";
import { readWithdrawableOrder } from "../../../../modules/refunds";

/** POST /api/withdrawals/order { orderNumber, email }: what can be withdrawn of the order. */
export async function POST(req: MedusaRequest, res: MedusaResponse<WithdrawableOrder>): Promise<void> {
	const named = parseBody(withdrawalLookupSchema, req);
	await countAttempt(req.scope, withdrawalLimits(named, clientAddress(req)));
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await readWithdrawableOrder(book, named));
}
