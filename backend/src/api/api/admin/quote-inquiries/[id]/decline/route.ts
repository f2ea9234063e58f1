import { type AdminQuoteInquiry, quoteInquiryDeclineSchema } from "@confiserie/domain/contract/quote-inquiry";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { declineInquiry, readInquiry } from "../../../../../../modules/quotes";

/** POST /api/admin/quote-inquiries/{id}/decline { reason } -> the inquiry with its answer. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminQuoteInquiry>): Promise<void> {
	const { reason } = parseBody(quoteInquiryDeclineSchema, req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const id = `${req.params.id}`;
	await declineInquiry(book, id, reason, callerOf(req));
	res.json(await readInquiry(book.pool, id));
}
