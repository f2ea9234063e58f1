import type { PaperList } from "@confiserie/domain/contract/paper";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listPapers } from "../../../../../modules/invoicing";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";

/** GET /api/followed-orders/{key}/papers: invoices and credit notes of a customer without an account. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PaperList>): Promise<void> {
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await ordering.readFollowedOrder(req.params.key ?? "");
	res.json(await listPapers(ordering.book.pool, order.id));
}
