import { z } from "zod";
import { DOCUMENT_KIND_NAMES } from "../invoicing/document";
import { isInOrder } from "../period";
import { operation, PDF_FILE, ZIP_FILE } from "./operation";
import { pageOf } from "./page";
import { NOT_IN_ORDER, periodFields } from "./period";
import { whole } from "./query-values";

export const DOCUMENTS_PAGE_SIZE = 20;

const FILTERS = {
	kind: z.preprocess(
		(value) => (value === "" ? undefined : value),
		z.enum(DOCUMENT_KIND_NAMES, "Ce type de document n'existe pas.").optional(),
	),
	...periodFields,
};

/** Query of GET /documents: a kind, days of issue, both or neither. */
export const documentQuerySchema = z
	.object({ ...FILTERS, page: whole(0, 100_000).default(0), size: whole(1, 100).default(DOCUMENTS_PAGE_SIZE) })
	.refine(isInOrder, NOT_IN_ORDER);
export type DocumentQuery = z.output<typeof documentQuerySchema>;

export const documentArchiveQuerySchema = z.object(FILTERS).refine(isInOrder, NOT_IN_ORDER);
export type DocumentArchiveQuery = z.output<typeof documentArchiveQuerySchema>;

const documentSchema = z.object({
	kind: z.enum(DOCUMENT_KIND_NAMES),
	number: z.string(),
	/** "2026-11-22", in Paris. */
	issuedOn: z.string(),
	/** With VAT; positive of a credit note too. */
	total: z.number(),
	/** The order that it belongs to; null for a quote that is none yet. */
	orderNumber: z.string().nullable(),
	/** Key of a quote's page; null for everything else. */
	quoteKey: z.string().nullable(),
});

/** Response of GET /documents, latest first; amounts in EUR. Ours. */
export const documentPageSchema = pageOf(documentSchema);
export type DocumentPage = z.infer<typeof documentPageSchema>;
export type ListedDocument = DocumentPage["content"][number];

export const listDocuments = operation("GET /api/documents", {
	access: "customer",
	query: documentQuerySchema,
	answer: { 200: documentPageSchema },
});

export const downloadDocuments = operation("GET /api/documents/archive", {
	access: "customer",
	query: documentArchiveQuerySchema,
	...ZIP_FILE,
	errors: ["DOCUMENT_NOT_FOUND"],
});

export const downloadDocument = operation("GET /api/documents/:number", {
	access: "customer",
	...PDF_FILE,
	errors: ["DOCUMENT_NOT_FOUND"],
	tries: ["document-number"],
});
