import {
	type AdminQuoteInquiry,
	adminQuoteInquiriesSchema,
	adminQuoteInquirySchema,
} from "@confiserie/domain/contract/quote-inquiries";
import {
	type AdminQuote,
	adminQuoteSchema,
	type QuotePage,
	type QuoteRequest,
	quotePageSchema,
} from "@confiserie/domain/contract/quotes";
import type { QuoteState } from "@confiserie/domain/quote/quote";
import { api } from "@/lib/api";

const path = (id: string) => `/admin/quotes/${encodeURIComponent(id)}`;

/** GET /admin/quotes: by a part of number, name or e-mail, and state; "" is any. */
export function callQuotes(
	asked: { query: string; state: QuoteState | ""; page: number },
	signal: AbortSignal,
): Promise<QuotePage> {
	return api.get("/admin/quotes", quotePageSchema, { query: asked, signal });
}

/** GET /admin/quotes/{id}. */
export function callAdminQuote(id: string, signal: AbortSignal): Promise<AdminQuote> {
	return api.get(path(id), adminQuoteSchema, { signal });
}

/** POST /admin/quotes: makes a quote and sends it. */
export function callSend(request: QuoteRequest): Promise<AdminQuote> {
	return api.post("/admin/quotes", request, adminQuoteSchema);
}

/** Notes that the customer accepts, or takes the quote back. */
export function callAct(id: string, act: "accept" | "withdraw"): Promise<AdminQuote> {
	return api.post(`${path(id)}/${act}`, undefined, adminQuoteSchema);
}

const inquiryPath = (id: string) => `/admin/quote-inquiries/${encodeURIComponent(id)}`;

/** GET /admin/quote-inquiries: those that wait, oldest first. */
export function callInquiries(signal: AbortSignal): Promise<AdminQuoteInquiry[]> {
	return api.get("/admin/quote-inquiries", adminQuoteInquiriesSchema, { signal });
}

/** GET /admin/quote-inquiries/{id}. */
export function callInquiry(id: string, signal: AbortSignal): Promise<AdminQuoteInquiry> {
	return api.get(inquiryPath(id), adminQuoteInquirySchema, { signal });
}

/** Answers an inquiry without a quote. */
export function callDeclineInquiry(id: string, reason: string): Promise<AdminQuoteInquiry> {
	return api.post(`${inquiryPath(id)}/decline`, { reason }, adminQuoteInquirySchema);
}

/** The PDF of a quote. */
export async function fetchAdminQuotePdf(id: string): Promise<Blob> {
	return (await api.stream(`${path(id)}/pdf`)).blob();
}
