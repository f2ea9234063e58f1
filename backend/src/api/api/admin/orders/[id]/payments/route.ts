import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { findOrder } from "../../../../../../modules/orders";
import { readPayments } from "../../../../../../modules/payments";

/** GET /api/admin/orders/{id or number}/payments: what came, what went back, what is due, what can be done. Cents. */
export async function GET(req: MedusaRequest, res: MedusaResponse<OrderPayments>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await readPayments(book.pool, await findOrder(book.pool, req.params.id ?? "", null)));
}
