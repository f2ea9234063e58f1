import type { AdminQuote } from "@confiserie/domain/contract/quote";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { quoteLinks } from "../../../../../http/quote-links";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { readAdminQuote } from "../../../../../modules/quotes";

/** GET /api/admin/quotes/{id}: one quote. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminQuote>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await readAdminQuote(book, req.params.id ?? "", quoteLinks(book)));
}
