import { type AdminQuote, adminQuoteSchema } from "@confiserie/domain/contract/quotes";
import { api } from "@/lib/api";

const path = (id: string) => `/admin/quotes/${encodeURIComponent(id)}`;

/** Notes that the customer accepts, or takes the quote back. */
export function callAct(id: string, act: "accept" | "withdraw"): Promise<AdminQuote> {
	return api.post(`${path(id)}/${act}`, undefined, adminQuoteSchema);
}

/** The PDF of a quote. */
export async function fetchAdminQuotePdf(id: string): Promise<Blob> {
	return (await api.stream(`${path(id)}/pdf`)).blob();
}
