import { type WithdrawalPage, withdrawalQuerySchema } from "@confiserie/domain/contract/withdrawal";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";
import { listWithdrawals } from "../../../../modules/refunds";

/** GET /api/admin/withdrawals?decided=&page=: the queue, or what was decided. */
export async function GET(req: MedusaRequest, res: MedusaResponse<WithdrawalPage>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await listWithdrawals(book.pool, parseQuery(withdrawalQuerySchema, req)));
}
