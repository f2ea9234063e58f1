import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { noteOrder } from "../../../../../http/request-watch";
import { orderOnAccount } from "../../../../../modules/on-account";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";

/** POST /api/orders/{id or number}/on-account: accepts one of the caller's unpaid orders on their company's account. */
export async function POST(req: MedusaRequest, res: MedusaResponse<{ orderNumber: string }>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const orderNumber = await orderOnAccount(book, req.params.id ?? "", callerOf(req).customerId);
	noteOrder(req, orderNumber);
	res.json({ orderNumber });
}
