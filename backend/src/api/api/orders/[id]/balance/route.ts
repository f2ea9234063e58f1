import type { Balance, BalanceIntent } from "@confiserie/domain/contract/balance";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { findPayableOrder } from "../../../../../modules/orders";
import { openBalance, readBalance } from "../../../../../modules/payments";

/** GET /api/orders/{id or number}/balance: what is left to pay of one of the caller's own orders. */
export async function GET(req: MedusaRequest, res: MedusaResponse<Balance>): Promise<void> {
	const { book, id } = await ownOrder(req);
	res.json(await readBalance(book, id));
}

/** POST /api/orders/{id or number}/balance: opens the payment of what is left, or returns the one that is open. */
export async function POST(req: MedusaRequest, res: MedusaResponse<BalanceIntent>): Promise<void> {
	const { book, id } = await ownOrder(req);
	res.json(await openBalance(book, id));
}

async function ownOrder(req: MedusaRequest) {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { id } = await findPayableOrder(book.pool, req.params.id ?? "", callerOf(req).customerId);
	return { book, id };
}
