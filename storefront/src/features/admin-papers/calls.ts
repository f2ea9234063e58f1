import { type PaperPage, paperPageSchema } from "@confiserie/domain/contract/paper";
import { api } from "@/lib/api";

/** GET /admin/papers: `query` is a part of a paper's or an order's number, `month` "2026-11"; "" is any. */
export function callPaperPage(query: string, month: string, page: number, signal: AbortSignal): Promise<PaperPage> {
	return api.get("/admin/papers", paperPageSchema, { query: { query, month, page }, signal });
}

/** A month's papers as ZIP, or its sales journal as CSV. */
export async function fetchMonth(what: "archive" | "journal", month: string): Promise<Blob> {
	return (await api.stream(`/admin/papers/${what}`, { query: { month } })).blob();
}
