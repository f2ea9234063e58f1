import { type QuoteInquiry, quoteInquiryRequestSchema } from "@confiserie/domain/contract/quote-inquiry";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../http/caller";
import { countAttempt, quoteInquiryLimits } from "../../../http/limits";
import { parseBody } from "../../../http/parse";
import { MAIL_MODULE, type MailService } from "../../../modules/mail";
import { ORDERING_MODULE, type OrderingService } from "../../../modules/order-service";
import { askForQuote, listOwnInquiries } from "../../../modules/quotes";

/** GET /api/quote-inquiries: the caller's own that have no quote. */
export async function GET(req: MedusaRequest, res: MedusaResponse<QuoteInquiry[]>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await listOwnInquiries(book.pool, callerOf(req).customerId));
}

/** POST /api/quote-inquiries: boxes for which the caller wants a quote; 201 with the inquiry. */
export async function POST(req: MedusaRequest, res: MedusaResponse<QuoteInquiry>): Promise<void> {
	const request = parseBody(quoteInquiryRequestSchema, req);
	const { customerId } = callerOf(req);
	await countAttempt(req.scope, quoteInquiryLimits(customerId));
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { shopEmail } = req.scope.resolve<MailService>(MAIL_MODULE).outbox;
	res.status(201).json(await askForQuote(book, { customerId, request, shopEmail }));
}
