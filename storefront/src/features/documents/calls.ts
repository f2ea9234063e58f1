import type { DocumentKind } from "@confiserie/domain/document";
import { api } from "@/lib/api";

/** What the list is narrowed to; an empty text is no limit. */
export interface DocumentFilter {
	kind: DocumentKind | "";
	from: string;
	to: string;
}

/** The filter as a query states it. */
export const queryOf = ({ kind, from, to }: DocumentFilter) => ({
	...(kind && { kind }),
	...(from && { from }),
	...(to && { to }),
});

/** The PDF of a document. */
export async function fetchDocument(number: string): Promise<Blob> {
	return (await api.stream(`/documents/${encodeURIComponent(number)}`)).blob();
}

/** The files of everything that a filter finds. */
export async function fetchArchive(filter: DocumentFilter): Promise<Blob> {
	const query = new URLSearchParams(queryOf(filter)).toString();
	return (await api.stream(`/documents/archive${query && `?${query}`}`)).blob();
}
