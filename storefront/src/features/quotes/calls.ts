import { type Quote, type QuoteList, quoteListSchema, quoteSchema } from "@confiserie/domain/contract/quotes";
import { api } from "@/lib/api";

const path = (key: string) => `/quotes/${encodeURIComponent(key)}`;

/** GET /quotes/{key}: a quote by the key of its mail. */
export function callQuote(key: string, signal: AbortSignal): Promise<Quote> {
	return api.get(path(key), quoteSchema, { signal });
}

/**
 * POST /quotes/{key}/accept: the quote with the order that it became; the same one when it is repeated. With `asksApproval` a
 * colleague decides about what is above the limit.
 */
export function callAccept(key: string, asksApproval = false): Promise<Quote> {
	return api.post(`${path(key)}/accept`, { termsAccepted: true, ...(asksApproval && { asksApproval }) }, quoteSchema);
}

/** The PDF of a quote. */
export async function fetchQuotePdf(key: string): Promise<Blob> {
	return (await api.stream(`${path(key)}/pdf`)).blob();
}

/** GET /quotes: the caller's own, latest first. */
export function callOwnQuotes(signal: AbortSignal): Promise<QuoteList> {
	return api.get("/quotes", quoteListSchema, { signal });
}
