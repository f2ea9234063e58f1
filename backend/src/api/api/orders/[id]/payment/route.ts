import type { BalanceIntent } from "@confiserie/domain/contract/balance";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { findPayableOrder } from "../../../../../modules/orders";
import { resumeCheckout } from "../../../../../modules/payments";

/** POST /api/orders/{id or number}/payment: the first payment of one of the caller's own orders, begun at a checkout. */
export async function POST(req: MedusaRequest, res: MedusaResponse<BalanceIntent>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { id } = await findPayableOrder(book.pool, req.params.id ?? "", callerOf(req).customerId);
	res.json(await resumeCheckout(book, id));
}
