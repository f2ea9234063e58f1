import type { QuoteInquiry } from "@confiserie/domain/contract/quote-inquiry";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";
import { listOwnInquiries, withdrawInquiry } from "../../../../modules/quotes";

/** DELETE /api/quote-inquiries/{id} -> the inquiries that are left. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse<QuoteInquiry[]>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { customerId } = callerOf(req);
	await withdrawInquiry(book, `${req.params.id}`, customerId);
	res.json(await listOwnInquiries(book.pool, customerId));
}
