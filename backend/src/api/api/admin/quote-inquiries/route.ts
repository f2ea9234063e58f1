import type { AdminQuoteInquiry } from "@confiserie/domain/contract/quote-inquiry";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";
import { listInquiries } from "../../../../modules/quotes";

/** GET /api/admin/quote-inquiries: those that wait, oldest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminQuoteInquiry[]>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await listInquiries(book.pool));
}
