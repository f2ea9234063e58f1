import {
	type QuoteInquiry,
	type QuoteInquiryRequest,
	quoteInquiryListSchema,
	quoteInquirySchema,
} from "@confiserie/domain/contract/quote-inquiries";
import { api } from "@/lib/api";

/** POST /quote-inquiries: the same inquiry when it is repeated with its `requestId`. */
export function callAsk(request: QuoteInquiryRequest): Promise<QuoteInquiry> {
	return api.post("/quote-inquiries", request, quoteInquirySchema);
}

/** GET /quote-inquiries: the caller's own without a quote, latest first. */
export function callOwnInquiries(signal: AbortSignal): Promise<QuoteInquiry[]> {
	return api.get("/quote-inquiries", quoteInquiryListSchema, { signal });
}

/** DELETE /quote-inquiries/{id}: those that are left. */
export function callWithdraw(id: string): Promise<QuoteInquiry[]> {
	return api.deleteFor(`/quote-inquiries/${encodeURIComponent(id)}`, quoteInquiryListSchema);
}
