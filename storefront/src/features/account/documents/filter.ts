import type { DocumentKind } from "@confiserie/domain/invoicing/document";

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
