import type { AdminQuoteInquiry } from "@confiserie/domain/contract/quote-inquiry";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { readInquiry } from "../../../../../modules/quotes";

/** GET /api/admin/quote-inquiries/{id}. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminQuoteInquiry>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await readInquiry(book.pool, `${req.params.id}`));
}
