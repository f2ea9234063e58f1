import { api } from "@/lib/api";

/** A month's sales journal as CSV. */
export async function fetchJournal(month: string): Promise<Blob> {
	return (await api.stream("/admin/papers/journal", { query: { month } })).blob();
}

export async function fetchArchive(id: string): Promise<Blob> {
	return (await api.stream(`/admin/papers/archives/${id}/file`)).blob();
}
