import type { PaperList } from "@confiserie/domain/contract/paper";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { followedOrder } from "../../../../../http/tries";
import { listPapers } from "../../../../../modules/invoicing";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";

/** GET /api/followed-orders/{key}/papers: invoices and credit notes of a customer without an account. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PaperList>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await listPapers(book.pool, (await followedOrder(req, book.pool)).id));
}
