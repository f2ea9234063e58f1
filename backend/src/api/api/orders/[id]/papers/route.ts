import type { PaperList } from "@confiserie/domain/contract/paper";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { listPapers } from "../../../../../modules/invoicing";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { findOrder } from "../../../../../modules/orders";

/** GET /api/orders/{id or number}/papers: invoices and credit notes of one of the caller's own orders. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PaperList>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await findOrder(book.pool, req.params.id ?? "", callerOf(req).customerId);
	res.json(await listPapers(book.pool, order.id));
}
