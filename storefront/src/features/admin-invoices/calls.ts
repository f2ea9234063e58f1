import {
	type PaperArchive,
	type PaperPage,
	paperArchiveSchema,
	paperPageSchema,
} from "@confiserie/domain/contract/invoices";
import { api } from "@/lib/api";

/** GET /admin/papers: `query` is a part of a paper's or an order's number, `month` "2026-11"; "" is any. */
export function callPaperPage(
	query: { query: string; month: string; page: number },
	signal: AbortSignal,
): Promise<PaperPage> {
	return api.get("/admin/papers", paperPageSchema, { query, signal });
}

/** A month's sales journal as CSV. */
export async function fetchJournal(month: string): Promise<Blob> {
	return (await api.stream("/admin/papers/journal", { query: { month } })).blob();
}

/** Asks for a month's papers as ZIP. */
export function beginArchive(month: string): Promise<PaperArchive> {
	return api.post("/admin/papers/archives", { month }, paperArchiveSchema);
}

/** How far a ZIP is. */
export function callArchive(id: string): Promise<PaperArchive> {
	return api.get(`/admin/papers/archives/${id}`, paperArchiveSchema);
}

export async function fetchArchive(id: string): Promise<Blob> {
	return (await api.stream(`/admin/papers/archives/${id}/file`)).blob();
}
